/** The original sizes of the shop's portrait pictures and square pictures, in pixels. */
export const COVER = { width: 900, height: 1200 };
export const SQUARE = { width: 900, height: 900 };
