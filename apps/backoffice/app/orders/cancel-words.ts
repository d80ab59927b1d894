import type { OrderPage } from "@suvarna/contract/orders/order-page";
import { sayMoney } from "../parts/money.tsx";
import { sayWayBack } from "./repayment-words.ts";
import { sayTold } from "./told-words.ts";

const HOUR_MS = 3_600_000;

type CancelledOrder = Pick<OrderPage, "order" | "cancellation" | "pieces" | "shopper">;

/**
 * Describes what follows from a cancellation: at once, or when a second person has approved it.
 */
export function sayConsequences(page: CancelledOrder): string {
  const { order, cancellation, pieces } = page;
  const { backPaise, needsApproval } = cancellation;
  const told = sayTold(page, "cancelled");
  const money = sayWayBack(backPaise, order.paymentMethod);
  const stock = pieces.length > 0 ? "its pieces go back on sale" : "the order is closed";
  return needsApproval
    ? `Nothing changes until a colleague agrees. Then ${stock}, and ${money}. ${told} It can't be opened again.`
    : `${stock.charAt(0).toUpperCase()}${stock.slice(1)}. ${money}. ${told} It can't be opened again.`;
}

/** Describes the request for approval: who must agree, and when the request lapses. */
export function sayRequest(
  cancellation: OrderPage["cancellation"],
  act = "A cancellation",
): string {
  const limit = sayMoney(cancellation.approvalAbovePaise).replace(/\.00$/, "");
  const hours = Math.round(cancellation.approvalLapsesMs / HOUR_MS);
  return `${act} that brings an order's refunds above ${limit} is made when a colleague agrees with their own passkey or code. The request lapses in ${hours} hours.`;
}
