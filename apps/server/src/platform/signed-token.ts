import { createHmac, timingSafeEqual } from "node:crypto";

const FOR_EVER = "0";

/**
 * A token for a link that leaves the shop: names one thing (`subject`: ids and words, no dots) for
 * one purpose, and can't be made by anybody else. It is no secret of a database: whoever has it may
 * do that one thing.
 * @param until after this it is worth nothing; left out: for ever
 */
export function signToken(
  secret: string,
  { purpose, subject, until }: { purpose: string; subject: string; until?: Date },
): string {
  const claim = `${subject}.${until ? until.getTime().toString(36) : FOR_EVER}`;
  return `${claim}.${seal(secret, purpose, claim)}`;
}

/** What a token names; null for one that was not made here, for something else, or too long ago. */
export function readToken(
  secret: string,
  { purpose, token, now }: { purpose: string; token: string; now: Date },
): string | null {
  const [subject = "", until = "", mac = "", ...more] = token.split(".");
  const expected = Buffer.from(seal(secret, purpose, `${subject}.${until}`));
  const given = Buffer.from(mac);
  if (more.length > 0 || given.length !== expected.length) return null;
  if (!timingSafeEqual(given, expected)) return null;
  return until === FOR_EVER || Number.parseInt(until, 36) > now.getTime() ? subject : null;
}

function seal(secret: string, purpose: string, claim: string): string {
  return createHmac("sha256", secret).update(`${purpose}\n${claim}`).digest("base64url");
}
