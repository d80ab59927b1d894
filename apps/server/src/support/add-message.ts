import type { Tx } from "../platform/database.ts";
import { isId } from "../platform/ids.ts";
import { insertMessage, type MessageRow, takePicture } from "./queries.ts";
import { pictureUnusable } from "./screenshots.ts";

/** A word of a thread, as it was sent. */
export interface SentMessage {
  readonly text: string;
  /** The id of a picture that was sent before; empty or left out: none. */
  readonly screenshot?: string | undefined;
  readonly screenshotName?: string | undefined;
}

/**
 * Adds a message to a ticket, with the picture that was sent for it.
 * @throws Refusal picture_unusable when that picture is not there, or another message has it
 */
export async function addMessage(
  tx: Tx,
  { text, screenshot, screenshotName }: SentMessage,
  about: Pick<MessageRow, "ticketId" | "author" | "createdAt">,
): Promise<MessageRow> {
  const message = await insertMessage(tx, { ...about, text });
  if (!screenshot) return message;
  const named = { messageId: message.id, name: screenshotName || "screenshot" };
  if (!isId(screenshot) || !(await takePicture(tx, screenshot, named))) {
    throw pictureUnusable();
  }
  return message;
}
