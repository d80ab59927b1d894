import { CARATS } from "@suvarna/domain/fineness";
import {
  ORDER_PAYMENT_STATES,
  ORDER_STATES,
  OWN_ORDER_PARTS,
  PAYMENT_METHODS,
} from "@suvarna/domain/order";
import { RETURN_REASONS } from "@suvarna/domain/returns";
import * as z from "zod/mini";
import { Cart, Totals } from "../cart/schemas.ts";
import { AppliedCoupon } from "../coupons/schemas.ts";
import { ById, Grams, Id, maxCharacters, queryInteger, Rupees, Time } from "../field-schemas.ts";
import { GatewayName } from "../payments/schemas.ts";
import { OrderInput, PayInput } from "./order-input.ts";
import {
  HistoryStep,
  MissingPiece,
  OrderAdvance,
  OrderRefundPart,
  OrderReturn,
  OrderSentPiece,
  PaymentAttempt,
} from "./order-parts.ts";
import { WantedLines } from "./wanted-lines.ts";

/**
 * The order that was paid. A gateway whose window signs its result adds fields of its own, such as
 * Razorpay's `razorpay_order_id`, `razorpay_payment_id` and `razorpay_signature`; the server
 * verifies these fields by the gateway's rules.
 */
export const VerifyInput = z.looseObject({ orderId: Id });

export const CancelInput = z.object({
  reason: z.optional(z.string().check(z.trim(), maxCharacters(300))),
});

/** A shopper's request to return an order or some of its pieces, with the reason. */
export const ReturnInput = z.object({
  reason: z.enum(RETURN_REASONS, "Choose a reason"),
  /** The pieces that the shopper returns; left out for the whole order. */
  lines: z.optional(WantedLines),
  comment: z.optional(z.string().check(z.trim(), maxCharacters(500))),
});
export type ReturnInput = z.output<typeof ReturnInput>;

/** The default and the largest number of orders on a page of a list. */
export const ORDERS_LISTED = 100;

/** A page of a list of orders, newest first: the orders that are older than a given order. */
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

/** A line of an order: the bought piece, at its price and rate of that time. It never changes. */
export const OrderItem = z.object({
  productId: Id,
  slug: z.string(),
  name: z.string(),
  image: z.string(),
  images: z.array(z.string()),
  quantity: z.number(),
  size: z.optional(z.string()),
  /** The letters that are engraved on the piece. */
  engraving: z.optional(z.string()),
  price: Rupees,
  realTimeTotalPrice: Rupees,
  carat: z.enum(CARATS),
  /** The colour of the metal, such as `Rose gold`; left out for an older line without it. */
  metalColour: z.optional(z.string()),
  netWeight: Grams,
  ratePerGram: Rupees,
  /** Amounts for one piece: `price = metalValue + makingCharge + stoneValue - discount`. */
  metalValue: Rupees,
  makingCharge: Rupees,
  stoneValue: Rupees,
  discount: Rupees,
  /** Whether the piece is made for this order, so that the order reserves no stock. */
  madeToOrder: z.optional(z.boolean()),
});
export type OrderItem = z.infer<typeof OrderItem>;

export const Order = z.object({
  _id: Id,
  number: z.string(),
  createdAt: Time,
  state: z.enum(ORDER_STATES),
  /** The order's `state` in words. */
  status: z.string(),
  paymentState: z.enum(ORDER_PAYMENT_STATES),
  /** The order's `paymentState` in words. */
  paymentStatus: z.string(),
  /** The advance and the rest; only for an order that is paid by an advance. */
  advance: z.optional(OrderAdvance),
  paymentMethod: z.enum(PAYMENT_METHODS),
  items: z.array(OrderItem),
  /** The sent pieces of which staff have recorded the HUID or the weight; left out without them. */
  sentPieces: z.optional(z.array(OrderSentPiece)),
  subtotal: Rupees,
  discount: Rupees,
  /** The code of the coupon that gave the discount. */
  couponCode: z.optional(z.string()),
  gst: Rupees,
  shippingCost: Rupees,
  total: Rupees,
  totalAmount: Rupees,
  ratesAt: Time,
  /**
   * Whether the shopper took the pieces along at the counter. The delivery address is then the
   * shop's own, which is the place of supply, and the order has had all its states at once.
   */
  takenAway: z.optional(z.boolean()),
  shippingAddress: DeliveryAddress,
  billingAddress: DeliveryAddress,
  contact: z.string(),
  /** The text of the card, for an order that is a gift. An empty text is a blank card. */
  giftMessage: z.optional(z.string()),
  /** The buyer's PAN, of which only the last four characters are shown. */
  panMasked: z.optional(z.string()),
  /** The online payment: its gateway, the gateway's id, and until when the shopper can pay. */
  payment: z.optional(
    z.object({
      gateway: GatewayName,
      orderId: z.optional(z.string()),
      payBy: Time,
      /** The last attempt to pay, for a payment that is not paid. */
      attempt: z.optional(PaymentAttempt),
    }),
  ),
  history: z.array(HistoryStep),
  /** The tax invoice's number: the order is paid in full, or dispatched with cash on delivery. */
  invoiceNumber: z.optional(z.string()),
  /** The number of the credit note, for a sale that was reversed after its tax invoice. */
  creditNoteNumber: z.optional(z.string()),
  /** The receipt voucher's number, for a paid advance. The tax invoice comes with the rest. */
  receiptVoucherNumber: z.optional(z.string()),
  /** The refund voucher's number, for an advance that was returned before any tax invoice. */
  refundVoucherNumber: z.optional(z.string()),
  /** Whether the shop is still making a tax document of the order, which takes a few seconds. */
  isPaperPending: z.optional(z.boolean()),
  /** Whether the dispatched parcel is handed over only against a door code. */
  needsDoorCode: z.optional(z.boolean()),
  /** The time until which the shopper can request a return; left out when no return is possible. */
  returnUntil: z.optional(Time),
  return: z.optional(OrderReturn),
  /** The sum and the list of refunds in part, oldest first; left out if there are none. */
  refunded: z.optional(Rupees),
  refunds: z.optional(z.array(OrderRefundPart)),
});
export type Order = z.infer<typeof Order>;

/** An order as its buyer sees it. */
export const OwnOrder = z.extend(Order, {
  /** The door code for the courier, while a parcel that needs a door code is on its way. */
  doorCode: z.optional(z.string()),
});
export type OwnOrder = z.infer<typeof OwnOrder>;

/** The data with which the browser opens the gateway's payment window. */
export const PaymentWindow = z.object({
  gateway: GatewayName,
  /** The payment window: of the demonstration, of the gateway's test mode, or with real money. */
  mode: z.enum(["local", "sandbox", "production"]),
  sessionId: z.string(),
  /** The shop's public key at the gateway, if the gateway's script needs the key. */
  keyId: z.optional(z.string()),
  amount: Rupees,
  currency: z.string(),
});
export type PaymentWindow = z.infer<typeof PaymentWindow>;

/** A placed order and, if the order is to be paid online, the data of its payment window. */
export const PlacedOrder = z.object({
  order: Order,
  message: z.string(),
  paymentSessionId: z.optional(z.string()),
  payment: z.optional(PaymentWindow),
  /** The order at Razorpay, if the payment goes through Razorpay. The amount is in paise. */
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
  query: z.extend(OrdersQuery, {
    /** The part of the list: the orders on their way, or the orders that are done. */
    show: z.optional(z.enum(OWN_ORDER_PARTS, "Choose a part of the list")),
  }),
  replies: { 200: z.array(Order) },
};

export const getOrder = {
  summary: "One order, by its owner; on its way it has the code for the courier, if it needs one",
  params: ById,
  replies: { 200: OwnOrder },
};

export const payOrder = {
  summary:
    "Opens the payment of an order once more, after an attempt was given up or has failed; of an order that owes its rest, the rest's payment. The body names another way to pay: another gateway, or cash on delivery",
  params: ById,
  // A call without a body keeps the way to pay that was chosen when the order was placed.
  body: z.nullish(PayInput),
  replies: { 200: PlacedOrder },
};

export const verifyOrder = {
  summary: "Asks the gateway whether what was due of an order is paid; safe to repeat",
  body: VerifyInput,
  replies: { 200: z.object({ order: Order, message: z.string() }) },
};

export const cancelOrder = {
  summary: "Cancels an order before its dispatch; what was paid goes back",
  params: ById,
  // A call without a body cancels the order without a reason.
  body: z.nullish(CancelInput),
  replies: { 200: Order },
};

export const requestReturn = {
  summary:
    "Asks the shop to take a delivered order back, or some of its pieces, within the days of the return policy",
  params: ById,
  body: ReturnInput,
  replies: { 201: Order },
};

export const reorder = {
  summary: "Puts the pieces of an order that can still be had into the cart, at the prices of now",
  params: ById,
  replies: { 200: z.object({ cart: Cart, added: z.number(), missing: z.array(MissingPiece) }) },
};

/**
 * The price lock of a cart, which fixes the prices until `expiresAt` even if the rates change.
 * `serverTime` is the shop's clock at the answer, so a countdown need not trust the browser's.
 */
export const Quote = z.object({
  quoteId: Id,
  cartId: Id,
  items: z.array(OrderItem),
  totals: Totals,
  /** The cart's coupon. While the coupon applies, the totals include its discount. */
  coupon: z.optional(AppliedCoupon),
  /** The two amounts if the shopper pays an advance; only if a piece is made to order. */
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
    /** Whether to renew the price lock if the current rates are lower than its rates. */
    takeLower: z.optional(z.boolean("Use true or false")),
  }),
  replies: { 200: Quote },
};
