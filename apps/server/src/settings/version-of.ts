import { createHash } from "node:crypto";

/** Computes a version of settings from their values. It changes whenever a value changes. */
export function versionOf(content: object): string {
  return createHash("sha256").update(JSON.stringify(content)).digest("base64url").slice(0, 16);
}
