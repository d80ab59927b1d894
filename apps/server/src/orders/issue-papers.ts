import type { Invoices } from "../invoices/index.ts";
import type { Act } from "../platform/act.ts";
import { duePapers } from "./due-papers.ts";
import { findOrder } from "./queries.ts";
import { saleOf } from "./sale-of-order.ts";

/**
 * Issues the tax documents that an order needs and does not have yet. They follow from the states that
 * it has had, so this may run late, twice, or after the next move. The numbers are drawn here, in an
 * act of its own and not in that of the order, because a series is one row that would block all buyers.
 */
export async function issuePapers(
  act: Act,
  invoices: Invoices,
  { orderId }: { readonly orderId: string },
): Promise<void> {
  const order = await findOrder(act.tx, orderId);
  if (!order) return;
  const { receipt, invoice, undone } = duePapers(order);
  if (receipt && order.advance !== null) {
    await invoices.issueReceipt(act, await saleOf(act.tx, order), order.advance);
  }
  if (invoice) await invoices.issue(act, await saleOf(act.tx, order));
  for (const { id: refundId, amounts, isWeight, note } of order.refunds) {
    const reason = isWeight && note !== null ? { reason: note } : {};
    await invoices.credit(act, { orderId, refundId, amounts, ...reason });
  }
  if (undone) await invoices.undo(act, orderId);
}
