import type { Vault } from "../platform/vault.ts";
import type { PlacedOrder } from "./queries.ts";

/** The purpose with which the PAN of an order is encrypted. */
export function panOf(orderId: string): string {
  return `order-pan:${orderId}`;
}

/**
 * The buyer's PAN of an order, for the report that the law asks the shop for and for nothing else;
 * null when the order has none.
 */
export function revealPan(
  vault: Vault,
  { id, panSealed }: Pick<PlacedOrder, "id" | "panSealed">,
): string | null {
  return panSealed && vault.open(panSealed, panOf(id));
}
