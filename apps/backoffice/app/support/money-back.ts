import type { DeskOrder } from "@suvarna/contract/orders/staff-schemas";
import { lessAtDoor } from "@suvarna/domain/cash-at-door";
import { paise } from "@suvarna/domain/money";
import { sayMoney } from "../parts/money.tsx";

/**
 * Says how much of an order went back by refunds in part, and how much less was collected at the
 * door, which is no money that went back. Null without either.
 */
export function sayMoneyBack({
  refunded = 0,
  refunds = [],
}: Pick<DeskOrder, "refunded" | "refunds">): string | null {
  const parts = refunds.map(({ amount, isLessAtDoor }) => {
    return { amount: paise(amount), isWeight: isLessAtDoor ?? false };
  });
  const less = lessAtDoor(parts);
  const back = paise(refunded) - less;
  const words = [
    ...(back > 0 ? [`${sayMoney(back)} went back`] : []),
    ...(less > 0 ? [`${sayMoney(less)} less at the door`] : []),
  ];
  return words.length > 0 ? words.join(", ") : null;
}
