import { type Paise, paise } from "@suvarna/domain/money";
import bangle from "./samples/bangle.avif";
import diamondRing from "./samples/diamond-ring.avif";
import gemstoneRing from "./samples/gemstone-ring.avif";
import goldNecklace from "./samples/gold-necklace.avif";
import necklace from "./samples/necklace.avif";
import pearlEarrings from "./samples/pearl-earrings.avif";
import pearlSet from "./samples/pearl-set.avif";
import silverPendant from "./samples/silver-pendant.avif";

/** A sample piece that is shown when the real pieces could not be loaded; it links to the shop. */
export interface SamplePiece {
  readonly name: string;
  readonly price: Paise;
  /** The address of a picture in the storefront's own files. */
  readonly picture: string;
}

/** The size of every sample picture, in pixels. */
export const SAMPLE_PICTURE = { width: 630, height: 720 };

/** The samples that are shown if the everyday pieces could not be loaded. */
export const EVERYDAY_SAMPLES: readonly SamplePiece[] = [
  { name: "Necklace", price: paise(29_999), picture: necklace },
  { name: "Diamond Ring", price: paise(49_999), picture: diamondRing },
  { name: "Pearl Earrings", price: paise(19_999), picture: pearlEarrings },
  { name: "Gold Bangle", price: paise(24_999), picture: bangle },
  { name: "Silver Pendant", price: paise(15_999), picture: silverPendant },
  { name: "Gemstone Ring", price: paise(34_999), picture: gemstoneRing },
];

/** The samples that are shown if the best sellers could not be loaded. */
export const BEST_SELLING_SAMPLES: readonly SamplePiece[] = [
  { name: "Gold Necklace", price: paise(24_999), picture: goldNecklace },
  { name: "Diamond Ring", price: paise(34_999), picture: diamondRing },
  { name: "Pearl Set", price: paise(19_999), picture: pearlSet },
  { name: "Gold Bangle", price: paise(17_999), picture: bangle },
];
