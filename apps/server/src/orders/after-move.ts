import type { Invoices } from "../invoices/index.ts";
import type { Db } from "../platform/database.ts";
import { together } from "../platform/together.ts";
import type { PlacedOrder } from "./queries.ts";
import { saleOf } from "./sale-of-order.ts";
import type { TellOfMove } from "./tell-of-move.ts";

/** What follows every move of an order. */
export interface MoveParts {
  readonly invoices: Pick<Invoices, "issue" | "undo" | "forgetBuyers">;
  readonly tellOfMove: TellOfMove;
}

/**
 * What an order brings along with the state that it has just reached, in the same transaction: its
 * letters, then its papers. The papers' numbers are what others wait for, so they come last.
 * @param order as it is now
 */
export async function afterMove(
  { invoices, tellOfMove }: MoveParts,
  tx: Db,
  order: PlacedOrder,
): Promise<void> {
  const { id, status, history } = order;
  const step = history.at(-1);
  if (!step) throw new Error("An order without a history");
  const [sale] = await together([
    status === "Confirmed" ? saleOf(tx, order) : null,
    tellOfMove(tx, order, status, step.note),
  ]);
  if (sale) return invoices.issue(tx, sale, step.at);
  switch (status) {
    case "Cancelled":
    case "Returned":
      return invoices.undo(tx, id, step.at);
  }
}
