import figtree from "./figtree-basic.woff2?url";
import hind from "./hind-400.woff2?url";
import martel from "./martel-300.woff2?url";

/** The address of the style sheet. */
export { default as STYLES } from "../app-devanagari.css?url";

/** The font files that a page loads first. Digits are in Latin script. */
export const FIRST_FONTS = [hind, martel, figtree];
