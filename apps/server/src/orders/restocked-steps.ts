import { releasesStock } from "@suvarna/domain/order";
import { listAudit } from "../platform/audit.ts";
import type { Db } from "../platform/database.ts";
import { stockedPieces } from "./pieces.ts";
import type { PlacedOrder } from "./queries.ts";

/**
 * The places in an order's history at which its pieces went back on sale: its cancellation, or its
 * return where staff decided so. That decision is only in the audit log. A cancelled order that had
 * no pieces in stock, because all are made to order, put none back.
 */
export async function restockedSteps(db: Db, order: PlacedOrder): Promise<ReadonlySet<number>> {
  const { id, history } = order;
  if (stockedPieces(order).length === 0) return new Set();
  const isReturnStocked =
    history.some(({ state }) => state === "returned") && (await isReturnRestocked(db, id));
  const places = history.flatMap(({ state }, place) => {
    const before = history[place - 1]?.state;
    if (state === "returned") return isReturnStocked ? [place] : [];
    const isCancelled = state === "cancelled" && before !== undefined;
    return isCancelled && releasesStock(before, state) ? [place] : [];
  });
  return new Set(places);
}

/** Whether staff put the pieces of a return of the whole order back on sale. */
async function isReturnRestocked(db: Db, orderId: string): Promise<boolean> {
  const query = { subjects: [orderId], what: "return.decided", limit: 1 };
  const [line] = (await listAudit(db, query)).rows;
  return line?.after?.["restocked"] === true;
}
