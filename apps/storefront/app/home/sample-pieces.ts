import { type Paise, paise } from "@suvarna/domain/money";

/** A piece that only stands for others: it has a name and a price, and leads to the shop. */
export interface SamplePiece {
  readonly name: string;
  readonly price: Paise;
}

/** Shown when the everyday pieces could not be had. */
export const EVERYDAY_SAMPLES: readonly SamplePiece[] = [
  { name: "Necklace", price: paise(29_999) },
  { name: "Diamond Ring", price: paise(49_999) },
  { name: "Pearl Earrings", price: paise(19_999) },
  { name: "Gold Bangle", price: paise(24_999) },
  { name: "Silver Pendant", price: paise(15_999) },
  { name: "Gemstone Ring", price: paise(34_999) },
];

/** Shown when the best sellers could not be had. */
export const BEST_SELLING_SAMPLES: readonly SamplePiece[] = [
  { name: "Gold Necklace", price: paise(24_999) },
  { name: "Diamond Ring", price: paise(34_999) },
  { name: "Pearl Set", price: paise(19_999) },
  { name: "Gold Bangle", price: paise(17_999) },
];
