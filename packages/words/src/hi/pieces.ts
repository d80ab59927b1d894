import { formatNumber } from "@suvarna/domain/formats";
import { plural } from "./plural.ts";

/** A number of pieces: `1 गहना`, `104 गहने`. */
export const piecesText = (count: number) =>
  `${formatNumber(count)} ${plural(count, "गहना", "गहने")}`;
