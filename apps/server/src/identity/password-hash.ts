import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** The cost of one hash: some 60 ms of a core and 16 MB. Kept hashes were made with the same. */
const COST = { N: 16_384, r: 16, p: 1 };
const KEY_BYTES = 64;
const SALT_BYTES = 16;

/**
 * Hashes a password by scrypt for the database, as `salt:key`, both in hexadecimal. The salt goes into
 * scrypt as its hexadecimal text: the hashes that the shop has kept from the beginning were made so.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES).toString("hex");
  return `${salt}:${(await deriveKey(password, salt)).toString("hex")}`;
}

/**
 * Whether a password is the one that was hashed.
 * @param hash from `hashPassword`; null costs the same work and is false, so that the time of an
 *   answer does not tell whether an account has a password
 */
export async function verifyPassword(hash: string | null, password: string): Promise<boolean> {
  const [salt = "", key = ""] = hash?.split(":") ?? [];
  const derived = await deriveKey(password, salt);
  const kept = Buffer.from(key, "hex");
  return kept.length === derived.length && timingSafeEqual(kept, derived);
}

function deriveKey(password: string, salt: string): Promise<Buffer> {
  // The same letters can be typed as different characters; NFKC makes them one.
  const typed = password.normalize("NFKC");
  const options = { ...COST, maxmem: 2 * 128 * COST.N * COST.r };
  return new Promise((resolve, reject) => {
    scrypt(typed, salt, KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
