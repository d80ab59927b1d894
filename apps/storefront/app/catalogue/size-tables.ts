import { BANGLE_SIZES, type JewelSize, RING_SIZES } from "@suvarna/domain/jewel-sizes";
import * as say from "@suvarna/words/here/actual-size";
import type { SizeKind } from "./size-kind.ts";

export const SIZE_TABLES: Readonly<Record<SizeKind, readonly JewelSize[]>> = {
  ring: RING_SIZES,
  bangle: BANGLE_SIZES,
};

/**
 * Formats millimetres as `57.2 mm`. The floating-point number nearest to 57.15 is slightly smaller,
 * so a correction far below a micron is added before rounding.
 */
export function millimetres(value: number): string {
  return say.millimetres((Math.round(value * 10 + 1e-6) / 10).toFixed(1));
}
