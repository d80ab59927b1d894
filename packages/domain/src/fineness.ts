/**
 * The metal grades that the shop sells. Silver is listed beside the gold carats, as in the
 * specification of this shop.
 */
export const CARATS = ["24K", "22K", "18K", "Silver"] as const;
export type Carat = (typeof CARATS)[number];

/** The parts of pure metal in a thousand, as Indian hallmarking defines them (IS 1417, IS 2112). */
export const FINENESS: Readonly<Record<Carat, number>> = {
  "24K": 999,
  "22K": 916,
  "18K": 750,
  Silver: 999,
};

/** The fineness of sterling silver, which the shop sells beside fine silver. */
const STERLING = 925;

/**
 * Returns the fineness of a piece, in parts of a thousand. The rate of silver is that of fine
 * silver, but a piece whose metal is described as sterling has the fineness of sterling.
 */
export function finenessOf(piece: { readonly carat: Carat; readonly metalColour: string }): number {
  const isSterling = piece.carat === "Silver" && /\bsterling\b/i.test(piece.metalColour);
  return isSterling ? STERLING : FINENESS[piece.carat];
}

/**
 * The purity in percent that the rate panel shows. The specification of this shop prescribes these
 * values, even that of silver.
 */
export const SHOWN_PURITY: Readonly<Record<Carat, number>> = {
  "24K": 99.9,
  "22K": 91.7,
  "18K": 75,
  Silver: 4.1,
};

/**
 * Finds the metal grade with this name in upper or lower case (`22k`). Any other text is returned
 * unchanged.
 */
export function caratNamed(text: string): string {
  return CARATS.find((carat) => carat.toLowerCase() === text.toLowerCase()) ?? text;
}

/** Builds an object with a value for each metal grade. */
export function forEachCarat<Value>(compute: (carat: Carat) => Value): Record<Carat, Value> {
  const entries = CARATS.map((carat) => [carat, compute(carat)]);
  return Object.fromEntries(entries) as Record<Carat, Value>;
}

export function isCarat(value: string): value is Carat {
  return (CARATS as readonly string[]).includes(value);
}

/** The metal of a piece in words: `22K gold`, `Silver`. */
export function metalName({ carat, metal }: { carat: string; metal: string }): string {
  return carat === metal ? metal : `${carat} ${metal.toLowerCase()}`;
}

/**
 * Names the metal with its colour: `18K white gold`, `Oxidised sterling silver`. A piece without a
 * colour has the name of its metal.
 */
export function metalInColour(piece: {
  readonly carat: string;
  readonly metal: string;
  readonly metalColour?: string;
}): string {
  const { carat, metal, metalColour = "" } = piece;
  if (metalColour === "") return metalName(piece);
  return metal === "Silver" ? metalColour : `${carat} ${metalColour.toLowerCase()}`;
}
