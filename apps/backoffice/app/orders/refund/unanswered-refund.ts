import { create } from "zustand";

/** A refund that was sent and got no answer, so that the shop may have made it. */
export interface UnansweredRefund {
  /** The sent form as JSON. */
  readonly content: string;
  /** The idempotency key with which it was sent. */
  readonly key: string;
}

type OfOrders = Readonly<Record<string, readonly UnansweredRefund[]>>;

/** The refunds without an answer by the id of their order. They outlive the dialog of the refund. */
export const useUnansweredRefunds = create<OfOrders>(() => ({}));

/**
 * Returns the idempotency key of a refund: that of the unanswered refund if it is sent again
 * unchanged, so that it is made once; otherwise a new one.
 */
export function keyOfRefund(orderId: string, content: string): string {
  const unanswered = useUnansweredRefunds.getState()[orderId];
  return unanswered?.find((one) => one.content === content)?.key ?? crypto.randomUUID();
}

/** Notes that a refund got no answer. The order's other refunds without an answer stay noted. */
export function noteUnanswered(orderId: string, refund: UnansweredRefund): void {
  const others = othersOf(orderId, refund.content);
  useUnansweredRefunds.setState({ [orderId]: [...others, refund] });
}

/** Forgets the refund of an order with this content, because it was answered. */
export function forgetUnanswered(orderId: string, content: string): void {
  useUnansweredRefunds.setState({ [orderId]: othersOf(orderId, content) });
}

function othersOf(orderId: string, content: string): readonly UnansweredRefund[] {
  const unanswered = useUnansweredRefunds.getState()[orderId] ?? [];
  return unanswered.filter((one) => one.content !== content);
}
