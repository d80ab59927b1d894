import type { OrderState } from "@suvarna/domain/order";
import { Pill, type PillTone } from "@suvarna/ui/pill.tsx";
import { ORDER_STATE_WORDS } from "@suvarna/words/here/statuses";

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

export function OrderPill({ state }: { state: OrderState }) {
  return <Pill tone={TONES[state]}>{ORDER_STATE_WORDS[state]}</Pill>;
}
