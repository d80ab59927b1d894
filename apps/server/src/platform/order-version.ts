import { createHash } from "node:crypto";

/** Computes the version of a list's order for `If-Match`: equal orders have equal versions. */
export function orderVersion(rows: readonly { readonly id: string }[]): string {
  const ids = rows.map(({ id }) => id).join(" ");
  return createHash("sha256").update(ids).digest("base64url").slice(0, 16);
}
