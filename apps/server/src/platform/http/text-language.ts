import { LANGUAGES } from "@suvarna/words/languages";
import type { FastifyRequest } from "fastify";
import { Refusal } from "../errors.ts";

const CODES: readonly string[] = LANGUAGES.map(({ code }) => code);
const FIELD = "language";

/**
 * Returns the code of the language in which a caller wants the shop's texts, from the query field
 * `language`; null for the first language, in which the shop writes them.
 * @throws Refusal bad_request for an unknown language
 */
export function textLanguageOf({ raw }: Pick<FastifyRequest, "raw">): string | null {
  const { url = "" } = raw;
  // Most calls name no language, and need not be parsed.
  if (!url.includes(`${FIELD}=`)) return null;
  const code = new URLSearchParams(url.slice(url.indexOf("?") + 1)).get(FIELD);
  if (code === null || code === LANGUAGES[0].code) return null;
  if (CODES.includes(code)) return code;
  const message = `Choose a language: ${CODES.join(", ")}`;
  throw new Refusal("bad_request", { message, fields: { [FIELD]: message } });
}
