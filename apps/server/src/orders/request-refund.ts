import { createHash } from "node:crypto";
import { apportion } from "@suvarna/domain/money";
import {
  amountsLeft,
  type RefundSelection,
  type SaleAmounts,
  takePart,
  totalOfAmounts,
} from "@suvarna/domain/partial-refund";
import type { Payments } from "../payments/index.ts";
import type { Act } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import { dueTaxDocuments } from "./due-tax-documents.ts";
import { lockOrder, type PlacedOrder } from "./queries.ts";
import { addRefunded, insertOrderRefund } from "./refund-queries.ts";

/** A part of an order's money that staff want to send back. */
export interface RefundRequest {
  readonly wanted: RefundSelection;
  /** The reason, which the shopper reads. */
  readonly note: string;
  /**
   * The reference of the transfer by which staff have sent the money; null when the gateway sends
   * it.
   */
  readonly handReference: string | null;
  /** The idempotency key: the same key with the same content is the same refund. */
  readonly key: string;
  readonly staffId: string;
}

/**
 * Sends a part of an order's money back; staff have no other way to do so. The order is locked
 * while its remaining amounts are read, so simultaneous refunds never exceed the order's total.
 * @returns the id of the refund
 * @throws Refusal order_not_found, refund_not_possible, refund_too_much, refund_by_hand,
 * idempotency_mismatch
 */
export async function requestRefund(
  act: Act,
  payments: Pick<Payments, "hold" | "refundByHand" | "refundPart">,
  orderId: string,
  request: RefundRequest,
): Promise<string> {
  // The payments are locked before the order, because an act that settles a payment locks them in
  // this sequence too.
  await payments.hold(act, orderId);
  const order = await lockOrder(act.tx, orderId);
  if (!order) throw new Refusal("order_not_found");
  const contentHash = hashOf(request);
  const earlier = order.refunds.find(({ key }) => key === request.key);
  if (earlier?.contentHash === contentHash) return earlier.id;
  if (earlier) throw new Refusal("idempotency_mismatch");
  if (!isRefundable(order)) throw new Refusal("refund_not_possible");
  const { staffId, handReference } = request;
  if (isPaidByHand(order) && handReference === null) throw new Refusal("refund_by_hand");
  const refund = await bookPart(act, order, { ...request, contentHash, by: staffId });
  const byHand = handReference === null ? null : { reference: handReference, staffId };
  if (byHand && isPaidByHand(order)) {
    const sent = { orderId, amount: refund.amount, orderRefundId: refund.id, ...byHand };
    await payments.refundByHand(act, { ...sent, reason: "order_part" });
  } else {
    const part = { orderId, orderRefundId: refund.id, amount: refund.amount, byHand };
    await payments.refundPart(act, part);
  }
  return refund.id;
}

/** A refund in part before its amounts are computed. */
interface NewPart extends Pick<RefundRequest, "wanted" | "key"> {
  readonly note: string | null;
  readonly contentHash: string;
  readonly by: string | null;
}

/**
 * Computes and stores a refund in part of an order that the act has locked. The refund's letter and
 * credit note follow by reactions.
 * @throws Refusal refund_too_much
 */
export function bookPart(act: Act, order: PlacedOrder, { wanted, ...part }: NewPart) {
  const amounts = takePart(remainingAmounts(order), wanted);
  if (!amounts) throw new Refusal("refund_too_much");
  return bookAmounts(act, order, { ...part, amounts, isWeight: false });
}

/** A refund in part whose amounts are known. */
interface KnownPart extends Omit<NewPart, "wanted"> {
  readonly amounts: SaleAmounts;
  /** Whether the refund settles a difference in weight. */
  readonly isWeight: boolean;
}

/**
 * Stores a refund in part whose amounts are known, of an order that the act has locked.
 * @throws Refusal refund_too_much
 */
export async function bookAmounts(
  act: Act,
  order: PlacedOrder,
  part: KnownPart,
): Promise<{ readonly id: string; readonly amount: number }> {
  const { tx, at } = act;
  const { id: orderId } = order;
  const amount = totalOfAmounts(part.amounts);
  if (!(await addRefunded(tx, orderId, amount))) throw new Refusal("refund_too_much");
  const id = newId(at.getTime());
  await insertOrderRefund(tx, { ...part, id, orderId, amount, at });
  act.record({
    what: "order.partly_refunded",
    subject: orderId,
    before: { refunded: order.refunded },
    after: { refunded: order.refunded + amount, refundId: id },
  });
  act.tell({ type: "order.partly_refunded", orderId, refundId: id });
  return { id, amount };
}

/** The amounts in paise that remain of an order after its refunds, for each line of its invoice. */
export function remainingAmounts(order: PlacedOrder): SaleAmounts {
  const { items, gst, shipping, refunds } = order;
  const taxes = apportion(
    gst,
    items.map(({ linePrice, couponShare }) => linePrice - couponShare),
  );
  const lines = items.map(({ quantity, linePrice: price, couponShare: discount }, position) => {
    return { position, quantity, price, discount, gst: taxes[position] as number };
  });
  return amountsLeft(
    { lines, shipping },
    refunds.map(({ amounts }) => amounts),
  );
}

/** Whether no gateway has the money of an order, so that staff send it back by hand. */
export function isPaidByHand({ paymentMethod }: Pick<PlacedOrder, "paymentMethod">): boolean {
  return paymentMethod !== "ONLINE";
}

/** Whether an order is wholly paid, and neither cancelled nor returned. */
export function isRefundable(order: PlacedOrder): boolean {
  const { invoice, undone } = dueTaxDocuments(order);
  return order.paymentState === "paid" && invoice && !undone;
}

function hashOf({ wanted, note, handReference }: RefundRequest): string {
  const content = JSON.stringify([wanted, note, handReference]);
  return createHash("sha256").update(content).digest("hex");
}
