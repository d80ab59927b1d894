/** The kinds of jewellery, in the order in which the shop lists them. */
export const KINDS = [
  "ring",
  "earrings",
  "necklace",
  "bangle",
  "bracelet",
  "mangalsutra",
  "pendant",
  "chain",
  "maangtikka",
  "nosepin",
  "anklet",
  "toering",
  "coin",
  "other",
] as const;
export type Kind = (typeof KINDS)[number];

/** The colours of metal by which shoppers choose. */
export const COLOURS = ["yellow", "rose", "white", "two-tone", "silver"] as const;
export type Colour = (typeof COLOURS)[number];

/** The occasions for which a piece is suited, and the people for whom it is suited. */
export const OCCASIONS = [
  "wedding",
  "engagement",
  "anniversary",
  "everyday",
  "office",
  "evening",
  "festive",
  "puja",
  "birth",
  "gifting",
  "for-him",
] as const;
export type Occasion = (typeof OCCASIONS)[number];

/**
 * The colour of a metal that the shop describes in words of its own: `Oxidised sterling silver` is
 * silver, and `Yellow gold & platinum` is two-tone. Gold without a named colour is yellow.
 */
export function colourOf(metal: string, metalColour: string): Colour {
  const words = metalColour.toLowerCase();
  const isNamed = (...names: string[]) => names.some((name) => words.includes(name));
  const named = [isNamed("yellow"), isNamed("rose", "pink"), isNamed("white", "platinum")];
  if (isNamed("two-tone", "two tone") || named.filter(Boolean).length > 1) return "two-tone";
  if (metal === "Silver") return "silver";
  return named[1] ? "rose" : named[2] ? "white" : "yellow";
}

/** Lists the kinds of a piece's stones in lower case, each kind once, in alphabetical order. */
export function stoneKindsOf(stones: readonly { readonly kind: string }[]): string[] {
  const kinds = stones.map(({ kind }) => kind.trim().toLowerCase()).filter((kind) => kind !== "");
  return [...new Set(kinds)].sort();
}
