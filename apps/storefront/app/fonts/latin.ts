import figtree from "./figtree-basic.woff2?url";
import fraunces from "./fraunces-letters.woff2?url";

/** The font files that a page loads first. */
export const FIRST_FONTS = [figtree, fraunces];

/** The style sheets of the script, besides that of all pages. */
export const STYLES_OF_SCRIPT: readonly string[] = [];
