import { generateSync, type JsonSchema } from "json-schema-faker";
import { type Chance, chanceOf } from "../chaos/chance.ts";
import type { TestShop } from "../open-shop.ts";
import { addStaff, openSession } from "../shoppers.ts";
import { damageValue, hostileText } from "./hostile.ts";
import { type Operation, operationsOf } from "./operations.ts";

/** A call that the fuzzer has made. */
interface Attempt {
  readonly method: Operation["method"];
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload?: string;
}

/**
 * Matches texts that a reply must never contain: stack traces, SQL statements and paths of files.
 */
const LEAKS =
  /\bat \S+ \(?\S+:\d+:\d+|node_modules|node:internal|\b(?:insert into|select) "|violates|(?<![\w-])pg_[a-z]|drizzle|ECONN|\/src\/|\b(?:Type|Range|Syntax)Error\b/i;
const MIN_STATUS_OF_OURS = 500;
/** The status of a call that can't be done at present. This status is no fault. */
const UNAVAILABLE = 503;
const ID = /"(?:_id|id|slug|cartId|quoteId)":"([^"]{1,80})"/g;
const IDS_KEPT = 200;

/**
 * Calls every operation of the shop's OpenAPI document, as a visitor, a shopper and the owner, with
 * values that fit its schema and with damaged values. Ids are taken from earlier answers, so that
 * calls reach objects that exist.
 * @param rounds how often each operation is called
 * @returns a description of each fault: an answer with a status of 500 or more, or with an internal
 *   text. Empty when there is no fault
 */
export async function fuzz(shop: TestShop, rounds: number, seed: number): Promise<string[]> {
  const chance = chanceOf(seed);
  const operations = await operationsOf(shop.app);
  const faults: string[] = [];
  const ids: string[] = [];
  for (let round = 0; round < rounds; round++) {
    // Each round has a new owner, because some calls end the session or close the account.
    const { database, clock } = shop.acts;
    const { userId } = await addStaff(shop.acts, "owner");
    const owner = await openSession(database.autocommit, userId, clock());
    const tokens = [null, (await shop.signUp()).token, owner];
    for (const operation of operations) {
      const attempt = attemptAt(chance, operation, { ids, token: chance.pick(tokens) });
      const { statusCode, body } = await shop.app.inject({
        ...attempt,
        remoteAddress: `10.${chance.below(256)}.${chance.below(256)}.${chance.below(256)}`,
      });
      const isOurFault = statusCode >= MIN_STATUS_OF_OURS && statusCode !== UNAVAILABLE;
      if (isOurFault || leaks(attempt, body)) {
        faults.push(`${statusCode} ${JSON.stringify(attempt)}\n  ${body.slice(0, 400)}`);
      }
      for (const [, id = ""] of body.matchAll(ID)) ids[chance.below(IDS_KEPT)] = id;
    }
  }
  return faults;
}

/** Returns whether a reply contains an internal text that the caller did not send. */
function leaks(attempt: Attempt, body: string): boolean {
  const leaked = LEAKS.exec(body)?.[0];
  return leaked !== undefined && !JSON.stringify(attempt).includes(leaked);
}

function attemptAt(
  chance: Chance,
  { method, path, parameters, body }: Operation,
  { ids, token }: { readonly ids: readonly string[]; readonly token: string | null },
): Attempt {
  const query = new URLSearchParams();
  const headers: Record<string, string> = {};
  const known = ids.filter(Boolean);
  let address = path;
  for (const { in: place, name, required, schema } of parameters) {
    if (place === "path") {
      const id = known.length > 0 && chance.percent(70) ? chance.pick(known) : null;
      const value = id ?? (chance.percent(50) ? textOf(chance, schema) : hostileText(chance));
      // An empty path parameter would lead to another address, so it is replaced by a hyphen.
      address = address.replace(`{${name}}`, encodeURIComponent(wellFormed(value)) || "-");
    } else if (required || chance.percent(50)) {
      const value = chance.percent(60) ? textOf(chance, schema) : hostileText(chance);
      if (place === "query") query.append(name, value);
      else headers[name] = value.replace(/[^\x20-\x7e]/g, "?").slice(0, 4000);
    }
  }
  if (token) headers["authorization"] = `Bearer ${token}`;
  const url = query.size > 0 ? `${address}?${query}` : address;
  if (body === null) return { method, url, headers };
  headers["content-type"] = "application/json";
  return { method, url, headers, payload: payloadOf(chance, body, known) };
}

/** Creates a body: JSON that fits the call's schema, damaged JSON, or a text that is not JSON. */
function payloadOf(chance: Chance, schema: JsonSchema, ids: readonly string[]): string {
  const fitting = fittingValue(chance, schema);
  if (chance.percent(3)) return JSON.stringify(fitting).slice(0, -1);
  const sent = chance.percent(60) ? damageValue(chance, fitting) : fitting;
  const text = JSON.stringify(sent) ?? "";
  return ids.length > 0 && chance.percent(50) ? withKnownIds(chance, text, ids) : text;
}

/** Replaces the ids in a body by ids of existing objects. */
function withKnownIds(chance: Chance, text: string, ids: readonly string[]): string {
  return text.replace(
    /("\w*(?:[iI]d|slug|userId)":)"[^"]*"/g,
    (_, key: string) => key + JSON.stringify(chance.pick(ids)),
  );
}

function textOf(chance: Chance, schema: JsonSchema): string {
  return String(fittingValue(chance, schema));
}

function fittingValue(chance: Chance, schema: JsonSchema): unknown {
  return generateSync(schema, {
    seed: chance.below(2 ** 31),
    alwaysFakeOptionals: chance.percent(50),
  });
}

/**
 * Replaces lone surrogates (half of a character of two code units), because an address can't
 * contain them.
 */
function wellFormed(text: string): string {
  return text.toWellFormed();
}
