import { formatRupees } from "@suvarna/domain/formats";
import type { FailureReason, PaymentFollower } from "../payments/index.ts";
import type { Emit } from "../platform/bus.ts";
import type { Clock } from "../platform/clock.ts";
import type { Db } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import type { MoveParts } from "./after-move.ts";
import { changeStatus, type Move } from "./change-status.ts";
import { addHistory, lockOrder, type PlacedOrder, payRestOf } from "./queries.ts";
import { owesRest, restOf } from "./rest-of-order.ts";
import { saleOf } from "./sale-of-order.ts";

const NOTES: Record<FailureReason, string> = {
  declined: "The payment did not go through",
  "wrong amount": "Another amount was paid; it goes back",
  "not in time": "Not paid in time",
};

const REST_DUE = "Advance paid, rest due before dispatch";

/** What a payment's moves do to its order, in the same transaction. */
export function followPayment(parts: MoveParts & { clock: Clock }): PaymentFollower {
  const { clock } = parts;
  return {
    async paid(tx, emit, { orderId, purpose }) {
      if (purpose === "rest") return takeRest(parts, tx, orderId, clock());
      const order = await lockOrder(tx, orderId);
      const move = order && confirmation(order, clock());
      // Nobody is there any more whom its pieces could be brought to.
      if (!move || order.ownerLeft) return false;
      switch (order.status) {
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

    async failed(tx, emit, { orderId, purpose }, reason) {
      // An order keeps its advance and its pieces, and its rest can be paid again.
      if (purpose === "rest") return;
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

/** The move of an order that has got what is due with it: the whole, or its advance. */
function confirmation(order: PlacedOrder, at: Date): Move {
  if (order.advance === null) return { to: "Confirmed", paymentStatus: "Paid", at };
  const [due, rest] = [formatRupees(order.advance), formatRupees(restOf(order))];
  return {
    to: "Confirmed",
    paymentStatus: REST_DUE,
    advancePaidAt: at,
    note: `The advance of ${due} is paid. The rest of ${rest} is due before dispatch.`,
    at,
  };
}

/**
 * The rest of an order has come: it stays where it is, and can be dispatched.
 * @returns whether the order takes it: one that owes no rest, or no more, does not
 */
async function takeRest(parts: MoveParts, tx: Db, orderId: string, at: Date): Promise<boolean> {
  const order = await lockOrder(tx, orderId);
  if (!order || order.ownerLeft || !owesRest(order)) return false;
  const paid = { paymentStatus: "Paid", restPaidAt: at };
  if (!(await payRestOf(tx, orderId, paid))) return false;
  const step = {
    orderId,
    position: order.history.length,
    status: order.status,
    note: `The rest of ${formatRupees(restOf(order))} is paid.`,
    by: null,
    at,
  };
  await addHistory(tx, step);
  const now = { ...order, ...paid, history: [...order.history, step] };
  await parts.invoices.issue(tx, await saleOf(tx, now), at);
  await parts.tellOfMove(tx, now, "Rest paid", null);
  return true;
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
