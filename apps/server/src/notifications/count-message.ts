import { createHmac } from "node:crypto";
import { mailboxOf } from "@suvarna/domain/mailbox";
import { and, eq, lt, or, sql } from "drizzle-orm";
import type { Autocommit, Db, Tx } from "../platform/database.ts";
import { purposeKey } from "../platform/purpose-key.ts";
import { type CountedClass, capWindow, type HeldReason, type MessageCaps } from "./caps.ts";
import { messageCounts as counts } from "./tables.ts";

const DAY_MS = 24 * 3_600_000;

/** A message that is counted against the caps. */
export interface CountedMessage {
  readonly class: CountedClass;
  readonly kind: string;
  readonly channel: "email" | "sms";
  readonly recipient: string;
  /** The keys of the actor who causes the message (`sendersOf`); empty when the shop causes it. */
  readonly senders: readonly string[];
}

/** The result of counting a message. */
export interface Count {
  /** The cap for which the message is held; null when the message may be sent. */
  readonly held: HeldReason | null;
  /** The used part of the shop's daily cap, in percent. */
  readonly dayUsedPercent: number;
}

interface Counter {
  readonly key: string;
  readonly startsAt: Date;
  readonly most: number;
  readonly reason: HeldReason;
}

/**
 * Counts a message by receiver, by sender and by day, or returns the cap that the message would
 * exceed. A message that exceeds a cap is not counted, so held messages use up no cap. The counter
 * of the day is the first row that is locked, until the transaction ends, so messages are counted
 * one after the other and can't deadlock.
 */
export async function countMessage(
  tx: Tx,
  { caps, secret }: { readonly caps: MessageCaps; readonly secret: string },
  message: CountedMessage,
  now: Date,
): Promise<Count> {
  const { shopDaily } = caps[message.class];
  const day = { key: dayKey(message), startsAt: capWindow(now, "day").startsAt };
  const [today] = await tx
    .insert(counts)
    .values({ ...day, sent: 0 })
    .onConflictDoUpdate({ target: [counts.key, counts.startsAt], set: { sent: counts.sent } })
    .returning({ sent: counts.sent });
  const used = today?.sent ?? 0;
  const most = shopDaily[message.channel];
  const counters = countersOf(message, caps[message.class], secret, now);
  const cap = used >= most ? "shop_day" : await firstExceeded(tx, counters);
  if (cap) return { held: cap, dayUsedPercent: (used / most) * 100 };
  await tx
    .insert(counts)
    .values([day, ...counters].map(({ key, startsAt }) => ({ key, startsAt, sent: 1 })))
    .onConflictDoUpdate({
      target: [counts.key, counts.startsAt],
      set: { sent: sql`${counts.sent} + 1` },
    });
  return { held: null, dayUsedPercent: ((used + 1) / most) * 100 };
}

function dayKey({ class: group, channel }: Pick<CountedMessage, "class" | "channel">): string {
  return `day ${group} ${channel}`;
}

function countersOf(
  { class: group, kind, channel, recipient, senders }: CountedMessage,
  caps: MessageCaps[keyof MessageCaps],
  secret: string,
  now: Date,
): Counter[] {
  const hour = capWindow(now, "hour").startsAt;
  const day = capWindow(now, "day").startsAt;
  const receiver = createHmac("sha256", purposeKey(secret, "receivers of messages"))
    // A stranger can enter many spellings of one mailbox, so letters to unproved addresses are
    // counted by mailbox. Addresses that their users have proved are counted one by one.
    .update(channel === "email" && group === "open" ? mailboxOf(recipient) : recipient)
    .digest("base64url");
  // Each kind of message is counted separately, so that a stranger who uses up the cap of one kind
  // does not keep other kinds from the owner of the address.
  const to = `to ${group} ${kind} ${receiver}`;
  return [
    { key: `hour ${to}`, startsAt: hour, most: caps.receiverHourly, reason: "receiver_hour" },
    { key: to, startsAt: day, most: caps.receiverDaily, reason: "receiver_day" },
    ...senders.flatMap((sender): Counter[] => {
      const by = `by ${group} ${channel} ${sender}`;
      return [
        { key: `hour ${by}`, startsAt: hour, most: caps.senderHourly, reason: "sender_hour" },
        { key: by, startsAt: day, most: caps.senderDaily, reason: "sender_day" },
      ];
    }),
  ];
}

async function firstExceeded(tx: Tx, counters: readonly Counter[]): Promise<HeldReason | null> {
  const rows = await tx
    .select()
    .from(counts)
    .where(or(...counters.map((one) => isCounter(one))));
  const sent = new Map(rows.map((row) => [row.key, row.sent]));
  return counters.find(({ key, most }) => (sent.get(key) ?? 0) >= most)?.reason ?? null;
}

function isCounter({ key, startsAt }: Pick<Counter, "key" | "startsAt">) {
  return and(eq(counts.key, key), eq(counts.startsAt, startsAt));
}

/** Returns how many messages each class and channel with a cap has used today. */
export async function countUsedToday(db: Db, caps: MessageCaps, now: Date) {
  const { startsAt } = capWindow(now, "day");
  const days = DAYS.map(({ class: group, channel }) => ({
    class: group,
    channel,
    key: dayKey({ class: group, channel }),
    most: caps[group].shopDaily[channel],
  }));
  const rows = await db
    .select()
    .from(counts)
    .where(or(...days.map(({ key }) => isCounter({ key, startsAt }))));
  const sent = new Map(rows.map((row) => [row.key, row.sent]));
  return days.map(({ key, ...day }) => ({ ...day, used: sent.get(key) ?? 0 }));
}

/** No text message is of the class `open`, so that the class has no cap for texts. */
const DAYS = [
  { class: "open", channel: "email" },
  { class: "owed", channel: "email" },
  { class: "owed", channel: "sms" },
  { class: "alert", channel: "sms" },
] as const;

/** Deletes the counters of days that are over. */
export async function forgetCounts(db: Autocommit, now: Date): Promise<void> {
  await db.delete(counts).where(lt(counts.startsAt, new Date(now.getTime() - 2 * DAY_MS)));
}
