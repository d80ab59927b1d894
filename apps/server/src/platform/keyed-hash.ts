import { createHmac } from "node:crypto";

/**
 * Computes a keyed hash of several values, as base64url text of 43 characters. Without the key,
 * nobody can find out the hashed values.
 */
export function keyedHash(key: string, values: readonly string[]): string {
  return createHmac("sha256", key).update(JSON.stringify(values)).digest("base64url");
}
