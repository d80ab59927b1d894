import { DESK_MOVES, ORDER_STATUSES, PAYMENT_PARTS } from "@suvarna/domain/order";
import { GATEWAYS } from "@suvarna/domain/payment";
import { RETURN_REASONS } from "@suvarna/domain/returns";
import * as z from "zod/mini";
import { Phone, PlaceParts } from "./accounts-input.ts";
import { byCountry } from "./place-input.ts";
import { atMost, Email, Id, queryInteger, requiredText } from "./wire.ts";

/** Where an order goes. All of it is validated the same in the form and on the server. */
export const DeliveryAddressInput = z
  .object(
    {
      fullName: requiredText("Enter the full name", 120),
      phone: PlaceParts.phone,
      street: requiredText("Enter the address", 300),
      apartment: z.optional(z.string().check(z.trim(), atMost(100))),
      city: requiredText("Enter the city", 100),
      state: PlaceParts.state,
      pincode: PlaceParts.postalCode,
      country: PlaceParts.country,
    },
    "Enter the delivery address",
  )
  .check(byCountry({ postalCode: "pincode", phone: "phone" }));

export const MAX_GIFT_MESSAGE = 300;

/** The checkout's four choices, and which method of payment each one is. */
export const PAYMENT_CHOICES = {
  "debit-credit": "ONLINE",
  "bank-transfer": "ONLINE",
  upi: "ONLINE",
  "cash-on-delivery": "COD",
  ONLINE: "ONLINE",
  COD: "COD",
} as const;
export type PaymentChoice = keyof typeof PAYMENT_CHOICES;

const choices = Object.keys(PAYMENT_CHOICES) as [PaymentChoice, ...PaymentChoice[]];

/** How the shop reaches the buyer. */
export const Contact = z.union([Email, Phone], "Enter an e-mail address or a phone number");

/** What goes with the parcel. */
export const GiftMessage = z.string().check(z.trim(), atMost(MAX_GIFT_MESSAGE));

export const OrderInput = z.object({
  cartId: z.pipe(
    z.union([Id, z.object({ _id: Id })], "Your cart could not be found. Please reload your cart."),
    z.transform((value) => (typeof value === "string" ? value : value._id)),
  ),
  shippingAddress: DeliveryAddressInput,
  billingAddress: z.optional(DeliveryAddressInput),
  contact: z.optional(Contact),
  paymentMethod: z.pipe(
    z.enum(choices, "Choose how to pay"),
    z.transform((choice) => PAYMENT_CHOICES[choice]),
  ),
  /** With pieces made to order: to pay the whole now, or the advance. The whole when it is not said. */
  payment: z.optional(z.enum(PAYMENT_PARTS, "Choose how much to pay now")),
  /** Which of the shop's gateways to pay through; the shop chooses when it is not said. */
  gateway: z.optional(z.enum(GATEWAYS, "Choose a gateway of the shop")),
  pan: z.optional(z.string().check(atMost(20))),
  /** Goes with the parcel, for who gets it. */
  giftMessage: z.optional(GiftMessage),
  /** The price lock to buy at; without one the order is placed at the rates of now. */
  quoteId: z.optional(Id),
  /** The total in rupees that the shopper saw; the order is refused when it moved too far. */
  expectedTotal: z.optional(z.number("Send the total that was shown").check(z.gte(0))),
});
export type OrderInput = z.output<typeof OrderInput>;

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

/** A step of an order by the shop's people: from the state that they saw. */
export const DeskMoveInput = z.object({
  from: z.enum(ORDER_STATUSES, "Send the state that you see"),
  to: z.enum(DESK_MOVES, "Choose the next state"),
  /** For the shopper to read: who carries it, under which number. */
  note: z.optional(z.string().check(z.trim(), atMost(300))),
});
export type DeskMoveInput = z.output<typeof DeskMoveInput>;

/** What the shop says to a request to send an order back. */
export const ReturnDecisionInput = z.object({
  accept: z.boolean("Say whether the order is taken back"),
  /** For the shopper to read. */
  note: z.optional(z.string().check(z.trim(), atMost(300))),
});
export type ReturnDecisionInput = z.output<typeof ReturnDecisionInput>;
