/** The grades that the shop sells. Silver stands beside the carats as the specification has it. */
export const CARATS = ["24K", "22K", "18K", "Silver"] as const;
export type Carat = (typeof CARATS)[number];

/** Parts of pure metal in a thousand, by the Indian hallmarking grades (IS 1417, IS 2112). */
export const FINENESS: Readonly<Record<Carat, number>> = {
  "24K": 999,
  "22K": 916,
  "18K": 750,
  Silver: 999,
};

/** Purity in percent as the rate panel shows it; the figures are the specification's. */
export const SHOWN_PURITY: Readonly<Record<Carat, number>> = {
  "24K": 99.9,
  "22K": 91.7,
  "18K": 75,
  Silver: 4.1,
};

/** The grade that a text names in any case (`22k`); another text as it is. */
export function caratNamed(text: string): string {
  return CARATS.find((carat) => carat.toLowerCase() === text.toLowerCase()) ?? text;
}

export function isCarat(value: string): value is Carat {
  return (CARATS as readonly string[]).includes(value);
}

/** The metal of a piece in a word or two: `22K gold`, `Silver`. */
export function metalName({ carat, metal }: { carat: string; metal: string }): string {
  return carat === metal ? metal : `${carat} ${metal.toLowerCase()}`;
}
