import type { OrderPage } from "@suvarna/contract/orders/order-page";
import type { Paise } from "@suvarna/domain/money";
import { sayMoney } from "../parts/money.tsx";

type PaymentMethod = OrderPage["order"]["paymentMethod"];

/**
 * The sum in paise of the shopper's money about which no refund is decided, by the order's book and
 * without drafts. Cash that the courier has not sent yet is part of it: the shop owes it all the same.
 */
export function keptPaise({ book }: Pick<OrderPage, "book">): Paise {
  return book
    .filter(({ at }) => at !== null)
    .reduce((sum, { inPaise, outPaise, owedPaise }) => sum + inPaise - outPaise - owedPaise, 0);
}

/**
 * Describes how an order's money goes back when the order ends: through the gateway, or by staff,
 * who send money that no gateway holds by themselves.
 */
export function sayWayBack(backPaise: Paise, paymentMethod: PaymentMethod): string {
  if (backPaise <= 0) return "No money has to go back";
  const sum = sayMoney(backPaise);
  if (paymentMethod === "ONLINE") return `${sum} goes back to the shopper the way it was paid`;
  return `${sum} is owed to the shopper: staff send it by bank transfer or UPI and write it down on this page`;
}

/** Describes what follows when the shop takes a whole order back. */
export function sayReturn({ order, cancellation }: Pick<OrderPage, "order" | "cancellation">) {
  // The sum and the need for approval of a cancellation are also those of a return of everything.
  const { backPaise, needsApproval } = cancellation;
  const money = sayWayBack(backPaise, order.paymentMethod);
  return needsApproval ? `Nothing changes until a colleague agrees. Then ${money}.` : `${money}.`;
}

/**
 * The question before a repayment by hand is written down. Above the limit a second person is asked
 * first: the money is sent and written down after they agree.
 */
export function repaymentQuestion({
  needsApproval,
  sum,
  name,
  told,
}: {
  readonly needsApproval: boolean;
  /** The sum as people read it. */
  readonly sum: string;
  /** The shopper's name. */
  readonly name: string;
  /** Whether the shopper gets a message, in a sentence. */
  readonly told: string;
}): { title: string; description: string } {
  if (!needsApproval) {
    return {
      title: `Write ${sum} down as sent back?`,
      description: `The order is refunded. ${told} It can't be taken back, so send the money first.`,
    };
  }
  return {
    title: `Ask to send ${sum} back?`,
    description: `The shopper cancelled this order, so a colleague must agree first. Send no money yet. When they agree, send it to ${name} and write its reference down here.`,
  };
}
