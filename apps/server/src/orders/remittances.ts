import type {
  CancellationInput,
  Remittance,
  RemittanceInput,
} from "@suvarna/contract/orders/remittance-schemas";
import type { EventOf } from "@suvarna/domain/events";
import { paise, rupees } from "@suvarna/domain/money";
import { namesOf } from "../identity/index.ts";
import type { Act } from "../platform/act.ts";
import type { Db } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { isId } from "../platform/ids.ts";
import { cancelTransfer, lockTransfer } from "./cancelled-remittance-queries.ts";
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
  // The courier has not collected the weight differences that were settled at the dispatch.
  const less = order.refunds.reduce(
    (sum, { isWeight, amount }) => sum + (isWeight ? amount : 0),
    0,
  );
  await insertRemittance(act.tx, { orderId, due: order.total - less, deliveredAt: act.at });
}

/**
 * Records the cash that a courier has sent for some orders, for all of them or none. An amount that
 * differs from the due amount is stored as it is, and stays on the list of differences.
 * @throws Refusal order_not_found, cash_remitted
 */
export async function markRemitted(
  { tx, at, record }: Act,
  { orders, remittedOn, reference }: RemittanceInput,
  staffId: string,
): Promise<void> {
  for (const { orderId, amount } of inOneOrder(orders)) {
    if (!isId(orderId) || !(await findRemittance(tx, orderId)))
      throw new Refusal("order_not_found");
    const remitted = paise(amount);
    const due = await setRemitted(tx, orderId, {
      remitted,
      remittedOn,
      reference,
      by: staffId,
      at,
    });
    if (due === null) throw new Refusal("cash_remitted");
    record({
      what: "order.cash_remitted",
      subject: orderId,
      before: { due },
      after: { remitted, remittedOn, reference },
    });
  }
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
  { remittance, orderNumber, dispatchNote, cancelled }: RemittanceRow,
  names: ReadonlyMap<string, string>,
): Remittance {
  const { orderId, due, deliveredAt, remitted, remittedOn, reference, by, at } = remittance;
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  return {
    orderId,
    orderNumber,
    deliveredAt: deliveredAt.toISOString(),
    dispatchNote,
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
