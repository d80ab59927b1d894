import { createHash } from "node:crypto";
import { cashAtDoor } from "@suvarna/domain/cash-at-door";
import { canMove } from "@suvarna/domain/order";
import {
  amountsLeft,
  type RefundSelection,
  type SaleAmounts,
  settleGst,
  takePart,
  totalOfAmounts,
} from "@suvarna/domain/partial-refund";
import type { RefundPreset } from "@suvarna/domain/refund-preset";
import type { Payments } from "../../payments/index.ts";
import type { Act } from "../../platform/act.ts";
import { Refusal } from "../../platform/errors.ts";
import { newId } from "../../platform/ids.ts";
import { dueTaxDocuments } from "../due-tax-documents.ts";
import { gstSharesOf } from "../gst-shares.ts";
import { freeHuids } from "../huids-of-order.ts";
import { piecesOf, releasePieces } from "../pieces.ts";
import { lockOrder, type PlacedOrder } from "../queries.ts";
import { addRefunded, insertOrderRefund } from "./refund-queries.ts";
import { refundsAfterDispatch } from "./refunds-after-dispatch.ts";

/** A part of an order's money that staff want to send back. */
export interface RefundRequest {
  readonly wanted: RefundSelection;
  /** The reason, which the shopper reads. */
  readonly note: string;
  /** The prepared reason, which the note says in English. */
  readonly preset?: RefundPreset | undefined;
  /**
   * The reference of the transfer by which staff have sent the money; null when the gateway sends
   * it, or when staff send it later.
   */
  readonly handReference: string | null;
  /**
   * Whether a second person has approved the refund. Staff then send money that no gateway has
   * afterwards, so that none leaves before the approval.
   */
  readonly isApproved?: boolean;
  /**
   * Whether staff have the pieces back and sell them again. Pieces that were not dispatched are on
   * sale again in any case.
   */
  readonly restock?: boolean | undefined;
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
  payments: Pick<Payments, "addManualRefund" | "hold" | "refundByHand" | "refundPart">,
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
  const { staffId, handReference, isApproved = false } = request;
  const isByHand = isPaidByHand(order);
  if (isByHand && handReference === null && !isApproved) throw new Refusal("refund_by_hand");
  const restock = isInShop(order) || request.restock === true;
  const refund = await bookPart(act, order, { ...request, contentHash, by: staffId, restock });
  const part = { orderId, orderRefundId: refund.id, amount: refund.amount };
  const byHand = handReference === null ? null : { reference: handReference, staffId };
  if (!isByHand) await payments.refundPart(act, { ...part, byHand });
  else if (byHand) await payments.refundByHand(act, { ...part, ...byHand, reason: "order_part" });
  else await payments.addManualRefund(act, part);
  return refund.id;
}

/** A refund in part before its amounts are computed. */
interface NewPart extends Pick<RefundRequest, "wanted" | "key" | "restock" | "preset"> {
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
  const restocked = part.restock === true && (await restockPart(act, order, part.amounts));
  const step = order.history.length;
  await insertOrderRefund(tx, {
    ...part,
    preset: part.preset ?? null,
    id,
    orderId,
    amount,
    restocked,
    at,
    step,
  });
  const cash = cashAtDoor(order);
  // Nothing was paid yet for a lighter order that is paid at the door, so nothing goes back.
  if (part.isWeight && order.paymentMethod === "COD")
    act.record({
      what: "order.collects_less",
      subject: orderId,
      before: { toCollect: cash },
      after: { toCollect: cash - amount, collectsLess: amount, refundId: id },
    });
  else
    act.record({
      what: "order.partly_refunded",
      subject: orderId,
      before: { refunded: order.refunded },
      after: {
        refunded: order.refunded + amount,
        refundId: id,
        ...(restocked ? { restocked: piecesOf(part.amounts.lines) } : {}),
      },
    });
  act.tell({ type: "order.partly_refunded", orderId, refundId: id });
  return { id, amount };
}

/**
 * Puts the pieces of a refund in part back on sale, and frees their HUIDs.
 * @returns whether any pieces went back
 */
async function restockPart(act: Act, order: PlacedOrder, part: SaleAmounts): Promise<boolean> {
  const pieces = part.lines.filter(({ quantity }) => quantity > 0);
  if (pieces.length === 0) return false;
  const left = amountsLeft(remainingAmounts(order), [part]);
  await freeHuids(act, order, { pieces, left });
  const lines = pieces.flatMap(({ position, quantity }) => {
    const item = order.items[position];
    return item && !item.madeToOrder ? [{ ...item, quantity }] : [];
  });
  await releasePieces(act, lines);
  return true;
}

/** The amounts in paise that remain of an order after its refunds, for each line of its invoice. */
export function remainingAmounts(order: PlacedOrder): SaleAmounts {
  return amountsAfter(order, order.refunds);
}

/**
 * The amounts in paise of the goods that leave the shop, or have left it, for each line of the
 * invoice: the order without what was refunded until then.
 */
export function sentAmounts(order: PlacedOrder): SaleAmounts {
  const later = refundsAfterDispatch(order);
  return amountsAfter(
    order,
    order.refunds.filter((refund) => !later.includes(refund)),
  );
}

function amountsAfter(order: PlacedOrder, refunds: PlacedOrder["refunds"]): SaleAmounts {
  const { items, shipping } = order;
  const taxes = gstSharesOf(order);
  const lines = items.map(({ quantity, linePrice: price, couponShare: discount }, position) => {
    return { position, quantity, price, discount, gst: taxes[position] as number };
  });
  return settleGst(
    amountsLeft(
      { lines, shipping },
      refunds.map(({ amounts }) => amounts),
    ),
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

/** Whether the pieces of an order have not left the shop, so that refunded pieces are not sent. */
export function isInShop({ state }: Pick<PlacedOrder, "state">): boolean {
  return canMove(state, "cancelled");
}

function hashOf({ wanted, note, handReference, restock }: RefundRequest): string {
  const content = JSON.stringify([wanted, note, handReference, ...(restock ? [restock] : [])]);
  return createHash("sha256").update(content).digest("hex");
}
