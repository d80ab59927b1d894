import type { Menu } from "@suvarna/contract/catalogue/schemas";
import type { Occasion } from "@suvarna/domain/jewellery";
import { COLOUR_WORDS, OCCASION_WORDS, stoneWords } from "@suvarna/words/en/jewellery";
import type { SiteLink } from "../site-map.ts";

/** The occasions that the menu shows; other occasions are only among the filters. */
const MAIN_OCCASIONS: readonly Occasion[] = [
  "wedding",
  "engagement",
  "anniversary",
  "everyday",
  "festive",
  "birth",
  "for-him",
];
const MOST_METALS = 5;
const MOST_STONES = 4;

/** The address of the listing with the given filters. */
function listing(choices: Readonly<Record<string, string>>): string {
  return `/shop?${new URLSearchParams(choices)}`;
}

/** The listings of the occasions that the shop has pieces for. */
export function occasionLinks({ occasions }: Menu): SiteLink[] {
  const known = new Set(occasions.map(({ occasion }) => occasion));
  return MAIN_OCCASIONS.filter((occasion) => known.has(occasion)).map((occasion) => ({
    label: OCCASION_WORDS[occasion],
    to: listing({ occasion }),
  }));
}

/** The listings of the metals and of the stones with the most pieces. */
export function metalAndStoneLinks({ metals, stones }: Menu): SiteLink[] {
  const most = metals.toSorted((one, other) => other.count - one.count).slice(0, MOST_METALS);
  return [
    ...most.map(({ carat, colour }) => ({
      label: carat === "Silver" ? "Silver" : `${carat} ${COLOUR_WORDS[colour].toLowerCase()}`,
      to: listing({ carat, colour }),
    })),
    ...stones.slice(0, MOST_STONES).map(({ stone }) => ({
      label: stoneWords(stone),
      to: listing({ stone }),
    })),
  ];
}

/** The link to pieces that cost little enough for a gift. */
export const GIFTS: SiteLink = {
  label: "Gifts under ₹50,000",
  to: listing({ maxPayable: "50000" }),
};
