import { LANGUAGE_COOKIE } from "@suvarna/words/languages";

const A_YEAR_S = 31_536_000;

/**
 * The script in the head of a page that keeps the chosen language in a cookie when the visitor
 * follows a link with the attribute `data-language`. A handler of React would miss a click while
 * React takes over the page, although the link already works.
 */
export const STORE_LANGUAGE = `addEventListener("click", ({ target }) => {
  const link = target.closest?.("a[data-language]");
  if (link) document.cookie = "${LANGUAGE_COOKIE}=" + link.dataset.language + "; path=/; max-age=${A_YEAR_S}; samesite=lax";
}, true);`;
