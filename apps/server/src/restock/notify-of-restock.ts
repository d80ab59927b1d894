import { and, eq, inArray } from "drizzle-orm";
import { findPieces } from "../catalogue/index.ts";
import type { Act } from "../platform/act.ts";
import { canBeBought } from "./can-be-bought.ts";
import { isWaiting } from "./queries.ts";
import { restockRequests as requests } from "./tables.ts";

/** The most requests that an act announces. The next act continues with the others. */
const AT_ONCE = 200;

/**
 * Announces each request whose piece can be bought again, once: a conditional update marks the row,
 * so only one of two simultaneous acts announces it.
 * @param productId the piece whose stock has changed; null checks all pieces that somebody waits
 * for
 */
export async function notifyOfRestock(
  { tx, at, tell }: Act,
  productId: string | null,
): Promise<void> {
  const ofPiece = productId === null ? undefined : eq(requests.productId, productId);
  const openRequests = await tx
    .selectDistinct({ productId: requests.productId, size: requests.size })
    .from(requests)
    .where(and(ofPiece, isWaiting));
  if (openRequests.length === 0) return;
  const pieces = await findPieces(tx, [
    ...new Set(openRequests.map((request) => request.productId)),
  ]);
  let left = AT_ONCE;
  for (const { productId: id, size } of openRequests) {
    const piece = pieces.get(id);
    if (left === 0 || !piece || !canBeBought(piece, size === "" ? null : size)) continue;
    const due = await tx
      .select({ id: requests.id })
      .from(requests)
      .where(and(eq(requests.productId, id), eq(requests.size, size), isWaiting))
      .limit(left)
      .for("update", { skipLocked: true });
    const notified = await tx
      .update(requests)
      .set({ toldAt: at })
      .where(
        and(
          inArray(
            requests.id,
            due.map((row) => row.id),
          ),
          isWaiting,
        ),
      )
      .returning({ id: requests.id });
    for (const row of notified) {
      tell({ type: "restock.arrived", requestId: row.id, at: at.toISOString() });
    }
    left -= notified.length;
  }
  if (left === 0) tell({ type: "restock.remaining" });
}
