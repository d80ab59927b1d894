import type { OutboxEntry } from "@suvarna/contract/notifications/schemas";

/**
 * The title of a message: its subject or, for a message without a subject, the name of its kind.
 */
export function messageTitle({ subject, kind }: Pick<OutboxEntry, "subject" | "kind">): string {
  return subject ?? kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll("-", " ");
}
