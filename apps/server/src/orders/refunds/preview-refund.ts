import type { OrderPage } from "@suvarna/contract/orders/order-page";
import type { RefundPreview, RefundPreviewInput } from "@suvarna/contract/orders/refund-part";
import { type Paise, paise, rupees } from "@suvarna/domain/money";
import {
  type LineAmounts,
  type RefundSelection,
  takePart,
  totalOfAmounts,
} from "@suvarna/domain/partial-refund";
import { type ApprovalLimits, refundNeedsApproval } from "@suvarna/domain/staff/approval";
import type { PlacedOrder } from "../queries.ts";
import { refundableAmount, stepNeedsApproval } from "./money-back.ts";
import { isPaidByHand, isRefundable, remainingAmounts } from "./request-refund.ts";

/**
 * Converts the part of an order that staff want to refund from rupees and line numbers to paise and
 * positions.
 */
export function parseRefundInput({ whole, lines, amount }: RefundPreviewInput): RefundSelection {
  if (whole) return { whole };
  if (!lines) return { amount: paise(amount ?? 0) };
  return { pieces: lines.map(({ line, quantity }) => ({ position: line, quantity })) };
}

/**
 * Computes the figures of a refund before staff ask for it, with the functions that carry out the
 * refund.
 */
export function previewRefund(
  order: PlacedOrder,
  wanted: RefundSelection,
  limits: ApprovalLimits,
): RefundPreview {
  const left = remainingAmounts(order);
  const part = takePart(left, wanted);
  const amount = part ? totalOfAmounts(part) : null;
  const gst = part?.lines.reduce((sum, line) => sum + line.gst, 0) ?? 0;
  return {
    left: rupees(totalOfAmounts(left)),
    amount: amount === null ? null : rupees(amount),
    gst: rupees(gst),
    shipping: rupees(part?.shipping ?? 0),
    lines: left.lines.map((line) => {
      const partLine = part?.lines.find(({ position }) => position === line.position);
      return {
        line: line.position,
        piecesLeft: line.quantity,
        priceLeft: rupees(line.price - line.discount),
        gstLeft: rupees(line.gst),
        pieces: partLine?.quantity ?? 0,
        back: rupees(partLine ? valueOfLine(partLine) : 0),
      };
    }),
    isPossible: isRefundable(order),
    isByHand: isPaidByHand(order),
    needsApproval: amount !== null && refundNeedsApproval(order.refunded + amount, limits),
    approvalAbove: rupees(limits.refundPaise),
    approvalLapsesMs: limits.moneyLapseMs,
  };
}

/**
 * Computes what a cancellation of an order would send back, with the functions that carry out the
 * cancellation.
 */
export function previewCancellation(
  order: PlacedOrder,
  limits: ApprovalLimits,
): OrderPage["cancellation"] {
  const backPaise = refundableAmount(order);
  return {
    backPaise,
    needsApproval: stepNeedsApproval(order, backPaise, limits),
    approvalAbovePaise: limits.refundPaise,
    approvalLapsesMs: limits.moneyLapseMs,
  };
}

function valueOfLine({ price, discount, gst }: LineAmounts): Paise {
  return price - discount + gst;
}
