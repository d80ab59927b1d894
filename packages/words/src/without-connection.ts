import type { ByLanguage } from "./by-language.ts";
import * as english from "./en/shell.ts";
import * as hindi from "./hi/shell.ts";

/**
 * The words of the page that the service worker shows without a connection. One service worker
 * answers for the pages of all languages, so its words are not those of one build.
 */
export const WITHOUT_CONNECTION: ByLanguage<
  Pick<typeof english, "needsConnection" | "openThePage" | "goToHomepage">
> = { en: english, hi: hindi };
