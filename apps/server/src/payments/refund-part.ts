import type { Paise } from "@suvarna/domain/money";
import type { RefundReason } from "@suvarna/domain/payment";
import type { Act } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import * as captures from "./capture-queries.ts";
import { CURRENCY } from "./gateway.ts";
import * as refunds from "./refund-queries.ts";

/** A part of an order's money that goes back by a decision of staff. */
export interface PartialRefund {
  readonly orderId: string;
  /** The order's id of the refund in part. */
  readonly orderRefundId: string;
  readonly amount: Paise;
  /**
   * The reference of the transfer by which staff have sent the money; null when the gateway is to
   * send it.
   */
  readonly byHand: { readonly reference: string; readonly staffId: string } | null;
}

/** Money that staff have sent back by bank transfer or UPI. */
export interface RefundedByHand {
  readonly orderId: string;
  readonly amount: Paise;
  /** The reference of the transfer. */
  readonly reference: string;
  readonly staffId: string;
  readonly reason: RefundReason;
  readonly orderRefundId: string | null;
}

/**
 * Sends back a part of the money that an order keeps, first from the payment of the rest, then from
 * the advance. The gateway is asked after this act, or staff have already sent the money by hand.
 * @throws Refusal refund_too_much
 */
export async function refundPart(act: Act, part: PartialRefund): Promise<void> {
  const { tx, at } = act;
  const { orderId, orderRefundId, byHand } = part;
  let missing = part.amount;
  for (const {
    id: captureId,
    amount: captured,
    refunded,
    currency,
  } of await captures.listKeptCaptures(tx, orderId)) {
    const amount = Math.min(missing, captured - refunded);
    if (amount === 0) continue;
    if (!(await captures.reserveOfCapture(tx, captureId, amount))) break;
    const sent = byHand && { handReference: byHand.reference, sentBy: byHand.staffId };
    const refund = { orderId, captureId, orderRefundId, amount, currency } as const;
    const way = byHand ? "hand" : "gateway";
    await refunds.insertRefund(tx, { ...refund, ...sent, way, reason: "order_part" }, at);
    missing -= amount;
  }
  if (missing > 0) throw new Refusal("refund_too_much");
}

/** Money that staff have to send back by hand, because no gateway has it. */
export type ManualRefund = Omit<PartialRefund, "byHand">;

/**
 * Records a part of an order's money that staff have to send back by hand, because no gateway has
 * it. It waits in the list of staff until they enter the reference of the transfer
 * (`settleByHand`).
 */
export async function addManualRefund(act: Act, part: ManualRefund): Promise<void> {
  const refund = { ...part, captureId: null, currency: CURRENCY, reason: "order_part" } as const;
  await refunds.insertRefund(act.tx, { ...refund, way: "hand", state: "stuck" }, act.at);
}

/**
 * Records money that staff have sent back for an order whose money no gateway has: it was paid at
 * the door or at the counter.
 */
export async function refundByHand(act: Act, sent: RefundedByHand): Promise<void> {
  const { orderId, amount, reference, staffId, reason, orderRefundId } = sent;
  const refund = { orderId, captureId: null, amount, currency: CURRENCY, reason, orderRefundId };
  const byHand = { way: "hand", handReference: reference, sentBy: staffId } as const;
  const refundId = await refunds.insertRefund(act.tx, { ...refund, ...byHand }, act.at);
  act.record({
    what: "payment.refunded_by_hand",
    subject: orderId,
    after: { refundId, amount, reference },
  });
}
