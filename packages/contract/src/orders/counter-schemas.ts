import { MAX_LINE_QUANTITY } from "@suvarna/domain/cart";
import { CARATS } from "@suvarna/domain/fineness";
import * as z from "zod/mini";
import { Phone } from "../accounts/schemas.ts";
import { Totals } from "../cart/schemas.ts";
import { atMost, Email, Grams, Id, personName, Rupees, requiredText, Time } from "../wire.ts";
import { DeliveryAddressInput, GiftMessage } from "./order-input.ts";
import { DeskOrder, IdempotencyHeaders } from "./staff-schemas.ts";

const quantityMessage = `Use 1 to ${MAX_LINE_QUANTITY} pieces`;

const CounterLine = z.object({
  productId: Id,
  /** For a piece that comes in sizes. */
  size: z.optional(z.string().check(z.trim(), atMost(30))),
  quantity: z
    .int(quantityMessage)
    .check(z.gte(1, quantityMessage), z.lte(MAX_LINE_QUANTITY, quantityMessage)),
});

const CounterLines = z
  .array(CounterLine)
  .check(z.minLength(1, "Choose a piece"), z.maxLength(50, "Use at most 50 lines"));

/** The pieces of an order that staff take, before its shopper and its money are known. */
export const CounterQuoteInput = z.object({
  lines: CounterLines,
  couponCode: z.optional(z.string().check(z.trim(), atMost(40))),
  /** Whether the shopper takes the pieces along; then nothing is charged for delivery. */
  takenAway: z.boolean("Say whether the shopper takes the pieces along"),
  /** A shopper who is known, for coupons that one may use only so often. */
  shopperId: z.optional(Id),
});
export type CounterQuoteInput = z.output<typeof CounterQuoteInput>;

/** What an order at the counter costs at the rates of this moment. */
export const CounterQuote = z.object({
  lines: z.array(
    z.object({
      productId: Id,
      name: z.string(),
      image: z.string(),
      size: z.optional(z.string()),
      quantity: z.int(),
      carat: z.enum(CARATS),
      netWeight: Grams,
      ratePerGram: Rupees,
      /** For one piece, and for the line. */
      price: Rupees,
      linePrice: Rupees,
      madeToOrder: z.boolean(),
    }),
  ),
  totals: Totals,
  gstPercent: z.number(),
  ratesAt: Time,
  /** The rates of this price, by which the order can be taken for as long as a price lock lasts. */
  rateSheetId: Id,
  /** Why the coupon gives nothing, in words; null when it holds, or there is none. */
  couponProblem: z.nullable(z.string()),
  /** Whether the buyer's PAN is needed for this total by itself. */
  needsPan: z.boolean(),
  /** Whether so much may be taken in cash. */
  allowsCash: z.boolean(),
});
export type CounterQuote = z.infer<typeof CounterQuote>;

/** A shopper of the shop, for an order that staff take. */
export const CounterShopper = z.object({
  userId: Id,
  name: z.string(),
  /** Null for an account that was opened at the counter without one. */
  email: z.nullable(z.string()),
  /** Whether the shop can send a link: an e-mail address or a phone number is proved. */
  isReachable: z.boolean(),
});
export type CounterShopper = z.infer<typeof CounterShopper>;

const NewShopper = z.object({
  name: personName("Enter the name"),
  phone: Phone,
  email: z.optional(Email),
});

const referenceMessage = "Enter the reference of the payment";

/** How the order is paid. A link is sent to the shopper, who pays online. */
const CounterPayment = z.union(
  [
    z.object({ by: z.literal("cash") }),
    z.object({
      by: z.enum(["upi", "card"]),
      /** The reference of the payment on the terminal's slip or in the UPI app. */
      reference: requiredText(referenceMessage, 60).check(z.minLength(4, referenceMessage)),
    }),
    z.object({ by: z.literal("link") }),
  ],
  "Choose how the order is paid",
);

export const CounterOrderInput = z
  .object({
    ...CounterQuoteInput.shape,
    /** A shopper who is known, or one who is new or is found by the phone number or e-mail address. */
    shopper: z.union([z.object({ shopperId: Id }), NewShopper], "Choose or enter the shopper"),
    /** The buyer's address, which the invoice has; the pieces go there unless they are taken away. */
    address: DeliveryAddressInput,
    payment: CounterPayment,
    pan: z.optional(z.string().check(atMost(20))),
    giftMessage: z.optional(GiftMessage),
    /** The rates of the price that was shown; without them, or when they are old, those of now count. */
    rateSheetId: z.optional(Id),
    /** The total in rupees that staff and the shopper have seen. */
    expectedTotal: z.number("Send the total that was shown").check(z.gte(0)),
  })
  .check(
    z.refine(({ takenAway, payment }) => !takenAway || payment.by !== "link", {
      error: "Pieces are taken away only when they are paid: choose cash, UPI or card",
      path: ["takenAway"],
    }),
  );
export type CounterOrderInput = z.output<typeof CounterOrderInput>;

export const findCounterShopper = {
  summary:
    "The shopper, or null, with a phone number or e-mail address, for an order that staff take",
  body: z.object({ contact: z.union([Email, Phone], "Enter a phone number or an e-mail address") }),
  replies: { 200: z.object({ shopper: z.nullable(CounterShopper) }) },
};

export const quoteCounterOrder = {
  summary: "What pieces cost at the rates of now, for an order that staff take",
  body: CounterQuoteInput,
  replies: { 200: CounterQuote },
};

export const sellAtCounter = {
  summary:
    "Takes an order at the counter or on the phone, once for each Idempotency-Key: paid in cash, by UPI or card with a reference, or by a link that is sent to the shopper",
  headers: IdempotencyHeaders,
  body: CounterOrderInput,
  replies: { 201: DeskOrder, 200: DeskOrder },
};
