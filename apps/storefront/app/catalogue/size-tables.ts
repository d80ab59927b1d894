import { BANGLE_SIZES, type JewelSize, RING_SIZES } from "@suvarna/domain/jewel-sizes";
import type { SizeKind } from "./size-kind.ts";

export const SIZE_TABLES: Readonly<Record<SizeKind, readonly JewelSize[]>> = {
  ring: RING_SIZES,
  bangle: BANGLE_SIZES,
};

/** `57.2 mm`. The nearest double of 57.15 lies below it; the correction is far under a micron. */
export function millimetres(value: number): string {
  return `${(Math.round(value * 10 + 1e-6) / 10).toFixed(1)} mm`;
}
