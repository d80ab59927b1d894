import type { Paise } from "@suvarna/domain/money";
import type { PaymentPurpose } from "@suvarna/domain/payment";
import type { Payments } from "../payments/index.ts";
import type { Bus } from "../platform/bus.ts";
import type { Clock } from "../platform/clock.ts";
import { Refusal } from "../platform/errors.ts";
import type { MoveParts } from "./after-move.ts";
import { changeStatus } from "./change-status.ts";
import { lockOrder, type PlacedOrder } from "./queries.ts";
import { owesRest, restOf } from "./rest-of-order.ts";

export interface PayingParts extends MoveParts {
  readonly bus: Pick<Bus, "transact">;
  readonly clock: Clock;
  readonly payments: Payments;
}

/**
 * An order waits for its money again: one that still does stays as it is, one whose payment failed
 * takes its pieces once more, one that owes its rest has a payment of that.
 * @returns which payment can be made now
 * @throws Refusal payment_over, sold_out, coupon_used_up, coupon_used
 */
export async function payAgain(
  parts: PayingParts,
  { id, ...seen }: PlacedOrder,
): Promise<PaymentPurpose> {
  if (seen.advancePaidAt === null) {
    await payWithOrder(parts, id);
    return "order";
  }
  await payRest(parts, id, restOf(seen));
  return "rest";
}

function payRest({ bus, payments }: PayingParts, orderId: string, amount: Paise): Promise<void> {
  return bus.transact(async (tx) => {
    // The payments first: whoever settles them takes them in this order too.
    await payments.beginRest(tx, { orderId, amount });
    const order = await lockOrder(tx, orderId);
    if (!order || !owesRest(order)) throw new Refusal("payment_over");
  });
}

function payWithOrder(parts: PayingParts, orderId: string): Promise<void> {
  const { bus, clock, payments } = parts;
  return bus.transact(async (tx, emit) => {
    await payments.reopen(tx, orderId);
    const order = await lockOrder(tx, orderId);
    if (order?.status === "Pending payment") return;
    if (order?.status !== "Payment failed") throw new Refusal("payment_over");
    const move = { to: "Pending payment", paymentStatus: "Pending", at: clock() } as const;
    await changeStatus(parts, tx, emit, order, move);
  });
}
