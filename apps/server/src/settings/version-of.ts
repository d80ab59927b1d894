import { createHash } from "node:crypto";

/** The version of settings: it changes with any value. */
export function versionOf(content: object): string {
  return createHash("sha256").update(JSON.stringify(content)).digest("base64url").slice(0, 16);
}
