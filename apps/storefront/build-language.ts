import { LANGUAGES } from "@suvarna/words/languages";

const code = process.env["SHOP_LANGUAGE"] ?? LANGUAGES[0].code;
const found = LANGUAGES.find((language) => language.code === code);
if (!found) throw new Error(`The storefront has no language ${code}`);

/** The language of this build. Each language has a build of its own. */
export const language = found;
