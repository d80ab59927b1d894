import type { Remittance, RemittanceInput } from "@suvarna/contract/orders/remittance-schemas";
import type { EventOf } from "@suvarna/domain/events";
import { paise, rupees } from "@suvarna/domain/money";
import type { Act } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import { isId } from "../platform/ids.ts";
import { findOrder } from "./queries.ts";
import {
  insertRemittance,
  isCashKnown,
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
  // All callers update the rows in the same order, so that two lists of the same orders never wait
  // for each other.
  const sorted = orders.toSorted((a, b) => (a.orderId < b.orderId ? -1 : 1));
  for (const { orderId, amount } of sorted) {
    if (!isId(orderId) || !(await isCashKnown(tx, orderId))) throw new Refusal("order_not_found");
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

/** Converts the cash of a delivered order to the form in which the API sends it. */
export function serializeRemittance({
  remittance,
  orderNumber,
  dispatchNote,
}: RemittanceRow): Remittance {
  const { orderId, due, deliveredAt, remitted, remittedOn, reference } = remittance;
  return {
    orderId,
    orderNumber,
    deliveredAt: deliveredAt.toISOString(),
    dispatchNote,
    due: rupees(due),
    remitted: remitted === null ? null : rupees(remitted),
    remittedOn,
    reference,
  };
}
