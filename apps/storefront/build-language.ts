import { LANGUAGES } from "@suvarna/words/languages";

const code = process.env["SHOP_LANGUAGE"] ?? LANGUAGES[0].code;
const found = LANGUAGES.find((language) => language.code === code);
if (!found) throw new Error(`The storefront has no language ${code}`);

/** The language of this build. Each language has a build of its own. */
export const language = found;

/**
 * Whether the words are those of the pseudo-language instead of English
 * (pseudo-language.ts), for a test that finds texts without a translation and texts that
 * are cut.
 */
export const isPseudo = process.env["PSEUDO_LANGUAGE"] === "true";
