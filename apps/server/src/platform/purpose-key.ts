import { hkdfSync } from "node:crypto";

const KEY_BYTES = 32;

/**
 * Derives the key of one purpose from the shop's secret by HKDF (RFC 5869). Somebody who learns the
 * key of one purpose learns nothing about the secret or the key of another purpose.
 * @param purpose words that no other purpose has, such as `phone codes`
 */
export function purposeKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", `suvarna ${purpose}`, KEY_BYTES));
}
