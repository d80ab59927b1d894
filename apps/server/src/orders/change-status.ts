import { canMove, type OrderStatus, releasesStock, reservesStock } from "@suvarna/domain/order";
import { giveCouponBack, useCoupon } from "../coupons/index.ts";
import type { Emit } from "../platform/bus.ts";
import type { Db } from "../platform/database.ts";
import { afterMove, type MoveParts } from "./after-move.ts";
import { forgetLeftOwner } from "./forget-left-owner.ts";
import { releasePieces, reservePieces } from "./pieces.ts";
import { addHistory, moveOrder, type PlacedOrder } from "./queries.ts";

/** A move of an order along the drawn transitions. */
export interface Move {
  readonly to: OrderStatus;
  readonly paymentStatus?: string;
  /** When the advance of an order came, where this move follows from that. */
  readonly advancePaidAt?: Date;
  /** For the shopper to read in the order's history. */
  readonly note?: string;
  /** The user who makes it; nobody where a payment does. */
  readonly by?: string;
  readonly at: Date;
}

/**
 * Moves an order, which the transaction holds (`lockOrder`): its state by compare-and-set, its
 * history, its pieces in or out of stock, its coupon used or given back, its letters and papers, all
 * or nothing.
 * @throws Refusal sold_out, coupon_used_up or coupon_used when the move needs again what is gone
 * @throws Error for a move that can't happen
 */
export async function changeStatus(
  parts: MoveParts,
  tx: Db,
  emit: Emit,
  order: PlacedOrder,
  { to, paymentStatus = order.paymentStatus, advancePaidAt, note, by, at }: Move,
): Promise<void> {
  const { id: orderId, status: from, items, history } = order;
  if (!canMove(from, to)) throw new Error(`An order can't go from ${from} to ${to}`);
  if (reservesStock(from, to)) {
    await useAgain(tx, order, at);
    await reservePieces(tx, emit, items);
  }
  const changed = { status: to, paymentStatus, ...(advancePaidAt ? { advancePaidAt } : {}) };
  if (!(await moveOrder(tx, orderId, from, changed))) {
    throw new Error("An order has moved while it was held");
  }
  const step = {
    orderId,
    position: history.length,
    status: to,
    note: note ?? null,
    by: by ?? null,
    at,
  };
  await addHistory(tx, step);
  if (releasesStock(from, to)) {
    await giveCouponBack(tx, orderId);
    await releasePieces(tx, emit, items);
  }
  await afterMove(parts, tx, { ...order, ...changed, history: [...history, step] });
  if (order.ownerLeft) await forgetLeftOwner(tx, parts.invoices, order.userId);
}

/** The coupon that an order gave back while it was failed. */
async function useAgain(tx: Db, { id, userId, couponCode }: PlacedOrder, now: Date): Promise<void> {
  if (couponCode !== null) await useCoupon(tx, { code: couponCode, userId, orderId: id, now });
}
