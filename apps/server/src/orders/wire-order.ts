import type { Order, OrderItem, OrderReturn } from "@suvarna/contract/orders";
import { rupees } from "@suvarna/domain/money";
import { orderNumber } from "@suvarna/domain/order";
import type { GatewayName } from "@suvarna/domain/payment";
import type { PaperNumbers } from "../invoices/index.ts";
import type { OfferedItem } from "./price-cart.ts";
import type { HistoryRow, PlacedOrder } from "./queries.ts";
import type { ReturnRow } from "./return-queries.ts";
import { returnOpenUntil } from "./return-window.ts";

/** What an order's owner sees of its payment. */
export interface OrderPayment {
  readonly gateway: GatewayName;
  /** The gateway's id of the order; null before it was asked for one. */
  readonly reference: string | null;
  readonly expiresAt: Date;
}

/** What belongs to an order and is kept elsewhere. */
export interface OrderCompany extends PaperNumbers {
  readonly payment?: OrderPayment | undefined;
}

/** An order for the wire, all of it as it was when it was placed but for its states. */
export function wireOrder(order: PlacedOrder, { payment, ...papers }: OrderCompany): Order {
  const { id, status, paymentStatus, paymentMethod } = order;
  const { shippingAddress, billingAddress, contact } = order;
  const total = rupees(order.total);
  const until = returnOpenUntil(order);
  return {
    _id: id,
    number: orderNumber(id),
    createdAt: order.createdAt.toISOString(),
    ...{ status, paymentStatus, paymentMethod },
    items: order.items.map(wireItem),
    subtotal: rupees(order.subtotal),
    discount: rupees(order.discount),
    ...(order.couponCode === null ? {} : { couponCode: order.couponCode }),
    gst: rupees(order.gst),
    shippingCost: rupees(order.shipping),
    total,
    totalAmount: total,
    ratesAt: order.ratesAt.toISOString(),
    ...{ shippingAddress, billingAddress, contact },
    ...(order.giftMessage === null ? {} : { giftMessage: order.giftMessage }),
    ...(order.panEnding === null ? {} : { panMasked: `XXXXXX${order.panEnding}` }),
    ...(payment ? { payment: wirePayment(payment) } : {}),
    history: order.history.map(wireStep),
    ...papers,
    ...(until ? { returnUntil: until.toISOString() } : {}),
    ...(order.return ? { return: wireReturn(order.return) } : {}),
  };
}

function wirePayment({ gateway, reference, expiresAt }: OrderPayment) {
  const payBy = expiresAt.toISOString();
  return { gateway, payBy, ...(reference === null ? {} : { orderId: reference }) };
}

/** A line of an order, or of one to come, for the wire. */
export function wireItem(item: OfferedItem): OrderItem {
  const { productId, slug, name, pictures, quantity, size } = item;
  return {
    ...{ productId, slug, name, quantity },
    image: pictures[0] ?? "",
    images: pictures,
    ...(size ? { size } : {}),
    price: rupees(item.unitPrice),
    realTimeTotalPrice: rupees(item.linePrice),
    carat: item.carat,
    netWeight: item.netWeightMg / 1000,
    ratePerGram: rupees(item.ratePerGram),
    metalValue: rupees(item.metalValue),
    makingCharge: rupees(item.makingCharge),
    stoneValue: rupees(item.stoneValue),
    discount: rupees(item.discount),
  };
}

function wireStep({ status, at, note }: HistoryRow): Order["history"][number] {
  return { status, at: at.toISOString(), ...(note === null ? {} : { note }) };
}

function wireReturn({
  state,
  reason,
  comment,
  requestedAt,
  decidedAt,
  note,
}: ReturnRow): OrderReturn {
  return {
    ...{ state, reason, requestedAt: requestedAt.toISOString() },
    ...(comment ? { comment } : {}),
    ...(decidedAt ? { decidedAt: decidedAt.toISOString() } : {}),
    ...(note ? { note } : {}),
  };
}
