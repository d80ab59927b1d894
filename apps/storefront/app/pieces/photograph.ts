/** The size of every product photograph, in pixels. */
export const PHOTOGRAPH = { width: 1200, height: 1200 };

/** The size of every banner, in pixels. */
export const BANNER = { width: 2400, height: 1200 };

/** The classes of a picture that zooms slightly while the mouse is over its card (`group`). */
export const ZOOMS =
  "transition-transform duration-(--duration-image) ease-quiet group-hover:scale-103";
