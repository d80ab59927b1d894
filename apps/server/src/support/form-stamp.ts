import type { Config } from "../platform/config.ts";
import { isId, newId } from "../platform/ids.ts";
import { readToken, signToken } from "../platform/signed-token.ts";

const PURPOSE = "support-form";
const DAY_MS = 24 * 3_600_000;
/**
 * How long a form may stay open before it is sent, in milliseconds. The time covers a long weekend.
 */
const VALID_MS = 3 * DAY_MS;

/** The opening of a form in a browser: its id and its time. */
export interface FormOpening {
  readonly id: string;
  readonly at: Date;
}

/**
 * Creates a signed stamp with the time at which a form was opened. Pages are cached for all
 * visitors, so the browser requests the stamp separately. Nobody else can create a stamp, or make
 * it look older.
 */
export function stampForm({ secret }: Pick<Config, "secret">, now: Date): string {
  const until = new Date(now.getTime() + VALID_MS);
  return signToken(secret, { purpose: PURPOSE, subject: newId(now.getTime()), until });
}

/**
 * Reads a form's stamp; null when there is no stamp, when this shop has not created it, or when it
 * has expired.
 */
export function readStamp(
  { secret }: Pick<Config, "secret">,
  stamp: string | undefined,
  now: Date,
): FormOpening | null {
  const id = stamp ? readToken(secret, { purpose: PURPOSE, token: stamp, now }) : null;
  if (id === null || !isId(id)) return null;
  // The id is a UUIDv7, which begins with the time of its creation.
  return { id, at: new Date(Number.parseInt(id.replace("-", "").slice(0, 12), 16)) };
}
