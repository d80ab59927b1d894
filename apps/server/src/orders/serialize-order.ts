import type {
  OrderAdvance,
  OrderRefundPart,
  OrderReturn,
  OrderSentPiece,
} from "@suvarna/contract/orders/order-parts";
import type { Order, OrderItem } from "@suvarna/contract/orders/schemas";
import { type Paise, rupees } from "@suvarna/domain/money";
import { cameBackUndelivered, type OrderState, REST_DUE_BEFORE } from "@suvarna/domain/order";
import { NOT_DELIVERED, ORDER_STATE_WORDS, PAYMENT_STATE_WORDS } from "@suvarna/words/en/statuses";
import type { SentPiece, TaxDocumentNumbers } from "../invoices/index.ts";
import type { PaymentFacts } from "../payments/index.ts";
import { isPaperPending } from "./due-tax-documents.ts";
import { noteOfStep } from "./note-of-step.ts";
import type { OfferedItem } from "./price-cart.ts";
import type { HistoryRow, PlacedOrder } from "./queries.ts";
import type { OrderRefund } from "./refunds/refund-queries.ts";
import type { ReturnRow } from "./refunds/return-queries.ts";
import { returnOpenUntil } from "./refunds/return-window.ts";
import { isRestDue, paidAmount, restOf } from "./rest-of-order.ts";
import { isTakenAway } from "./taken-away.ts";

/** The data about an order that other capabilities store. */
export interface RelatedOrderData extends TaxDocumentNumbers {
  /** The states of the order's refunds in part, by the refund's id. */
  readonly refundStates?: ReadonlyMap<string, RefundProgress>;
  readonly payment?: Omit<PaymentFacts, "purpose"> | undefined;
  /** The pieces that have left the shop, as staff recorded them. */
  readonly sentPieces?: readonly SentPiece[];
}

/**
 * Converts an order to the form in which the API sends it. All data but its states is as it was
 * when the order was placed.
 */
export function serializeOrder(
  order: PlacedOrder,
  { payment, refundStates, sentPieces = [], ...documentNumbers }: RelatedOrderData,
): Order {
  const { id, state, paymentState, paymentMethod } = order;
  const { shippingAddress, billingAddress, contact } = order;
  const total = rupees(order.total);
  const until = returnOpenUntil(order);
  const recorded = sentPieces.filter(({ huid, weighedMg }) => huid !== null || weighedMg !== null);
  return {
    _id: id,
    number: order.number,
    createdAt: order.createdAt.toISOString(),
    state,
    status: statusOf(order, state),
    paymentState,
    paymentStatus: PAYMENT_STATE_WORDS[paymentState],
    paymentMethod,
    ...(order.advance === null ? {} : { advance: serializeAdvance(order, order.advance) }),
    items: order.items.map(serializeItem),
    ...(recorded.length > 0 ? { sentPieces: recorded.map(serializeSentPiece) } : {}),
    subtotal: rupees(order.subtotal),
    discount: rupees(order.discount),
    ...(order.couponCode === null ? {} : { couponCode: order.couponCode }),
    gst: rupees(order.gst),
    shippingCost: rupees(order.shipping),
    total,
    totalAmount: total,
    ratesAt: order.ratesAt.toISOString(),
    ...(isTakenAway(order) ? { takenAway: true } : {}),
    shippingAddress,
    billingAddress,
    contact,
    ...(order.giftMessage === null ? {} : { giftMessage: order.giftMessage }),
    ...(order.panEnding === null ? {} : { panMasked: `XXXXXX${order.panEnding}` }),
    ...(payment ? { payment: serializePayment(payment) } : {}),
    history: order.history.map((step) => serializeStep(order, step, refundStates)),
    ...withoutPartNotes(documentNumbers),
    ...(order.refunds.length > 0
      ? {
          refunded: rupees(order.refunded),
          refunds: order.refunds.map((refund) =>
            serializeRefund(order, refund, {
              progress: refundStates?.get(refund.id),
              creditNoteNumber: documentNumbers.partNoteNumbers?.[refund.id],
            }),
          ),
        }
      : {}),
    ...(isPaperPending(order, documentNumbers) ? { isPaperPending: true } : {}),
    ...(order.doorNonce === null ? {} : { needsDoorCode: true }),
    ...(until ? { returnUntil: until.toISOString() } : {}),
    ...(order.return ? { return: serializeReturn(order.return, order.items) } : {}),
  };
}

function serializeSentPiece({ position, huid, weighedMg }: SentPiece): OrderSentPiece {
  return {
    line: position,
    ...(huid === null ? {} : { huid }),
    ...(weighedMg === null ? {} : { weight: weighedMg / 1000 }),
  };
}

/** The numbers of the tax documents that concern the whole order. */
function withoutPartNotes({
  partNoteNumbers: _ofParts,
  deliveryChallanNumber: _ofStaff,
  ...numbers
}: TaxDocumentNumbers) {
  return numbers;
}

/** The state of a refund in part, as the shopper sees it. */
export interface RefundProgress {
  readonly isSent: boolean;
  readonly isByHand: boolean;
}

function serializeRefund(
  { items, paymentMethod }: PlacedOrder,
  { id, amount, amounts, note, preset, at, isWeight }: OrderRefund,
  {
    progress,
    creditNoteNumber,
  }: { progress: RefundProgress | undefined; creditNoteNumber: string | undefined },
): OrderRefundPart {
  const pieces = amounts.lines.filter(({ quantity }) => quantity > 0);
  return {
    _id: id,
    amount: rupees(amount),
    at: at.toISOString(),
    ...(note ? { note } : {}),
    ...(preset ? { preset } : {}),
    pieces: pieces.map(({ position, quantity }) => {
      return { line: position, name: items[position]?.name ?? "", quantity };
    }),
    isSent: progress?.isSent ?? false,
    isByHand: progress?.isByHand ?? false,
    ...(isWeight ? { isByWeight: true } : {}),
    ...(isWeight && paymentMethod === "COD" ? { isLessAtDoor: true } : {}),
    ...(creditNoteNumber ? { creditNoteNumber } : {}),
  };
}

function serializeAdvance(order: PlacedOrder, due: Paise): OrderAdvance {
  return {
    due: rupees(due),
    paid: rupees(paidAmount(order)),
    rest: rupees(restOf(order)),
    restDueBefore: ORDER_STATE_WORDS[REST_DUE_BEFORE],
    restOwed: isRestDue(order),
    ...(order.restAskedAt ? { restAskedAt: order.restAskedAt.toISOString() } : {}),
  };
}

function serializePayment({
  gateway,
  reference,
  expiresAt,
  attempt,
}: Omit<PaymentFacts, "purpose">): Order["payment"] {
  return {
    gateway,
    payBy: expiresAt.toISOString(),
    ...(reference === null ? {} : { orderId: reference }),
    ...(attempt
      ? {
          attempt: {
            end: attempt.end,
            amount: rupees(attempt.amount),
            at: attempt.at.toISOString(),
            ...(attempt.said === null ? {} : { said: attempt.said }),
            ...(attempt.declineReason === null ? {} : { declineReason: attempt.declineReason }),
          },
        }
      : {}),
  };
}

/** Converts a line of an order or of a quote to the form in which the API sends it. */
export function serializeItem(item: OfferedItem): OrderItem {
  const { productId, slug, name, pictures, quantity, size, engraving } = item;
  return {
    productId,
    slug,
    name,
    quantity,
    image: pictures[0] ?? "",
    images: pictures,
    ...(size ? { size } : {}),
    ...(engraving ? { engraving } : {}),
    price: rupees(item.unitPrice),
    realTimeTotalPrice: rupees(item.linePrice),
    carat: item.carat,
    ...(item.metalColour ? { metalColour: item.metalColour } : {}),
    netWeight: item.netWeightMg / 1000,
    ratePerGram: rupees(item.ratePerGram),
    metalValue: rupees(item.metalValue),
    makingCharge: rupees(item.makingCharge),
    stoneValue: rupees(item.stoneValue),
    discount: rupees(item.discount),
    ...(item.madeToOrder ? { madeToOrder: true } : {}),
  };
}

/** A state of an order in words, which differ for a parcel that came back undelivered. */
function statusOf(order: Pick<PlacedOrder, "history">, state: OrderState): string {
  const isUndelivered = state === "returned" && cameBackUndelivered(order);
  return isUndelivered ? NOT_DELIVERED : ORDER_STATE_WORDS[state];
}

function serializeStep(
  order: PlacedOrder,
  step: HistoryRow,
  refundStates: RelatedOrderData["refundStates"],
): Order["history"][number] {
  const { state, at, reason } = step;
  const isSent = order.refunds.some(
    ({ id, isWeight }) => isWeight && refundStates?.get(id)?.isSent,
  );
  const note = noteOfStep(order, step, { isSent });
  return {
    state,
    status: statusOf(order, state),
    at: at.toISOString(),
    ...(reason ? { reason } : {}),
    ...(note === null ? {} : { note }),
    ...(step.isDispatch ? { dispatch: serializeDispatch(order, step) } : {}),
  };
}

function serializeDispatch(
  { courier, trackingNumber }: PlacedOrder,
  { note }: HistoryRow,
): Order["history"][number]["dispatch"] {
  return {
    ...(courier ? { courier } : {}),
    ...(trackingNumber ? { trackingNumber } : {}),
    ...(note ? { words: note } : {}),
  };
}

function serializeReturn(
  { state, reason, lines, comment, requestedAt, decidedAt, note }: ReturnRow,
  items: PlacedOrder["items"],
): OrderReturn {
  const pieces = lines?.map(({ position, quantity }) => {
    return { line: position, name: items[position]?.name ?? "", quantity };
  });
  return {
    state,
    reason,
    ...(pieces ? { pieces } : {}),
    requestedAt: requestedAt.toISOString(),
    ...(comment ? { comment } : {}),
    ...(decidedAt ? { decidedAt: decidedAt.toISOString() } : {}),
    ...(note ? { note } : {}),
  };
}
