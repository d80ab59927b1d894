import { CARATS } from "@suvarna/domain/fineness";
import { ORDER_PAYMENT_STATES, ORDER_STATES, PAYMENT_METHODS } from "@suvarna/domain/order";
import { GATEWAYS } from "@suvarna/domain/payment";
import { RETURN_REASONS, RETURN_STATES } from "@suvarna/domain/returns";
import * as z from "zod/mini";
import { Cart, Totals } from "../cart/schemas.ts";
import { AppliedCoupon } from "../coupons/schemas.ts";
import { atMost, Grams, Id, queryInteger, Rupees, Time } from "../wire.ts";
import { OrderInput } from "./order-input.ts";

/** Which order was paid; Razorpay's popup signs its result, and that goes along. */
export const VerifyInput = z.object({
  orderId: Id,
  razorpay_order_id: z.optional(z.string().check(atMost(64))),
  razorpay_payment_id: z.optional(z.string().check(atMost(64))),
  razorpay_signature: z.optional(z.string().check(atMost(128))),
});
export type VerifyInput = z.output<typeof VerifyInput>;

export const CancelInput = z.object({
  reason: z.optional(z.string().check(z.trim(), atMost(300))),
});

/** Why an order is sent back. */
export const ReturnInput = z.object({
  reason: z.enum(RETURN_REASONS, "Choose a reason"),
  comment: z.optional(z.string().check(z.trim(), atMost(500))),
});
export type ReturnInput = z.output<typeof ReturnInput>;

/** How many orders a list has when it is not said, and at most. */
export const ORDERS_LISTED = 100;

/** A part of a list of orders, newest first: those that are older than one of them. */
export const OrdersQuery = z.object({
  limit: z._default(
    queryInteger(1, ORDERS_LISTED, "Use a whole number from 1 to 100"),
    ORDERS_LISTED,
  ),
  before: z.optional(Id),
});
export type OrdersQuery = z.output<typeof OrdersQuery>;

export const DeliveryAddress = z.object({
  fullName: z.string(),
  phone: z.string(),
  street: z.string(),
  apartment: z.optional(z.string()),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
  country: z.string(),
});
export type DeliveryAddress = z.infer<typeof DeliveryAddress>;

/** An order line: what was bought, at the price and the rate of that moment, for good. */
export const OrderItem = z.object({
  productId: Id,
  slug: z.string(),
  name: z.string(),
  image: z.string(),
  images: z.array(z.string()),
  quantity: z.number(),
  size: z.optional(z.string()),
  price: Rupees,
  realTimeTotalPrice: Rupees,
  carat: z.enum(CARATS),
  netWeight: Grams,
  ratePerGram: Rupees,
  /** Of one piece: `price = metalValue + makingCharge + stoneValue - discount`. */
  metalValue: Rupees,
  makingCharge: Rupees,
  stoneValue: Rupees,
  discount: Rupees,
  /** Made for this order: nothing of it was in stock. */
  madeToOrder: z.optional(z.boolean()),
});
export type OrderItem = z.infer<typeof OrderItem>;

/** A request to send an order back, and what became of it. */
export const OrderReturn = z.object({
  state: z.enum(RETURN_STATES),
  reason: z.enum(RETURN_REASONS),
  comment: z.optional(z.string()),
  requestedAt: Time,
  decidedAt: z.optional(Time),
  /** What the shop says to it. */
  note: z.optional(z.string()),
});
export type OrderReturn = z.infer<typeof OrderReturn>;

/** The two parts of an order that is paid by an advance: `due + rest = total`. */
export const OrderAdvance = z.object({
  /** The advance, which is due with the order. */
  due: Rupees,
  /** What was paid of the order so far: nothing, the advance, or all of it. */
  paid: Rupees,
  /** What the advance leaves, fixed with the order. */
  rest: Rupees,
  /** The words of the state that the order can't reach before its rest is paid. */
  restDueBefore: z.string(),
  /** Whether the rest is to be paid now: `POST /order/{id}/pay` opens its payment. */
  restOwed: z.boolean(),
  /** When the shop has asked for the rest last. */
  restAskedAt: z.optional(Time),
});
export type OrderAdvance = z.infer<typeof OrderAdvance>;

export const Order = z.object({
  _id: Id,
  number: z.string(),
  createdAt: Time,
  state: z.enum(ORDER_STATES),
  /** The words of `state`. */
  status: z.string(),
  paymentState: z.enum(ORDER_PAYMENT_STATES),
  /** The words of `paymentState`. */
  paymentStatus: z.string(),
  /** Of an order that is paid by an advance. */
  advance: z.optional(OrderAdvance),
  paymentMethod: z.enum(PAYMENT_METHODS),
  items: z.array(OrderItem),
  subtotal: Rupees,
  discount: Rupees,
  /** The code that the discount is of. */
  couponCode: z.optional(z.string()),
  gst: Rupees,
  shippingCost: Rupees,
  total: Rupees,
  totalAmount: Rupees,
  ratesAt: Time,
  shippingAddress: DeliveryAddress,
  billingAddress: DeliveryAddress,
  contact: z.string(),
  /** For who gets it. */
  giftMessage: z.optional(z.string()),
  /** The buyer's PAN, of which only the last four are shown. */
  panMasked: z.optional(z.string()),
  /** Of an order that is paid online: through whom, under which id there, and until when. */
  payment: z.optional(
    z.object({ gateway: z.enum(GATEWAYS), orderId: z.optional(z.string()), payBy: Time }),
  ),
  history: z.array(
    z.object({
      state: z.enum(ORDER_STATES),
      /** The words of `state`. */
      status: z.string(),
      at: Time,
      note: z.optional(z.string()),
    }),
  ),
  /** Of an order that is paid online in whole, or is dispatched and will be paid at the door. */
  invoiceNumber: z.optional(z.string()),
  /** Of one whose sale was undone after that. */
  creditNoteNumber: z.optional(z.string()),
  /** Of an order that was confirmed by its advance: its invoice comes with the rest. */
  receiptVoucherNumber: z.optional(z.string()),
  /** Of one whose advance went back before it had an invoice. */
  refundVoucherNumber: z.optional(z.string()),
  /** A paper that the order is due is being written; it comes within moments. */
  isPaperPending: z.optional(z.boolean()),
  /** Until when it can be asked to be taken back; only while it can. */
  returnUntil: z.optional(Time),
  return: z.optional(OrderReturn),
});
export type Order = z.infer<typeof Order>;

/** What the browser opens the gateway's page with. */
export const PaymentWindow = z.object({
  gateway: z.enum(GATEWAYS),
  /** `local`: the demonstration's own window; else the gateway's, for trying or for real money. */
  mode: z.enum(["local", "sandbox", "production"]),
  sessionId: z.string(),
  /** The shop's public key, where the gateway's script asks for one. */
  keyId: z.optional(z.string()),
  amount: Rupees,
  currency: z.string(),
});
export type PaymentWindow = z.infer<typeof PaymentWindow>;

/** An order, and for one that is to be paid online how its gateway is opened. */
export const PlacedOrder = z.object({
  order: Order,
  message: z.string(),
  paymentSessionId: z.optional(z.string()),
  payment: z.optional(PaymentWindow),
  /** Razorpay's order, where it is the one to pay through; the amount in paise. */
  razorpayOrder: z.optional(z.object({ id: z.string(), amount: z.number(), currency: z.string() })),
});
export type PlacedOrder = z.infer<typeof PlacedOrder>;

export const createOrder = {
  summary: "Places an order from the cart, once for each Idempotency-Key",
  headers: z.looseObject({
    "idempotency-key": z.optional(
      z.string().check(z.regex(/^[\w.:-]{8,128}$/, "Use 8 to 128 letters, digits, . _ : or -")),
    ),
  }),
  body: OrderInput,
  replies: { 201: PlacedOrder },
};

export const listOrders = {
  summary: "The orders of a user, who must be the caller, newest first; older ones by `before`",
  params: z.object({ userId: Id }),
  query: OrdersQuery,
  replies: { 200: z.array(Order) },
};

export const getOrder = {
  summary: "One order, by its owner",
  params: z.object({ id: Id }),
  replies: { 200: Order },
};

export const payOrder = {
  summary:
    "Opens the payment of an order once more, after an attempt was given up or has failed; of an order that owes its rest, the rest's payment",
  params: z.object({ id: Id }),
  replies: { 200: PlacedOrder },
};

export const verifyOrder = {
  summary: "Asks the gateway whether what was due of an order is paid; safe to repeat",
  body: VerifyInput,
  replies: { 200: z.object({ order: Order, message: z.string() }) },
};

export const cancelOrder = {
  summary: "Cancels an order before its dispatch; what was paid goes back",
  params: z.object({ id: Id }),
  // A call without a body gives no reason.
  body: z.nullish(CancelInput),
  replies: { 200: Order },
};

export const requestReturn = {
  summary: "Asks the shop to take a delivered order back, within the days of the return policy",
  params: z.object({ id: Id }),
  body: ReturnInput,
  replies: { 201: Order },
};

/** A piece of an order that can't be had again, and why. */
export const MissingPiece = z.object({ productId: Id, name: z.string(), reason: z.string() });
export type MissingPiece = z.infer<typeof MissingPiece>;

export const reorder = {
  summary: "Puts the pieces of an order that can still be had into the cart, at the prices of now",
  params: z.object({ id: Id }),
  replies: { 200: z.object({ cart: Cart, added: z.number(), missing: z.array(MissingPiece) }) },
};

/**
 * What a cart costs until `expiresAt`, whatever the rates do. `serverTime` is the shop's clock when
 * it answered, so that a countdown need not trust the browser's.
 */
export const Quote = z.object({
  quoteId: Id,
  cartId: Id,
  items: z.array(OrderItem),
  totals: Totals,
  /** The cart's coupon; its discount is in the totals while it holds. */
  coupon: z.optional(AppliedCoupon),
  /** What is due now when the order is paid by an advance; only where something is made to order. */
  advance: z.optional(z.object({ due: Rupees, rest: Rupees })),
  ratesAt: Time,
  lockedAt: Time,
  expiresAt: Time,
  serverTime: Time,
});
export type Quote = z.infer<typeof Quote>;

export const lockPrice = {
  summary: "Locks the price of the cart for a while; gives the lock that is there while it holds",
  body: z.object({
    /** Locks anew at the rates of now, when that is less than what is locked. */
    takeLower: z.optional(z.boolean("Use true or false")),
  }),
  replies: { 200: Quote },
};
