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
 * letters and its papers.
 * @param order as it is now
 */
export async function afterMove(parts: MoveParts, tx: Db, order: PlacedOrder): Promise<void> {
  const step = order.history.at(-1);
  if (!step) throw new Error("An order without a history");
  await together([
    parts.tellOfMove(tx, order, order.status, step.note),
    writePapers(parts, tx, order, step.at),
  ]);
}

async function writePapers({ invoices }: MoveParts, tx: Db, order: PlacedOrder, at: Date) {
  switch (order.status) {
    case "Confirmed":
      return invoices.issue(tx, order.id, saleOf(tx, order), at);
    case "Cancelled":
    case "Returned":
      return invoices.undo(tx, order.id, at);
  }
}
