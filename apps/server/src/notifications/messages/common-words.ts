import type { ByLanguage } from "@suvarna/words/by-language";
import * as en from "@suvarna/words/en/letters";
import * as hi from "@suvarna/words/hi/letters";

/** The words that all letters share, by the language of the letter. */
export const COMMON: ByLanguage<typeof en> = { en, hi };
