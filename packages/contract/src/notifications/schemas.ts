import * as z from "zod/mini";
import { Id, Message, requiredText, Time } from "../wire.ts";

/** A message as the outbox lists it. */
export const OutboxEntry = z.object({
  _id: z.string(),
  /** What it is: `password-reset`, `sign-in-code` ... */
  kind: z.string(),
  channel: z.enum(["email", "sms"]),
  /** An e-mail address or a phone. */
  to: z.string(),
  state: z.enum(["waiting", "sending", "sent", "refused", "unknown", "expired", "failed"]),
  /** Of a letter. */
  subject: z.nullable(z.string()),
  createdAt: Time,
  sentAt: z.nullable(Time),
});
export type OutboxEntry = z.infer<typeof OutboxEntry>;

export const OutboxMessage = z.extend(OutboxEntry, {
  /** Null once a real carrier has it: then nothing of it is kept. */
  text: z.nullable(z.string()),
  html: z.nullable(z.string()),
  /** Where a letter's one-click unsubscribe posts to. */
  unsubscribe: z.nullable(z.string()),
});
export type OutboxMessage = z.infer<typeof OutboxMessage>;

export const listOutbox = {
  summary: "The newest messages of a demonstration; a live shop has no such call",
  replies: { 200: z.object({ messages: z.array(OutboxEntry) }) },
};

export const getOutboxMessage = {
  summary: "One message of a demonstration, as it was sent; a live shop has no such call",
  params: z.object({ id: Id }),
  replies: { 200: OutboxMessage },
};

/** A letter or a text as it would be written, with facts that are an example. */
export const MessageTemplate = z.object({
  /** What it is: `password-reset`, `sign-in-code` ... */
  kind: z.string(),
  /** Of a kind that reads in several ways: when it reads so. */
  variant: z.nullable(z.string()),
  channel: z.enum(["email", "sms"]),
  /** Of a letter. */
  subject: z.nullable(z.string()),
  text: z.string(),
  /** Of a letter. */
  html: z.nullable(z.string()),
});
export type MessageTemplate = z.infer<typeof MessageTemplate>;

export const listTemplates = {
  summary: "Every letter and text with example facts; a live shop has no such call",
  replies: { 200: z.object({ templates: z.array(MessageTemplate) }) },
};

/** What a link in a letter carries. */
export const LinkToken = requiredText("This link is not whole. Please copy all of it.", 500);

export const unsubscribe = {
  summary: "Ends letters that somebody chose to get, by the token of such a letter",
  body: z.object({ token: LinkToken }),
  replies: { 200: Message },
};
