import { addressIn, LANGUAGE_COOKIE, LANGUAGES } from "@suvarna/words/languages";
import type { FastifyRequest } from "fastify";
import { splitLanguage } from "./language-pages.ts";

const CHOSEN = new RegExp(`(?:^|; ?)${LANGUAGE_COOKIE}=([a-z]+)(?:;|$)`);

/**
 * Returns the address of the requested page in the language that the visitor has chosen, if this is
 * another language than that of the address; otherwise null. Only the link to another language in
 * the pages sets the cookie, so nothing is guessed from the browser's settings. A link within the
 * shop is followed as it is: it may be the link to the other language.
 */
export function addressInChosenLanguage({ headers, url }: FastifyRequest): string | null {
  const chosen = headers.cookie && CHOSEN.exec(headers.cookie)?.[1];
  if (!chosen || headers["sec-fetch-site"] === "same-origin") return null;
  const chosenLanguage = LANGUAGES.find(({ code }) => code === chosen);
  const { language, page } = splitLanguage(url);
  return chosenLanguage && chosenLanguage !== language
    ? onThisHost(addressIn(chosenLanguage.base, page))
    : null;
}

/**
 * Makes an address begin with a single slash. A browser reads an address that begins with two
 * slashes, or with a slash and a backslash, as an address of another host, so a link to
 * `/hi//other.example` would otherwise lead away from the shop.
 */
function onThisHost(address: string): string {
  return address.replace(/^[/\\]+/, "/");
}
