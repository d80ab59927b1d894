import type { OutboxEntry } from "@suvarna/contract/notifications/schemas";

/** What a message is called: its subject, or, of a text or what was handed over, its kind in words. */
export function messageTitle({ subject, kind }: Pick<OutboxEntry, "subject" | "kind">): string {
  return subject ?? kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll("-", " ");
}
