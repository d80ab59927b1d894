import type { StoredVersion } from "@suvarna/contract/content/staff-schemas";

/** Says who published a stored version of a text. */
export function authorWords(by: StoredVersion["by"]): string {
  if (by === null) return "before staff changed it";
  return by.name ?? "somebody who left";
}
