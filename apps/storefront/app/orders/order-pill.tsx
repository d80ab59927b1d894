import type { OrderStatus } from "@suvarna/domain/order";
import { Pill, type PillTone } from "@suvarna/ui/pill.tsx";

const TONES: Record<OrderStatus, PillTone> = {
  "Pending payment": "waiting",
  Confirmed: "neutral",
  Processing: "neutral",
  Shipped: "waiting",
  Delivered: "good",
  Cancelled: "neutral",
  "Payment failed": "bad",
  Returned: "neutral",
  Refunded: "good",
};

export function OrderPill({ status }: { status: OrderStatus }) {
  return <Pill tone={TONES[status]}>{status}</Pill>;
}
