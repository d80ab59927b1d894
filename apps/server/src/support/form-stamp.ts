import type { Config } from "../platform/config.ts";
import { isId, newId } from "../platform/ids.ts";
import { readToken, signToken } from "../platform/signed-token.ts";

const PURPOSE = "support-form";
const DAY_MS = 24 * 3_600_000;
/** A page may stay open over a weekend. */
const VALID_MS = 3 * DAY_MS;

/** The opening of a form: its own id, and when it was. */
export interface Opening {
  readonly id: string;
  readonly at: Date;
}

/**
 * A mark of the moment at which a form was opened. Pages are kept for all visitors, so the browser
 * asks for it; nobody can make one, and nobody can make one older.
 */
export function stampForm({ secret }: Pick<Config, "secret">, now: Date): string {
  const until = new Date(now.getTime() + VALID_MS);
  return signToken(secret, { purpose: PURPOSE, subject: newId(now.getTime()), until });
}

/** What a mark says; null without one, or for one that was not made here or too long ago. */
export function readStamp(
  { secret }: Pick<Config, "secret">,
  stamp: string | undefined,
  now: Date,
): Opening | null {
  const id = stamp ? readToken(secret, { purpose: PURPOSE, token: stamp, now }) : null;
  if (id === null || !isId(id)) return null;
  // An id begins with the time at which it was made.
  return { id, at: new Date(Number.parseInt(id.replace("-", "").slice(0, 12), 16)) };
}
