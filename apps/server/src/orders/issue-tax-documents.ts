import type { Invoices } from "../invoices/index.ts";
import type { Act } from "../platform/act.ts";
import type { Db } from "../platform/database.ts";
import { dueTaxDocuments } from "./due-tax-documents.ts";
import { huidsOfLine } from "./huids-of-order.ts";
import { findPieceRows } from "./piece-queries.ts";
import { findOrder, type PlacedOrder } from "./queries.ts";
import { saleOf } from "./sale-of-order.ts";

/**
 * Issues the tax documents that an order needs and does not have yet. The documents follow from the
 * states that the order has had, so this act may run late, twice, or after the next move. It is
 * separate from the act of the order, because each series of numbers is a single row whose lock
 * would block all buyers.
 */
export async function issueTaxDocuments(
  act: Act,
  invoices: Invoices,
  { orderId }: { readonly orderId: string },
): Promise<void> {
  const order = await findOrder(act.tx, orderId);
  if (!order) return;
  const { receipt, invoice, undone } = dueTaxDocuments(order);
  if (receipt && order.advance !== null) {
    await invoices.issueReceipt(act, await saleOf(act.tx, order), order.advance);
  }
  if (invoice) await invoices.issue(act, await saleOf(act.tx, order));
  if (isOut(order)) await invoices.addSentHuids(act, orderId, await huidsOf(act.tx, order));
  for (const { id: refundId, amounts, isWeight, note } of order.refunds) {
    const reason = isWeight && note !== null ? { reason: note } : {};
    await invoices.credit(act, { orderId, refundId, amounts, ...reason });
  }
  if (undone) await invoices.undo(act, orderId);
}

function isOut({ history }: PlacedOrder): boolean {
  return history.some(({ state }) => state === "shipped");
}

/** Reads the HUIDs that are recorded for an order's lines, in the sequence of the lines. */
async function huidsOf(db: Db, { id, items }: PlacedOrder): Promise<(string | null)[]> {
  const rows = (await findPieceRows(db, [id])).get(id) ?? [];
  return items.map(({ position }) => huidsOfLine(rows, position));
}
