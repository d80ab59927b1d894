import type { EventOf } from "@suvarna/domain/events";
import type { Notifications } from "../notifications/index.ts";
import { findOwedByHand } from "../orders/index.ts";
import { countWaiting } from "../payments/index.ts";
import type { Act } from "../platform/act.ts";
import type { Db } from "../platform/database.ts";

interface AlarmDependencies {
  readonly notifications: Pick<Notifications, "send">;
  readonly publicUrl: string;
  /** The shop's own e-mail address, which gets the letter. */
  readonly shopEmail: (db: Db) => Promise<string>;
}

/**
 * Writes to the shop itself, once a day, about the payments, refunds and settlements that staff
 * have to look at.
 */
export async function writeMoneyAlarm(
  { tx }: Act,
  { notifications, shopEmail, publicUrl }: AlarmDependencies,
  { day }: EventOf<"money.waits_for_people">,
): Promise<void> {
  const waiting = (await countWaiting(tx, findOwedByHand)).filter(({ count }) => count > 0);
  if (waiting.length === 0) return;
  await notifications.send(tx, {
    kind: "money-alarm",
    key: `money-alarm:${day}`,
    email: await shopEmail(tx),
    about: { waiting, address: publicUrl },
  });
}
