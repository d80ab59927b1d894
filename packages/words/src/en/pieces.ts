import { formatNumber } from "@suvarna/domain/formats";
import { plural } from "./plural.ts";

/** A number of pieces: `1 piece`, `104 pieces`. */
export const piecesText = (count: number) =>
  plural(count, "1 piece", `${formatNumber(count)} pieces`);
