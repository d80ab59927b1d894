import type { Invoices } from "../invoices/index.ts";
import type { Act } from "../platform/act.ts";
import { duePapers } from "./due-papers.ts";
import { findOrder } from "./queries.ts";
import { saleOf } from "./sale-of-order.ts";

/**
 * Writes the papers that an order is due and does not have: what it is due follows from its states
 * until now, so that this may come late, twice, or after the next move. The number of a paper is
 * drawn here, in an act of its own, and not in that of the order: one series is one row, and must not
 * hold up every buyer.
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
  if (undone) await invoices.undo(act, orderId);
}
