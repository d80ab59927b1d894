import type {
  CancellationInput,
  Remittance,
  RemittanceInput,
} from "@suvarna/contract/orders/remittance-schemas";
import { cashAtDoor } from "@suvarna/domain/cash-at-door";
import type { EventOf } from "@suvarna/domain/events";
import { indianDay } from "@suvarna/domain/indian-day";
import { paise, rupees } from "@suvarna/domain/money";
import { istDayWords } from "@suvarna/words/en/indian-time";
import { namesOf } from "../identity/index.ts";
import type { Act } from "../platform/act.ts";
import type { Db } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { isId } from "../platform/ids.ts";
import { cancelTransfer, lockTransfer } from "./cancelled-remittance-queries.ts";
import type { cashRemittances } from "./money-tables.ts";
import { findOrder } from "./queries.ts";
import {
  findRemittance,
  insertRemittance,
  type RemittanceRow,
  setRemitted,
} from "./remittance-queries.ts";

/**
 * Records the cash that a courier owes the shop after the delivery of an order that is paid at the
 * door.
 */
export async function noteCashToRemit(
  act: Act,
  { orderId, to }: EventOf<"order.moved">,
): Promise<void> {
  if (to !== "delivered") return;
  const order = await findOrder(act.tx, orderId);
  if (order?.paymentMethod !== "COD" || order.total === 0) return;
  await insertRemittance(act.tx, { orderId, due: cashAtDoor(order), deliveredAt: act.at });
}

/**
 * Records the cash that a courier has sent for some orders, for all of them or none. An amount that
 * differs from the due amount is stored as it is, and stays on the list of differences. What the
 * same person has already recorded in the same way, for example because the answer was lost, is not
 * recorded again.
 * @throws Refusal order_not_found; bad_request for a day in the future or before the delivery;
 *   cash_remitted when another transfer is recorded
 */
export async function markRemitted(
  { tx, at, record }: Act,
  { orders, remittedOn, reference }: RemittanceInput,
  staffId: string,
): Promise<void> {
  for (const { orderId, amount } of inOneOrder(orders)) {
    const cash = isId(orderId) ? await findRemittance(tx, orderId) : null;
    if (!cash) throw new Refusal("order_not_found");
    refuseOtherDay(remittedOn, { from: cash.deliveredAt, to: at });
    const remitted = paise(amount);
    const transfer = { remitted, remittedOn, reference, by: staffId };
    const due = await setRemitted(tx, orderId, { ...transfer, at });
    if (due === null) {
      if (isSameTransfer(await findRemittance(tx, orderId), transfer)) continue;
      throw new Refusal("cash_remitted");
    }
    record({
      what: "order.cash_remitted",
      subject: orderId,
      before: { due },
      after: { remitted, remittedOn, reference },
    });
  }
}

/**
 * Refuses a day in India, such as `2026-11-21`, on which the courier can't have sent the cash.
 * @throws Refusal bad_request
 */
function refuseOtherDay(day: string, { from, to }: { readonly from: Date; readonly to: Date }) {
  const refuse = (message: string): never => {
    throw new Refusal("bad_request", { message, fields: { remittedOn: message } });
  };
  if (day > indianDay(to)) refuse("This day has not come yet.");
  const delivered = indianDay(from);
  if (day < delivered) {
    refuse(
      `The courier took the cash on ${istDayWords(delivered)}: choose that day or a later one.`,
    );
  }
}

type Transfer = Pick<
  typeof cashRemittances.$inferSelect,
  "remitted" | "remittedOn" | "reference" | "by"
>;

function isSameTransfer(stored: Transfer | null, transfer: Transfer): boolean {
  return (
    stored?.remitted === transfer.remitted &&
    stored.remittedOn === transfer.remittedOn &&
    stored.reference === transfer.reference &&
    stored.by === transfer.by
  );
}

/**
 * Cancels what was written down of couriers' transfers, for all of these orders or none. The orders
 * wait for their cash again, and the cancelled transfers are kept.
 * @throws Refusal order_not_found; cash_not_remitted when a transfer is not the one that the caller
 *   has seen
 */
export async function cancelRemitted(
  { tx, at, record }: Act,
  { orders, reason }: CancellationInput,
  staffId: string,
): Promise<void> {
  for (const { orderId, writtenAt } of inOneOrder(orders)) {
    if (!isId(orderId) || !(await findRemittance(tx, orderId)))
      throw new Refusal("order_not_found");
    const transfer = await lockTransfer(tx, orderId);
    if (transfer?.at.getTime() !== Date.parse(writtenAt)) throw new Refusal("cash_not_remitted");
    await cancelTransfer(tx, orderId, { transfer, reason, cancelledBy: staffId, cancelledAt: at });
    const { remitted, remittedOn, reference } = transfer;
    record({
      what: "order.cash_remittance_cancelled",
      subject: orderId,
      before: { remitted, remittedOn, reference },
      after: { reason },
    });
  }
}

/**
 * Sorts the orders of a list. All callers lock the rows in the same order, so that two lists of the
 * same orders never wait for each other.
 */
function inOneOrder<Row extends { readonly orderId: string }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => (a.orderId < b.orderId ? -1 : 1));
}

/** Converts the cash of delivered orders to the form in which the API sends it. */
export async function serializeRemittances(
  db: Db,
  rows: readonly RemittanceRow[],
): Promise<Remittance[]> {
  const people = rows.flatMap(({ remittance, cancelled }) => [
    remittance.by,
    cancelled?.cancelledBy ?? null,
  ]);
  const names = await namesOf(
    db,
    people.filter((by) => by !== null),
  );
  return rows.map((row) => serializeRemittance(row, names));
}

function serializeRemittance(
  { remittance, cancelled, ...ofOrder }: RemittanceRow,
  names: ReadonlyMap<string, string>,
): Remittance {
  const { orderId, due, deliveredAt, remitted, remittedOn, reference, by, at } = remittance;
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  return {
    orderId,
    ...ofOrder,
    deliveredAt: deliveredAt.toISOString(),
    due: rupees(due),
    remitted: remitted === null ? null : rupees(remitted),
    remittedOn,
    reference,
    writtenAt: at?.toISOString() ?? null,
    writtenBy: nameOf(by),
    cancelled: cancelled && {
      _id: cancelled.id,
      at: cancelled.cancelledAt.toISOString(),
      by: nameOf(cancelled.cancelledBy),
      reason: cancelled.reason,
    },
  };
}
