import type { Order } from "@suvarna/contract/orders/schemas";
import type { OrderState } from "@suvarna/domain/order";
import { Pill, type PillTone } from "@suvarna/ui/pill.tsx";
import { stateName } from "./order-words.ts";

const TONES: Record<OrderState, PillTone> = {
  pending_payment: "waiting",
  confirmed: "neutral",
  processing: "neutral",
  shipped: "waiting",
  delivered: "good",
  cancelled: "neutral",
  payment_failed: "bad",
  returned: "neutral",
  refunded: "good",
};

/** The state of an order as a pill. */
export function OrderPill({ order }: { order: Pick<Order, "state" | "history"> }) {
  return <Pill tone={TONES[order.state]}>{stateName(order)}</Pill>;
}
