import { isInvoicedAtDispatch } from "@suvarna/domain/invoice";
import type { Invoices, SentPiece } from "../invoices/index.ts";
import type { Act } from "../platform/act.ts";
import type { Db } from "../platform/database.ts";
import { dueTaxDocuments, refundsToCredit } from "./due-tax-documents.ts";
import { huidsOfLine } from "./huids-of-order.ts";
import { findPieceRows } from "./piece-queries.ts";
import { findOrder, type PlacedOrder } from "./queries.ts";
import { hasLeft } from "./refunds/refunds-after-dispatch.ts";
import { saleOf } from "./sale-of-order.ts";
import { sentGoodsOf, sentPiecesOf } from "./sent-goods.ts";

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
  if (invoice) {
    const sent = isInvoicedAtDispatch(order) ? await sentGoodsOf(act.tx, order) : undefined;
    await invoices.issue(act, await saleOf(act.tx, order), sent);
  }
  if (hasLeft(order)) await invoices.addSentHuids(act, orderId, await huidsOf(act.tx, order));
  for (const { id: refundId, amounts, isWeight, note } of refundsToCredit(order)) {
    const reason = isWeight && note !== null ? { reason: note } : {};
    const weighed = isWeight ? { weighed: await weighedOf(act.tx, order) } : {};
    await invoices.credit(act, { orderId, refundId, amounts, ...reason, ...weighed });
  }
  if (undone) await invoices.undo(act, orderId);
}

/** Reads the pieces of an order as they were weighed at the dispatch. */
async function weighedOf(db: Db, order: PlacedOrder): Promise<SentPiece[]> {
  return sentPiecesOf(order, (await findPieceRows(db, [order.id])).get(order.id) ?? []);
}

/** Reads the HUIDs that are recorded for an order's lines, in the sequence of the lines. */
async function huidsOf(db: Db, { id, items }: PlacedOrder): Promise<(string | null)[]> {
  const rows = (await findPieceRows(db, [id])).get(id) ?? [];
  return items.map(({ position }) => huidsOfLine(rows, position));
}
