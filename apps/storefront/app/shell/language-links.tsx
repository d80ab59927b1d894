import { code as codeHere } from "@suvarna/words/here/language";
import { addressIn, LANGUAGE_COOKIE, LANGUAGES } from "@suvarna/words/languages";
import { useLocation } from "react-router";

const A_YEAR_S = 31_536_000;

/**
 * Links to the same page in the other languages, as the entries of a list. Each language is a build
 * of its own, so the browser loads the whole page. The choice is kept in a cookie; the server shows
 * the pages of the chosen language to a visitor who comes from elsewhere.
 */
export function LanguageLinks({ className }: { className: string }) {
  const { pathname, search } = useLocation();
  return LANGUAGES.filter(({ code }) => code !== codeHere).map(({ code, base, name }) => (
    <li key={code}>
      <a
        href={addressIn(base, pathname) + search}
        hrefLang={code}
        lang={code}
        onClick={() => {
          // biome-ignore lint/suspicious/noDocumentCookie: Firefox and Safari have no other way
          document.cookie = `${LANGUAGE_COOKIE}=${code}; path=/; max-age=${A_YEAR_S}; samesite=lax`;
        }}
        className={className}
      >
        {name}
      </a>
    </li>
  ));
}
