import styles from "./devanagari.css?url";
import figtree from "./figtree-basic.woff2?url";
import hind from "./hind-400.woff2?url";
import martel from "./martel-300.woff2?url";

/** The font files that a page loads first. Digits and the names of pieces are in Latin script. */
export const FIRST_FONTS = [hind, martel, figtree];

/** The style sheets of the script, besides that of all pages. */
export const STYLES_OF_SCRIPT: readonly string[] = [styles];
