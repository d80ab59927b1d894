import * as z from "zod/mini";
import { Time } from "../field-schemas.ts";
import { HELD_REASONS } from "./constants.ts";

/** How much of the shop's daily cap for a class of messages is used. */
const MessageDay = z.object({
  /**
   * `open`: letters that any visitor can cause. `owed`: messages to confirmed contacts. `alert`: texts
   * about watched prices.
   */
  class: z.enum(["open", "owed", "alert"]),
  channel: z.enum(["email", "sms"]),
  used: z.number(),
  most: z.number(),
});

/** A held message, which exceeds a cap. */
const HeldMessage = z.object({
  _id: z.string(),
  kind: z.string(),
  channel: z.enum(["email", "sms"]),
  /** The recipient: an e-mail address or a phone number. */
  to: z.string(),
  because: z.enum(HELD_REASONS),
  /**
   * Whether the shop sends the message by itself once the cap allows it. Otherwise the recipient
   * must ask for the message again.
   */
  isSentLater: z.boolean(),
  createdAt: Time,
});

export const listHeldMessages = {
  summary: "How much of the day's messages is used, and the newest messages over a cap",
  replies: { 200: z.object({ days: z.array(MessageDay), held: z.array(HeldMessage) }) },
};
