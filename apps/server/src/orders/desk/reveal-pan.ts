import type { Vault } from "../../platform/vault.ts";
import type { PlacedOrder } from "../queries.ts";

/** The purpose with which the PAN of an order is encrypted. */
export function panOf(orderId: string): string {
  return `order-pan:${orderId}`;
}

/**
 * Decrypts the PAN of an order's buyer. Use it only for the report of sales that the law requires.
 * @returns null when the order has no PAN
 */
export function revealPan(
  vault: Vault,
  { id, panSealed }: Pick<PlacedOrder, "id" | "panSealed">,
): string | null {
  return panSealed && vault.open(panSealed, panOf(id));
}
