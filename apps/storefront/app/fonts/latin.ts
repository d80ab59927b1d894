import figtree from "./figtree-basic.woff2?url";
import fraunces from "./fraunces-letters.woff2?url";

/** The address of the style sheet. */
export { default as STYLES } from "../app.css?url";

/** The font files that a page loads first. */
export const FIRST_FONTS = [figtree, fraunces];
