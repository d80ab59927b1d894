import type { Act } from "../../platform/act.ts";
import { findKey, lockCounterKey } from "../key-queries.ts";
import { findOrder, type PlacedOrder } from "../queries.ts";

/**
 * Finds the order that a member of staff has taken with an idempotency key. A call that takes it at
 * this moment is waited for. @returns null when no order was taken with the key
 */
export async function findCounterSale(
  { tx }: Act,
  { staffId, key }: { readonly staffId: string; readonly key: string },
): Promise<PlacedOrder | null> {
  const own = { userId: staffId, key };
  await lockCounterKey(tx, own);
  const used = await findKey(tx, own);
  return used && findOrder(tx, used.orderId);
}
