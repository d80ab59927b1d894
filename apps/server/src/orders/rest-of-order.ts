import type { Paise } from "@suvarna/domain/money";
import { REST_PAYABLE } from "@suvarna/domain/order";
import type { PlacedOrder } from "./queries.ts";

type Paid = Pick<PlacedOrder, "total" | "advance" | "advancePaidAt" | "restPaidAt">;

/** The part of an order's total that is due before dispatch, in paise; 0 without an advance. */
export function restOf({ total, advance }: Pick<PlacedOrder, "total" | "advance">): Paise {
  return advance === null ? 0 : total - advance;
}

/**
 * Whether an order has its advance and waits for its rest. The order of a closed account owes no
 * rest: nobody can pay it, and the shop cancels the order.
 */
export function isRestDue(order: Paid & Pick<PlacedOrder, "state" | "ownerLeft">): boolean {
  const { state, ownerLeft, advancePaidAt, restPaidAt } = order;
  if (ownerLeft || advancePaidAt === null || restPaidAt !== null) return false;
  return REST_PAYABLE.includes(state);
}

/** The amount in paise that was paid for an order with an advance. */
export function paidAmount({ total, advance, advancePaidAt, restPaidAt }: Paid): Paise {
  if (restPaidAt !== null) return total;
  return advancePaidAt === null ? 0 : (advance ?? 0);
}

/** The amount in paise that is due when the order is placed: its advance, or the whole total. */
export function dueWithOrder({ total, advance }: Pick<PlacedOrder, "total" | "advance">): Paise {
  return advance ?? total;
}
