import type { FailureReason, PaymentFollower } from "../payments/index.ts";
import type { Emit } from "../platform/bus.ts";
import type { Clock } from "../platform/clock.ts";
import type { Db } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import type { MoveParts } from "./after-move.ts";
import { changeStatus } from "./change-status.ts";
import { lockOrder, type PlacedOrder } from "./queries.ts";

const NOTES: Record<FailureReason, string> = {
  declined: "The payment did not go through",
  "wrong amount": "Another amount was paid; it goes back",
  "not in time": "Not paid in time",
};

/** What a payment's moves do to its order, in the same transaction. */
export function followPayment(parts: MoveParts & { clock: Clock }): PaymentFollower {
  const { clock } = parts;
  return {
    async paid(tx, emit, orderId) {
      const order = await lockOrder(tx, orderId);
      const move = { to: "Confirmed", paymentStatus: "Paid", at: clock() } as const;
      // Nobody is there any more whom its pieces could be brought to.
      if (order?.ownerLeft) return false;
      switch (order?.status) {
        case "Pending payment":
          await changeStatus(parts, tx, emit, order, move);
          return true;
        case "Payment failed":
          // Its pieces were on sale again: it takes the money only if it can have them, and its
          // coupon, once more.
          return allOrNothing(tx, emit, (step, heard) =>
            changeStatus(parts, step, heard, order, move),
          );
        default:
          return false;
      }
    },

    async failed(tx, emit, orderId, reason) {
      const order = await lockOrder(tx, orderId);
      if (order?.status !== "Pending payment") return;
      await changeStatus(parts, tx, emit, order, {
        to: "Payment failed",
        paymentStatus: "Failed",
        note: NOTES[reason],
        at: clock(),
      });
    },

    async refunded(tx, emit, orderId) {
      const order: PlacedOrder | null = await lockOrder(tx, orderId);
      if (order?.status !== "Cancelled" && order?.status !== "Returned") return;
      const move = { to: "Refunded", paymentStatus: "Refunded", at: clock() } as const;
      await changeStatus(parts, tx, emit, order, move);
    },
  };
}

/** @returns false when a piece or its coupon is gone; then nothing has been done, and nothing is announced */
async function allOrNothing(
  tx: Db,
  emit: Emit,
  work: (step: Db, heard: Emit) => Promise<void>,
): Promise<boolean> {
  const events: Parameters<Emit>[0][] = [];
  try {
    await tx.transaction((step) => work(step, (event) => events.push(event)));
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
  events.forEach(emit);
  return true;
}
