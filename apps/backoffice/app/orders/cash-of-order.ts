import type { OrderPage } from "@suvarna/contract/orders/order-page";
import { cashAtDoor, lessAtDoor } from "@suvarna/domain/cash-at-door";
import { type Paise, paise } from "@suvarna/domain/money";

/**
 * The cash of an order that is paid at the door, in paise: what the courier collects or has
 * collected, and how much less than the total that is. Null for an order that is paid another way.
 */
export function cashOfOrder({
  order,
  refunds,
}: {
  readonly order: Pick<OrderPage["order"], "paymentMethod" | "total">;
  readonly refunds: readonly Pick<OrderPage["refunds"][number], "amountPaise" | "isWeight">[];
}): { readonly cash: Paise; readonly less: Paise } | null {
  if (order.paymentMethod !== "COD") return null;
  const parts = refunds.map(({ amountPaise: amount, isWeight }) => ({ amount, isWeight }));
  return {
    cash: cashAtDoor({ total: paise(order.total), refunds: parts }),
    less: lessAtDoor(parts),
  };
}
