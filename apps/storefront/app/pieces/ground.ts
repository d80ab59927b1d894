/** A background with a luminance below this value, from 0 to 255, needs light text. */
const DARK = 110;

/**
 * Whether text on a background must be light.
 * @param ground the background colour as `#rrggbb`; any other text counts as a light background
 */
export function isDarkGround(ground: string): boolean {
  const [red = 255, green = 255, blue = 255] =
    /^#(..)(..)(..)$/
      .exec(ground)
      ?.slice(1)
      .map((byte) => Number.parseInt(byte, 16)) ?? [];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < DARK;
}
