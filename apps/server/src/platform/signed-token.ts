import { createHmac, timingSafeEqual } from "node:crypto";
import { purposeKey } from "./purpose-key.ts";

const FOR_EVER = "0";

/**
 * Creates a signed token for a link that is sent outside. The token names one subject (ids and
 * words without dots) for one purpose, and only this shop can create it. The token is not stored:
 * anybody who has the token may do what its purpose names.
 * @param until the time at which the token expires; without it, the token never expires
 */
export function signToken(
  secret: string,
  { purpose, subject, until }: { purpose: string; subject: string; until?: Date },
): string {
  const claim = `${subject}.${until ? until.getTime().toString(36) : FOR_EVER}`;
  return `${claim}.${seal(secret, purpose, claim)}`;
}

/**
 * Reads the subject of a token; null when the token was not created by this shop, has another
 * purpose, or has expired.
 */
export function readToken(
  secret: string,
  { purpose, token, now }: { purpose: string; token: string; now: Date },
): string | null {
  const [subject = "", until = "", mac = "", ...more] = token.split(".");
  const expected = Buffer.from(seal(secret, purpose, `${subject}.${until}`));
  const actual = Buffer.from(mac);
  if (more.length > 0 || actual.length !== expected.length) return null;
  if (!timingSafeEqual(actual, expected)) return null;
  return until === FOR_EVER || Number.parseInt(until, 36) > now.getTime() ? subject : null;
}

function seal(secret: string, purpose: string, claim: string): string {
  const key = purposeKey(secret, `link: ${purpose}`);
  return createHmac("sha256", key).update(claim).digest("base64url");
}
