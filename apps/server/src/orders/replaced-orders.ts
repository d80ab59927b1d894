import type { OrderState } from "@suvarna/domain/order";
import type { Db, Tx } from "../platform/database.ts";
import { listOrders, type PlacedOrder } from "./queries.ts";

const UNPAID: readonly OrderState[] = ["pending_payment", "payment_failed"];
const UNDONE: readonly OrderState[] = ["cancelled", "payment_failed", "returned", "refunded"];
/** So many of a user's newest orders are looked at. */
const LOOKED_AT = 20;

/** The unpaid orders of the same user for the same pieces that were placed before an order. */
export async function listReplaced(db: Db, order: PlacedOrder): Promise<PlacedOrder[]> {
  const earlier = await listOrders(db, order.userId, { before: order.id, limit: LOOKED_AT });
  return earlier.filter((one) => UNPAID.includes(one.state) && hasSamePieces(one, order));
}

/** A later order of the same user for the same pieces that stands; null when there is none. */
export async function findReplacement(tx: Tx, order: PlacedOrder): Promise<PlacedOrder | null> {
  const newest = await listOrders(tx, order.userId, { limit: LOOKED_AT });
  const later = newest.filter(({ createdAt }) => createdAt > order.createdAt);
  const stands = ({ state }: PlacedOrder) => !UNDONE.includes(state);
  return later.find((one) => stands(one) && hasSamePieces(one, order)) ?? null;
}

/** Quantities are left out: who orders again may want another number. */
function hasSamePieces(one: PlacedOrder, other: PlacedOrder): boolean {
  return piecesOf(one) === piecesOf(other);
}

function piecesOf({ items }: PlacedOrder): string {
  return items
    .map(({ productId, size, engraving }) => `${productId} ${size} ${engraving}`)
    .toSorted()
    .join(",");
}
