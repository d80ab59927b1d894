import type { EventOf } from "@suvarna/domain/events";
import type { StepReason } from "@suvarna/domain/order";
import type { Payments } from "../payments/index.ts";
import type { Act } from "../platform/act.ts";
import { changeStatus } from "./change-status.ts";
import { findOrder, listUnpaidOfSheet, lockOrder } from "./queries.ts";
import { dropQuotesOfSheet } from "./quote-queries.ts";
import { listReplaced } from "./replaced-orders.ts";

/**
 * When rates are withdrawn, deletes the price locks at these rates, and announces each unpaid
 * order, which another act then ends.
 */
export async function endSheet(
  { tx, tell }: Act,
  { sheetId }: EventOf<"rates.withdrawn">,
): Promise<void> {
  await dropQuotesOfSheet(tx, sheetId);
  for (const orderId of await listUnpaidOfSheet(tx, sheetId)) {
    tell({ type: "order.rates_withdrawn", orderId });
  }
}

/**
 * When an order is placed, announces the user's earlier unpaid orders for the same pieces, so that
 * the new order replaces them.
 */
export async function replaceEarlier(
  { tx, tell }: Act,
  { orderId }: EventOf<"order.placed">,
): Promise<void> {
  const order = await findOrder(tx, orderId);
  if (!order) return;
  for (const { id } of await listReplaced(tx, order)) {
    tell({ type: "order.ordered_again", orderId: id });
  }
}

/**
 * Ends an unpaid order together with its payment. An order that was paid in the meantime stays as
 * it is.
 */
export async function endUnpaid(
  act: Act,
  payments: Pick<Payments, "cancel" | "hold">,
  orderId: string,
  reason: StepReason,
): Promise<void> {
  // Every act locks the payments before the order, so that two transactions can't deadlock.
  await payments.hold(act, orderId);
  const order = await lockOrder(act.tx, orderId);
  if (order?.state !== "pending_payment" && order?.state !== "payment_failed") return;
  await payments.cancel(act, orderId, "order_cancelled");
  await changeStatus(act, order, { to: "cancelled", paymentState: "not_paid", reason });
}
