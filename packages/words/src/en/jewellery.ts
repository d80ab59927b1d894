import type { Carat } from "@suvarna/domain/fineness";
import type { Colour, Kind, Occasion } from "@suvarna/domain/jewellery";

/** The names of a kind of jewellery, for one piece and for several pieces. */
export const KIND_WORDS: Readonly<Record<Kind, { readonly one: string; readonly many: string }>> = {
  ring: { one: "Ring", many: "Rings" },
  earrings: { one: "Earrings", many: "Earrings" },
  necklace: { one: "Necklace", many: "Necklaces" },
  bangle: { one: "Bangle", many: "Bangles" },
  bracelet: { one: "Bracelet", many: "Bracelets" },
  mangalsutra: { one: "Mangalsutra", many: "Mangalsutra" },
  pendant: { one: "Pendant", many: "Pendants" },
  chain: { one: "Chain", many: "Chains" },
  maangtikka: { one: "Maang tikka", many: "Maang tikka" },
  nosepin: { one: "Nose pin", many: "Nose pins" },
  anklet: { one: "Anklet", many: "Anklets" },
  toering: { one: "Toe ring", many: "Toe rings" },
  coin: { one: "Coin or bar", many: "Coins and bars" },
  other: { one: "Other piece", many: "Other pieces" },
};

export const COLOUR_WORDS: Readonly<Record<Colour, string>> = {
  yellow: "Yellow gold",
  rose: "Rose gold",
  white: "White gold",
  "two-tone": "Two-tone gold",
  silver: "Silver",
};

export const OCCASION_WORDS: Readonly<Record<Occasion, string>> = {
  wedding: "Wedding",
  engagement: "Engagement",
  anniversary: "Anniversary",
  everyday: "Everyday",
  office: "Office",
  evening: "Evening",
  festive: "Diwali and festivals",
  puja: "Puja",
  birth: "Birth and naming",
  gifting: "Gifting",
  "for-him": "For him",
};

/** Returns the name of a kind of stone from its code: `black bead` is `Black bead`. */
export function stoneWords(kind: string): string {
  return kind.charAt(0).toUpperCase() + kind.slice(1);
}

/** Returns the name of one metal of a colour: `22K rose gold`, `Silver`. */
export function metalLabel(carat: Carat, colour: Colour): string {
  return carat === "Silver" ? carat : `${carat} ${COLOUR_WORDS[colour].toLowerCase()}`;
}

/** Returns the name of a category by its title, which is in English. */
export const categoryWords = (title: string) => title;
