import { code as codeHere } from "@suvarna/words/here/language";
import { addressIn, LANGUAGES } from "@suvarna/words/languages";
import { useLocation } from "react-router";

/**
 * Links to the same page in the other languages, as the entries of a list. Each language is a build
 * of its own, so the browser loads the whole page. A script in the head keeps the choice in a cookie
 * (`STORE_LANGUAGE`); the server shows the pages of the chosen language to a visitor who comes from
 * elsewhere.
 */
export function LanguageLinks({ className }: { className: string }) {
  const { pathname, search } = useLocation();
  return LANGUAGES.filter(({ code }) => code !== codeHere).map(({ code, base, name }) => (
    <li key={code}>
      <a
        href={addressIn(base, pathname) + search}
        hrefLang={code}
        lang={code}
        data-language={code}
        className={className}
      >
        {name}
      </a>
    </li>
  ));
}
