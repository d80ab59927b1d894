import { type Paise, paise } from "@suvarna/domain/money";
import * as say from "@suvarna/words/here/home";
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
  { name: say.necklace, price: paise(29_999), picture: necklace },
  { name: say.diamondRing, price: paise(49_999), picture: diamondRing },
  { name: say.pearlEarrings, price: paise(19_999), picture: pearlEarrings },
  { name: say.goldBangle, price: paise(24_999), picture: bangle },
  { name: say.silverPendant, price: paise(15_999), picture: silverPendant },
  { name: say.gemstoneRing, price: paise(34_999), picture: gemstoneRing },
];

/** The samples that are shown if the best sellers could not be loaded. */
export const BEST_SELLING_SAMPLES: readonly SamplePiece[] = [
  { name: say.goldNecklace, price: paise(24_999), picture: goldNecklace },
  { name: say.diamondRing, price: paise(34_999), picture: diamondRing },
  { name: say.pearlSet, price: paise(19_999), picture: pearlSet },
  { name: say.goldBangle, price: paise(17_999), picture: bangle },
];
