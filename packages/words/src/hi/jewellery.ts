import type { Carat } from "@suvarna/domain/fineness";
import type { Colour, Kind, Occasion } from "@suvarna/domain/jewellery";

/** The names of a kind of jewellery, for one piece and for several pieces. */
export const KIND_WORDS: Readonly<Record<Kind, { readonly one: string; readonly many: string }>> = {
  ring: { one: "अंगूठी", many: "अंगूठियाँ" },
  earrings: { one: "बालियाँ", many: "बालियाँ" },
  necklace: { one: "हार", many: "हार" },
  bangle: { one: "कंगन", many: "कंगन" },
  bracelet: { one: "ब्रेसलेट", many: "ब्रेसलेट" },
  mangalsutra: { one: "मंगलसूत्र", many: "मंगलसूत्र" },
  pendant: { one: "पेंडेंट", many: "पेंडेंट" },
  chain: { one: "चेन", many: "चेन" },
  maangtikka: { one: "माँग टीका", many: "माँग टीके" },
  nosepin: { one: "नोज़ पिन", many: "नोज़ पिन" },
  anklet: { one: "पायल", many: "पायल" },
  toering: { one: "बिछिया", many: "बिछिया" },
  coin: { one: "सिक्का या बार", many: "सिक्के और बार" },
  other: { one: "अन्य गहना", many: "अन्य गहने" },
};

export const COLOUR_WORDS: Readonly<Record<Colour, string>> = {
  yellow: "पीला सोना",
  rose: "रोज़ गोल्ड",
  white: "व्हाइट गोल्ड",
  "two-tone": "दो रंग का सोना",
  silver: "चाँदी",
};

export const OCCASION_WORDS: Readonly<Record<Occasion, string>> = {
  wedding: "शादी",
  engagement: "सगाई",
  anniversary: "शादी की सालगिरह",
  everyday: "रोज़ पहनने के लिए",
  office: "ऑफ़िस",
  evening: "शाम की महफ़िल",
  festive: "दिवाली और त्योहार",
  puja: "पूजा",
  birth: "जन्म और नामकरण",
  gifting: "उपहार",
  "for-him": "पुरुषों के लिए",
};

const STONES: Readonly<Record<string, string>> = {
  "black bead": "काले मोती",
  diamond: "हीरा",
  emerald: "पन्ना",
  onyx: "ओनिक्स",
  pearl: "मोती",
  polki: "पोल्की",
  ruby: "माणिक",
  sapphire: "नीलम",
};

/** Returns the name of a kind of stone from its code; an unknown code is written with a capital. */
export function stoneWords(kind: string): string {
  return STONES[kind.toLowerCase()] ?? kind.charAt(0).toUpperCase() + kind.slice(1);
}

/** Returns the name of one metal of a colour: `22K रोज़ गोल्ड`, `चाँदी`. */
export function metalLabel(carat: Carat, colour: Colour): string {
  return carat === "Silver" ? COLOUR_WORDS.silver : `${carat} ${COLOUR_WORDS[colour]}`;
}

const CATEGORIES: Readonly<Record<string, string>> = {
  Gold: "सोना",
  Diamond: "हीरा",
  Silver: "चाँदी",
  Bridal: "शादी के गहने",
  Traditional: "पारंपरिक",
};

/** Returns the name of a category by its title, which is in English. */
export const categoryWords = (title: string) => CATEGORIES[title] ?? title;
