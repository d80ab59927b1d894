/** A ring or bangle size by its trade name, with its inner measures in millimetres. */
export interface JewelSize {
  readonly name: string;
  readonly diameter: number;
  readonly circumference: number;
}

/**
 * The inner circumference of the Indian ring sizes 1 to 30, in millimetres, from the trade's
 * printed charts. The two charts that were compared (Duha Fine Jewellery and Elliston, both in
 * India) agree except for sizes 2, 4 and 30. For these, the value that fits the even spacing is
 * used.
 */
const RING_CIRCUMFERENCES = [
  41, 41.7, 42.9, 44.1, 44.8, 46.1, 47.4, 48, 48.7, 50, 51.2, 51.9, 53.1, 54.4, 55.1, 56.3, 57,
  58.3, 58.9, 60.2, 60.8, 62.1, 62.7, 64, 64.6, 65.9, 67.2, 67.8, 69.1, 69.7,
];

/** The Indian ring sizes from 1 to 30. */
export const RING_SIZES: readonly JewelSize[] = RING_CIRCUMFERENCES.map((circumference, index) => ({
  name: String(index + 1),
  diameter: circumference / Math.PI,
  circumference,
}));

const MM_PER_INCH = 25.4;

/**
 * Bangle sizes 2.2 to 2.14. The number after the point is in sixteenths of an inch: size 2.10 has
 * an inner diameter of 2 10/16 inches, so it is larger than size 2.8.
 */
export const BANGLE_SIZES: readonly JewelSize[] = [2, 4, 6, 8, 10, 12, 14].map((sixteenths) => {
  const diameter = (2 + sixteenths / 16) * MM_PER_INCH;
  return { name: `2.${sixteenths}`, diameter, circumference: diameter * Math.PI };
});

/** Finds the size whose inner diameter is nearest to a diameter in millimetres. */
export function sizeOfDiameter(sizes: readonly JewelSize[], diameter: number): JewelSize {
  return sizes.reduce((best, size) =>
    Math.abs(size.diameter - diameter) < Math.abs(best.diameter - diameter) ? size : best,
  );
}
