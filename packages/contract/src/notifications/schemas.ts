import * as say from "@suvarna/words/here/fields";
import * as z from "zod/mini";
import { ById, Message, requiredText, Time } from "../field-schemas.ts";

/** A message in the local outbox of a demonstration. */
export const OutboxEntry = z.object({
  _id: z.string(),
  /** The kind of message: `password-reset`, `sign-in-code` ... */
  kind: z.string(),
  channel: z.enum(["email", "sms", "push"]),
  /** The recipient: an e-mail address, a phone number, or the id of a push subscription. */
  to: z.string(),
  state: z.enum(["waiting", "sending", "sent", "refused", "unknown", "expired", "failed", "held"]),
  /** The subject of a letter or the title of a push message; null for a text message. */
  subject: z.nullable(z.string()),
  createdAt: Time,
  sentAt: z.nullable(Time),
});
export type OutboxEntry = z.infer<typeof OutboxEntry>;

export const OutboxMessage = z.extend(OutboxEntry, {
  /**
   * The text of the message; null once a carrier has accepted the message, because the text is then
   * deleted.
   */
  text: z.nullable(z.string()),
  html: z.nullable(z.string()),
  /** The address for unsubscribing from the letters with one click. */
  unsubscribe: z.nullable(z.string()),
});
export type OutboxMessage = z.infer<typeof OutboxMessage>;

export const listOutbox = {
  summary: "The newest messages of a demonstration; a live shop has no such call",
  replies: { 200: z.object({ messages: z.array(OutboxEntry) }) },
};

export const getOutboxMessage = {
  summary: "One message of a demonstration, as it was sent; a live shop has no such call",
  params: ById,
  replies: { 200: OutboxMessage },
};

/** A letter, text message or push message with example data. */
export const MessageTemplate = z.object({
  /** The kind of message: `password-reset`, `sign-in-code` ... */
  kind: z.string(),
  /**
   * The variant of the message, for a kind of message with several wordings; null for other kinds.
   */
  variant: z.nullable(z.string()),
  channel: z.enum(["email", "sms", "push"]),
  /** The subject of a letter or the title of a push message; null for a text message. */
  subject: z.nullable(z.string()),
  text: z.string(),
  /** The HTML of a letter; null for a text message. */
  html: z.nullable(z.string()),
});
export type MessageTemplate = z.infer<typeof MessageTemplate>;

export const listTemplates = {
  summary: "Every letter and text with example facts; a live shop has no such call",
  replies: { 200: z.object({ templates: z.array(MessageTemplate) }) },
};

/** The secret token in the link of a letter. */
export const LinkToken = requiredText(say.linkNotComplete, 500);

export const unsubscribe = {
  summary: "Ends letters that somebody chose to get, by the token of such a letter",
  body: z.object({ token: LinkToken }),
  replies: { 200: Message },
};
