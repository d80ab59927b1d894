import type { FastifyInstance } from "fastify";
import { Refusal } from "../errors.ts";

// PostgreSQL can store neither the character NUL nor half of a surrogate pair. A request with such
// a text is refused before a route sees it, because every text may reach the database.

/**
 * Matches, in JSON, the escape sequences of characters that PostgreSQL can't store: NUL and half of
 * a surrogate pair. The number of backslashes before the sequence must be even: `\\u0000` in JSON
 * is a typed backslash followed by the text u0000.
 */
const IN_JSON = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89ab]..(?!\\ud[c-f])|(?<!\\ud[89ab]..\\u)d[c-f])/i;
/**
 * Matches the character NUL in an address or a form. Percent-encoding can't express half of a
 * surrogate pair, so NUL is the only character that the database can't store.
 */
const IN_ADDRESS = /%00|\0/;

/** Whether the database can store every text of a JSON document. */
export function isStorableJson(json: string): boolean {
  return !IN_JSON.test(json);
}

/** Whether the database can store every text of an address or of a URL-encoded form. */
export function isStorableAddress(text: string): boolean {
  return !IN_ADDRESS.test(text);
}

/**
 * Answers 400 to every request whose path or query contains a text that the database can't store.
 */
export function refuseUnstorableAddresses(server: FastifyInstance): void {
  server.addHook("onRequest", async (request) => {
    if (!isStorableAddress(request.url)) throw new Refusal("bad_request");
  });
}
