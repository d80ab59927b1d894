import { LANGUAGE_HEADER, type LanguageCode, languageCode } from "@suvarna/words/languages";
import type { FastifyRequest } from "fastify";

/** Returns the language in which the caller uses the shop, which the storefront sends as a header. */
export function languageOfCall({ headers }: Pick<FastifyRequest, "headers">): LanguageCode {
  return languageCode(headers[LANGUAGE_HEADER]);
}
