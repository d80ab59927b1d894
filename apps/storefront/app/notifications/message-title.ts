import type { OutboxEntry } from "@suvarna/contract/notifications/schemas";
import * as say from "@suvarna/words/here/notifications";

/**
 * The title of a message: its subject or, for a message without a subject, the name of its kind.
 */
export function messageTitle({ subject, kind }: Pick<OutboxEntry, "subject" | "kind">): string {
  return subject ?? say.kindWords(kind);
}
