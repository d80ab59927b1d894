import type { Payments } from "../payments/index.ts";
import type { Bus } from "../platform/bus.ts";
import type { Clock } from "../platform/clock.ts";
import { Refusal } from "../platform/errors.ts";
import type { MoveParts } from "./after-move.ts";
import { changeStatus } from "./change-status.ts";
import { lockOrder } from "./queries.ts";

export interface PayingParts extends MoveParts {
  readonly bus: Pick<Bus, "transact">;
  readonly clock: Clock;
  readonly payments: Payments;
}

/**
 * An order waits for its money again: one that still does stays as it is, one whose payment failed
 * takes its pieces once more.
 * @throws Refusal payment_over, sold_out, coupon_used_up, coupon_used
 */
export function payAgain(parts: PayingParts, orderId: string): Promise<void> {
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
