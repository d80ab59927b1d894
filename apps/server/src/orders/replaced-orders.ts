import type { OrderState } from "@suvarna/domain/order";
import type { Db, Tx } from "../platform/database.ts";
import { listOrders, type PlacedOrder } from "./queries.ts";

const UNPAID: readonly OrderState[] = ["pending_payment", "payment_failed"];
const UNDONE: readonly OrderState[] = ["cancelled", "payment_failed", "returned", "refunded"];
/** The number of a user's newest orders that are compared. */
const LOOKED_AT = 20;

/** Lists the user's unpaid orders for the same pieces that were placed before this order. */
export async function listReplaced(db: Db, order: PlacedOrder): Promise<PlacedOrder[]> {
  const earlier = await listOrders(db, order.userId, { before: order.id, limit: LOOKED_AT });
  return earlier.filter((one) => UNPAID.includes(one.state) && hasSamePieces(one, order));
}

/**
 * Finds a later order of the same user for the same pieces that was not cancelled or returned; null
 * when there is none.
 */
export async function findReplacement(tx: Tx, order: PlacedOrder): Promise<PlacedOrder | null> {
  const newest = await listOrders(tx, order.userId, { limit: LOOKED_AT });
  const later = newest.filter(({ createdAt }) => createdAt > order.createdAt);
  const stands = ({ state }: PlacedOrder) => !UNDONE.includes(state);
  return later.find((one) => stands(one) && hasSamePieces(one, order)) ?? null;
}

/**
 * Compares the pieces of two orders without their quantities, because a shopper who orders again
 * may change the quantity.
 */
function hasSamePieces(one: PlacedOrder, other: PlacedOrder): boolean {
  return piecesOf(one) === piecesOf(other);
}

function piecesOf({ items }: PlacedOrder): string {
  return items
    .map(({ productId, size, engraving }) => `${productId} ${size} ${engraving}`)
    .toSorted()
    .join(",");
}
