import type { HeldReason } from "@suvarna/contract/notifications/constants";

export type { HeldReason };

/**
 * The class of a message says who can cause the message and which caps apply to it.
 * - `open`: anybody can cause it, by naming an address that nobody has proved to be theirs.
 * - `owed`: the shop owes it to a proved contact: orders, changes of the account, answers.
 * - `alert`: a text message about a price that a user watches. A falling rate causes many alerts at
 * once, and they must not use up the daily cap of the class `owed`. A letter says the same as the
 * text.
 * - `code`: a one-time code, which `identity` counts by number, network and day before the message
 * is written.
 * - `device`: a push message. It goes only beside a letter, to devices whose user has asked for it,
 * and costs nothing, so it is not counted.
 */
export type MessageClass = "open" | "owed" | "alert" | "code" | "device";

/** The classes of messages that have caps. */
export type CountedClass = Exclude<MessageClass, "code" | "device">;

/** The number of messages of a class that may be written. */
export interface ClassCaps {
  /** The caps for one kind of message to one address or phone number. */
  readonly receiverHourly: number;
  readonly receiverDaily: number;
  /** The caps for an account, and for a network (an IPv4 /24, an IPv6 /48). */
  readonly senderHourly: number;
  readonly senderDaily: number;
  /** The caps for the whole shop in a day in India, for letters and for text messages. */
  readonly shopDaily: Readonly<Record<"email" | "sms", number>>;
}

export type MessageCaps = Readonly<Record<CountedClass, ClassCaps>>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const INDIA_AHEAD_MS = 5.5 * HOUR_MS;

/** Returns the hour, or the day in India, that contains a moment. */
export function capWindow(now: Date, span: "hour" | "day"): { startsAt: Date; endsAt: Date } {
  const length = span === "hour" ? HOUR_MS : DAY_MS;
  const local = now.getTime() + INDIA_AHEAD_MS;
  const start = local - (local % length) - INDIA_AHEAD_MS;
  return { startsAt: new Date(start), endsAt: new Date(start + length) };
}

/** Returns the time at which a message that was held for this reason may be counted again. */
export function nextTryAfter(reason: HeldReason, now: Date): Date {
  return capWindow(now, reason.endsWith("_hour") ? "hour" : "day").endsAt;
}
