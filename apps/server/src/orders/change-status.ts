import {
  canMove,
  type OrderPaymentState,
  type OrderState,
  releasesStock,
  reservesStock,
  type StepReason,
} from "@suvarna/domain/order";
import { releaseHuid } from "../catalogue/index.ts";
import { releaseCoupon } from "../coupons/index.ts";
import type { Act } from "../platform/act.ts";
import type { BuyerKeys } from "./buyer-keys.ts";
import { forgetLeftOwner } from "./forget-left-owner.ts";
import { freeReturnedHuids, reserveHuidsAgain } from "./huids-of-order.ts";
import { releaseHuids } from "./piece-queries.ts";
import { releasePieces, reservePieces, stockedPieces } from "./pieces.ts";
import { addHistory, moveOrder, type PlacedOrder } from "./queries.ts";
import { redeemOrderCoupon } from "./redeem-order-coupon.ts";

/**
 * A change of an order's state along the transition table, with the fields that change with the
 * state.
 */
export interface Move extends Partial<BuyerKeys> {
  readonly to: OrderState;
  readonly paymentState?: OrderPaymentState;
  /** The time at which the advance was paid, if the order moves because of the advance. */
  readonly advancePaidAt?: Date;
  /**
   * The new way of payment, if it changes; `prepayBy` is the time until which the shop waits for
   * the payment.
   */
  readonly paymentMethod?: PlacedOrder["paymentMethod"];
  readonly prepayBy?: Date;
  /**
   * The random part of the code that the buyer tells the courier, set at the dispatch
   * (door-code.ts).
   */
  readonly doorNonce?: string;
  readonly doorTriesLeft?: number;
  /**
   * For `returned`: whether the pieces have come back and are on sale again, with their HUIDs. Those
   * that the buyer kept after a refund are not among them.
   */
  readonly restock?: boolean;
  /** The reason code of the step, where the shop knows the reason by itself. */
  readonly reason?: StepReason;
  /** The note of staff or the shopper, for the order's history. */
  readonly note?: string;
}

/**
 * Moves an order that the act has locked (`lockOrder`). The state changes by compare-and-set,
 * together with the history, the stock and the coupon, or nothing changes.
 * @throws Refusal sold_out, coupon_used_up or coupon_used when a piece or coupon that the move
 * needs again is gone
 * @throws Error for a move that is not in the transition table
 */
export async function changeStatus(
  act: Act,
  order: PlacedOrder,
  { to, paymentState = order.paymentState, reason, note, restock = false, ...columns }: Move,
): Promise<void> {
  const { tx, actor, at } = act;
  const { id: orderId, state: from, history } = order;
  if (!canMove(from, to)) throw new Error(`An order can't go from ${from} to ${to}`);
  if (reservesStock(from, to)) {
    await redeemOrderCoupon(act, order);
    await reservePieces(act, stockedPieces(order));
    await reserveHuidsAgain(act, order);
  }
  const changed = { state: to, paymentState, ...columns };
  if (!(await moveOrder(tx, orderId, from, changed))) {
    throw new Error("An order has moved while it was held");
  }
  const step = history.length;
  const by = "userId" in actor ? actor.userId : null;
  const isReleased = releasesStock(from, to);
  const newStep = {
    orderId,
    position: step,
    state: to,
    reason: reason ?? null,
    note: note ?? null,
    isDispatch: to === "shipped",
    by,
    at,
    restocked: false,
  };
  // The step tells whether a parcel came back undelivered, of which nobody has kept a piece.
  const moved = { ...order, history: [...history, newStep] };
  const released = isReleased || restock ? stockedPieces(moved) : [];
  await addHistory(tx, { ...newStep, restocked: released.length > 0 });
  // An order whose parcel came back brought the shopper nothing, so its coupon can be used again.
  if (isReleased || (from === "shipped" && to === "returned")) await releaseCoupon(act, orderId);
  if (released.length > 0) await releasePieces(act, released);
  if (isReleased || to === "cancelled") {
    await releaseHuids(tx, orderId);
    await releaseHuid(act, { orderId });
  } else if (restock) {
    await freeReturnedHuids(act, moved);
  }
  act.record({
    what: "order.moved",
    subject: orderId,
    before: {
      state: from,
      paymentState: order.paymentState,
      paymentMethod: order.paymentMethod,
    },
    after: {
      state: to,
      paymentState,
      paymentMethod: columns.paymentMethod ?? order.paymentMethod,
    },
  });
  act.tell({ type: "order.moved", orderId, from, to, step, paymentState });
  if (order.ownerLeft) await forgetLeftOwner(tx, order.userId);
}
