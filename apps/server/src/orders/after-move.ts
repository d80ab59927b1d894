import type { Invoices, PaperNumbers } from "../invoices/index.ts";
import type { Db } from "../platform/database.ts";
import { together } from "../platform/together.ts";
import type { PlacedOrder } from "./queries.ts";
import { type SoldPieces, saleOf } from "./sale-of-order.ts";
import type { TellOfMove } from "./tell-of-move.ts";

/** What follows every move of an order. */
export interface MoveParts {
  readonly invoices: Pick<Invoices, "issue" | "issueReceipt" | "undo" | "forgetBuyers">;
  readonly tellOfMove: TellOfMove;
}

/**
 * What an order brings along with the state that it has just reached, in the same transaction: its
 * letters and its papers.
 * @param order as it is now
 * @param sold its pieces, where they are at hand
 * @returns the papers that it has by that
 */
export async function afterMove(
  parts: MoveParts,
  tx: Db,
  order: PlacedOrder,
  sold?: SoldPieces,
): Promise<PaperNumbers> {
  const step = order.history.at(-1);
  if (!step) throw new Error("An order without a history");
  const [papers] = await together([
    writePapers(parts, tx, order, { at: step.at, sold }),
    parts.tellOfMove(tx, order, order.status, step.note),
  ]);
  return papers;
}

async function writePapers(
  { invoices }: MoveParts,
  tx: Db,
  order: PlacedOrder,
  { at, sold }: { at: Date; sold: SoldPieces | undefined },
): Promise<PaperNumbers> {
  switch (order.status) {
    case "Confirmed": {
      const sale = await saleOf(tx, order, sold);
      // Of an order with an advance the invoice comes with the rest, before dispatch.
      return order.advance === null
        ? invoices.issue(tx, sale, at)
        : invoices.issueReceipt(tx, sale, order.advance, at);
    }
    case "Cancelled":
    case "Returned":
      return invoices.undo(tx, order.id, at);
    default:
      return {};
  }
}
