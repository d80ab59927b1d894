const METALS: Readonly<Record<string, string>> = { Gold: "सोना", Silver: "चाँदी" };
const METAL_COLOURS: Readonly<Record<string, string>> = {
  "Fine gold": "शुद्ध सोना",
  "Fine silver": "शुद्ध चाँदी",
  "Oxidised sterling silver": "ऑक्सीडाइज़्ड स्टर्लिंग चाँदी",
  "Rose gold": "रोज़ गोल्ड",
  "Sterling silver": "स्टर्लिंग चाँदी",
  "White gold": "व्हाइट गोल्ड",
  "Yellow gold": "पीला सोना",
  "Yellow gold & platinum": "पीला सोना और प्लैटिनम",
};

/** The name of a metal, or of its colour, by its name in the shop's data; else that name itself. */
export const metalWords = (metal: string) => METALS[metal] ?? metal;
export const metalColourWords = (colour: string) => METAL_COLOURS[colour] ?? colour;

/** The metal of a piece in words: `22K सोना`, `चाँदी`. */
export function metalName({ carat, metal }: { carat: string; metal: string }): string {
  const name = metalWords(metal);
  return carat === metal ? name : `${carat} ${name}`;
}

/** Names the metal with its colour: `18K व्हाइट गोल्ड`. An unknown colour stays as it is. */
export function metalInColour(piece: {
  readonly carat: string;
  readonly metal: string;
  readonly metalColour?: string;
}): string {
  const { carat, metal, metalColour = "" } = piece;
  if (metalColour === "") return metalName(piece);
  const colour = metalColourWords(metalColour);
  return metal === "Silver" ? colour : `${carat} ${colour}`;
}
