import type { FastifyInstance } from "fastify";
import { Refusal } from "../errors.ts";

// PostgreSQL can store neither the character NUL nor one half of a surrogate pair without the other.
// A request with such a text is refused before a route sees it: every text may reach the database.

/**
 * The characters as JSON writes them, with an escape sequence. After an even number of backslashes
 * only: `\\u0000` in JSON is a backslash that somebody has typed, and the text u0000.
 */
const IN_JSON = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89ab]..(?!\\ud[c-f])|(?<!\\ud[89ab]..\\u)d[c-f])/i;
/** NUL in an address or in a form. Half a surrogate pair can't be written with percent signs. */
const IN_ADDRESS = /%00|\0/;

/** Whether the database can store every text of a JSON document. */
export function isStorableJson(json: string): boolean {
  return !IN_JSON.test(json);
}

/** Whether the database can store every text of an address, or of a form sent as one. */
export function isStorableAddress(text: string): boolean {
  return !IN_ADDRESS.test(text);
}

/** Answers 400 to every request whose address, path or query, can't be stored. */
export function refuseUnstorableAddresses(server: FastifyInstance): void {
  server.addHook("onRequest", async (request) => {
    if (!isStorableAddress(request.url)) throw new Refusal("bad_request");
  });
}
