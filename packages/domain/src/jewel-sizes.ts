/** A size as the trade names it, with what it measures inside, in millimetres. */
export interface JewelSize {
  readonly name: string;
  readonly diameter: number;
  readonly circumference: number;
}

/**
 * Inner circumference of the Indian ring sizes 1 to 30, in millimetres, as the trade's printed
 * charts give it: two that were compared (Duha Fine Jewellery and Elliston, both in India) agree
 * but for sizes 2, 4 and 30, where the evenly spaced figure is taken.
 */
const RING_CIRCUMFERENCES = [
  41, 41.7, 42.9, 44.1, 44.8, 46.1, 47.4, 48, 48.7, 50, 51.2, 51.9, 53.1, 54.4, 55.1, 56.3, 57,
  58.3, 58.9, 60.2, 60.8, 62.1, 62.7, 64, 64.6, 65.9, 67.2, 67.8, 69.1, 69.7,
];

/** Ring sizes 1 to 30. */
export const RING_SIZES: readonly JewelSize[] = RING_CIRCUMFERENCES.map((circumference, index) => ({
  name: String(index + 1),
  diameter: circumference / Math.PI,
  circumference,
}));

const MM_PER_INCH = 25.4;

/**
 * Bangle sizes 2.2 to 2.14. The figure after the point counts sixteenths: a 2.10 is 2 10/16 inches
 * wide inside, and wider than a 2.8.
 */
export const BANGLE_SIZES: readonly JewelSize[] = [2, 4, 6, 8, 10, 12, 14].map((sixteenths) => {
  const diameter = (2 + sixteenths / 16) * MM_PER_INCH;
  return { name: `2.${sixteenths}`, diameter, circumference: diameter * Math.PI };
});

/** The size whose inner diameter, in millimetres, is nearest: that of a ring or bangle at hand. */
export function sizeOfDiameter(sizes: readonly JewelSize[], diameter: number): JewelSize {
  return sizes.reduce((best, size) =>
    Math.abs(size.diameter - diameter) < Math.abs(best.diameter - diameter) ? size : best,
  );
}
