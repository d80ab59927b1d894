import type { Tx } from "../platform/database.ts";
import { isId } from "../platform/ids.ts";
import { attachPicture, insertMessage, type MessageRow } from "./queries.ts";
import { pictureUnusable } from "./screenshots.ts";

/** A message of a ticket's thread, as its author has sent the message. */
export interface SentMessage {
  readonly text: string;
  /** The id of a picture that was uploaded before; empty or undefined for no picture. */
  readonly screenshot?: string | undefined;
  readonly screenshotName?: string | undefined;
}

/**
 * Adds a message to a ticket, with its uploaded picture.
 * @throws Refusal picture_unusable when the uploaded picture does not exist or belongs to another
 *   message
 */
export async function addMessage(
  tx: Tx,
  { text, screenshot, screenshotName }: SentMessage,
  columns: Pick<MessageRow, "ticketId" | "author" | "createdAt"> &
    Partial<Pick<MessageRow, "staffId">>,
): Promise<MessageRow> {
  const message = await insertMessage(tx, { ...columns, text });
  if (!screenshot) return message;
  const attachment = { messageId: message.id, name: screenshotName || "screenshot" };
  if (!isId(screenshot) || !(await attachPicture(tx, screenshot, attachment))) {
    throw pictureUnusable();
  }
  return message;
}
