import { argon2, randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/**
 * The cost of one hash, which is at least what OWASP's Password Storage Cheat Sheet recommends for
 * Argon2id: 19 MiB of memory (here in KiB) and two passes, which take some 50 ms of a core.
 */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;
/**
 * The salt that is hashed with when no account has a password to compare, so that the work is the
 * same.
 */
const NO_SALT = "AAAAAAAAAAAAAAAAAAAAAA";
const PREFIX = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$`;

/** The cost of the scrypt hashes that earlier versions of the shop stored. */
const OLD_COST = { N: 16_384, r: 16, p: 1 };
const OLD_KEY_BYTES = 64;

/**
 * Hashes a password by Argon2id for the database.
 * @returns the hash in the usual PHC string format: algorithm, costs, salt and key
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return `${PREFIX}${base64(salt)}$${base64(await deriveKey(password, salt))}`;
}

/**
 * Whether a password matches a hash.
 * @param hash from `hashPassword`, now or in an earlier version of the shop. For null the result is
 *   false after the same work as for a present hash, so that the duration does not reveal whether an
 *   account has a password.
 */
export async function verifyPassword(hash: string | null, password: string): Promise<boolean> {
  if (hash !== null && isOutdated(hash)) return verifyOldHash(hash, password);
  const [salt = NO_SALT, key = ""] = hash?.slice(PREFIX.length).split("$") ?? [];
  const derived = await deriveKey(password, bytes(salt || NO_SALT));
  return isSame(derived, bytes(key));
}

/** Whether a hash was made with another algorithm or cost than `hashPassword` uses at present. */
export function isOutdated(hash: string): boolean {
  return !hash.startsWith(PREFIX);
}

/**
 * Verifies a password against a scrypt hash of an earlier version. Its format is `salt:key` in
 * hexadecimal, and the salt for scrypt is the hexadecimal text itself.
 */
async function verifyOldHash(hash: string, password: string): Promise<boolean> {
  const [salt = "", key = ""] = hash.split(":");
  return isSame(await deriveOldKey(password, salt), Buffer.from(key, "hex"));
}

function isSame(derived: Buffer, storedHash: Buffer): boolean {
  return storedHash.length === derived.length && timingSafeEqual(storedHash, derived);
}

function deriveKey(password: string, salt: Buffer): Promise<Buffer> {
  const input = { ...COST, message: typed(password), nonce: salt, tagLength: KEY_BYTES };
  return new Promise((resolve, reject) => {
    argon2("argon2id", input, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

function deriveOldKey(password: string, salt: string): Promise<Buffer> {
  const options = { ...OLD_COST, maxmem: 2 * 128 * OLD_COST.N * OLD_COST.r };
  return new Promise((resolve, reject) => {
    scrypt(typed(password), salt, OLD_KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/**
 * The same letters can be typed as different characters, so Unicode normalisation (NFKC) makes them
 * equal.
 */
function typed(password: string): string {
  return password.normalize("NFKC");
}

/** The PHC string format uses Base64 without padding. */
function base64(data: Buffer): string {
  return data.toString("base64").replaceAll("=", "");
}

function bytes(text: string): Buffer {
  return Buffer.from(text, "base64");
}
