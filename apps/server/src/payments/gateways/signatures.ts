import { createHmac, timingSafeEqual } from "node:crypto";

/** Computes the HMAC-SHA256 of the parts, joined without a separator. */
export function sign(
  secret: string,
  encoding: "hex" | "base64",
  ...parts: readonly (string | Buffer)[]
): string {
  const hmac = createHmac("sha256", secret);
  for (const part of parts) hmac.update(part);
  return hmac.digest(encoding);
}

/** Compares two signatures in constant time. */
export function isSameSignature(expected: string, actual: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(actual)];
  return a.length === b.length && timingSafeEqual(a, b);
}
