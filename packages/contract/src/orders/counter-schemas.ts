import { MAX_LINE_QUANTITY } from "@suvarna/domain/cart";
import { CARATS } from "@suvarna/domain/fineness";
import * as z from "zod/mini";
import { Phone } from "../accounts/schemas.ts";
import { Totals } from "../cart/schemas.ts";
import { Huid } from "../catalogue/staff-pieces-schemas.ts";
import {
  Email,
  Grams,
  Id,
  maxCharacters,
  personName,
  Rupees,
  requiredText,
  Time,
} from "../field-schemas.ts";
import { IdempotencyHeaders, IdempotencyKey } from "../idempotency.ts";
import { DeliveryAddressInput, GiftMessage } from "./order-input.ts";
import { WeighedMg } from "./staff-desk-schemas.ts";
import { DeskOrder } from "./staff-schemas.ts";

const quantityMessage = `Use 1 to ${MAX_LINE_QUANTITY} pieces`;

const CounterLine = z.object({
  productId: Id,
  /** The size, for a piece that has sizes. */
  size: z.optional(z.string().check(z.trim(), maxCharacters(30))),
  quantity: z
    .int(quantityMessage)
    .check(z.gte(1, quantityMessage), z.lte(MAX_LINE_QUANTITY, quantityMessage)),
  /**
   * The net weight of the line's single piece on the scale, in milligrams. The piece is priced by
   * this weight instead of the catalogue's. Only pieces that are taken away are weighed here.
   */
  weighedMg: z.optional(WeighedMg),
  /**
   * The HUIDs of the pieces that are handed over, at most one for each piece. A line with one HUID
   * is compared with the weight that the book of pieces has for it, and priced by that weight when
   * it states none.
   */
  huids: z.optional(z.array(Huid)),
});

const hasHuidsOfPieces = z.refine<{ quantity: number; huids?: string[] | undefined }>(
  ({ huids = [], quantity }) => huids.length <= quantity,
  { error: "A line has at most one HUID for each piece", path: ["huids"] },
);

const weighsOnePiece = z.refine<{ quantity: number; weighedMg?: number | undefined }>(
  ({ quantity, weighedMg }) => weighedMg === undefined || quantity === 1,
  {
    error: "Pieces are weighed one by one: enter each weighed piece as a line of its own",
    path: ["weighedMg"],
  },
);

/** A line with the second weighing of its piece. */
const CounterSaleLine = z
  .object({
    ...CounterLine.shape,
    /**
     * The weight of the second weighing, in milligrams. A piece whose weight is far from the known
     * weight must have twice the same weight.
     */
    againMg: z.optional(WeighedMg),
  })
  .check(hasHuidsOfPieces, weighsOnePiece);

const weighsTakenPieces = z.refine<{
  takenAway: boolean;
  lines: readonly { weighedMg?: number | undefined }[];
}>(({ takenAway, lines }) => takenAway || lines.every(({ weighedMg }) => weighedMg === undefined), {
  error: "Pieces that are sent are weighed at the dispatch: send no weight for them",
  path: ["lines"],
});

const linesOf = <Line extends z.ZodMiniType>(line: Line) =>
  z.array(line).check(z.minLength(1, "Choose a piece"), z.maxLength(50, "Use at most 50 lines"));

/** The content of a counter order, before the shopper and the payment are known. */
export const CounterQuoteInput = z
  .object({
    lines: linesOf(CounterLine.check(hasHuidsOfPieces, weighsOnePiece)),
    couponCode: z.optional(z.string().check(z.trim(), maxCharacters(40))),
    /** Whether the shopper takes the pieces away. The shop then charges nothing for delivery. */
    takenAway: z.boolean("Say whether the shopper takes the pieces along"),
    /** The id of a shopper with an account, for coupons with a limit per user. */
    shopperId: z.optional(Id),
  })
  .check(weighsTakenPieces);
export type CounterQuoteInput = z.output<typeof CounterQuoteInput>;

/** The price of a counter order at the current rates. */
export const CounterQuote = z.object({
  lines: z.array(
    z.object({
      productId: Id,
      name: z.string(),
      image: z.string(),
      size: z.optional(z.string()),
      quantity: z.int(),
      carat: z.enum(CARATS),
      /** The net weight by which one piece is priced: the weighed one, else the book's or the catalogue's. */
      netWeight: Grams,
      catalogueWeight: Grams,
      /** The net weight that the book of pieces has for the line's one HUID; null without one. */
      bookWeight: z.nullable(Grams),
      /** The reason why the weighed weight can't be that of the piece, in words; null without one. */
      weightProblem: z.nullable(z.string()),
      /**
       * Whether the weighed weight is so far from the book's, else the catalogue's, that the piece
       * is sold only after a second weighing with the same result, and with a fresh proof.
       */
      needsSecondWeighing: z.boolean(),
      ratePerGram: Rupees,
      /** The price of one piece and the price of the line, in rupees. */
      price: Rupees,
      linePrice: Rupees,
      madeToOrder: z.boolean(),
      /** Whether a piece can be handed over only with its HUID. */
      needsHuid: z.boolean(),
    }),
  ),
  totals: Totals,
  gstPercent: z.number(),
  ratesAt: Time,
  /**
   * The id of the rate sheet from which the price was computed. The order can be placed at these
   * rates until newer rates have been there for as long as a price lock lasts, and while the shop
   * sells the metal.
   */
  rateSheetId: Id,
  /**
   * The reason why the coupon does not apply, in words; null when the coupon applies or there is no
   * coupon.
   */
  couponProblem: z.nullable(z.string()),
  /** Whether the order's total by itself requires the buyer's PAN. */
  needsPan: z.boolean(),
  /** Whether the order needs the buyer's address, because the pieces are sent or by its total. */
  needsAddress: z.boolean(),
  /** Whether the law and the settings allow payment of this total in cash. */
  allowsCash: z.boolean(),
});
export type CounterQuote = z.infer<typeof CounterQuote>;

/** A shopper with an account, for a counter order. */
export const CounterShopper = z.object({
  userId: Id,
  name: z.string(),
  /** The e-mail address; null for an account that was opened at the counter without an address. */
  email: z.nullable(z.string()),
  /**
   * Whether the shop can send a payment link, because an e-mail address or a phone number is
   * confirmed.
   */
  isReachable: z.boolean(),
});
export type CounterShopper = z.infer<typeof CounterShopper>;

const NewShopper = z.object({
  name: personName("Enter the name"),
  phone: Phone,
  email: z.optional(Email),
});

const referenceMessage = "Enter the reference of the payment";

/** How the counter order is paid. With `link` the shopper gets a link and pays online. */
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
    lines: linesOf(CounterSaleLine),
    /**
     * The shopper: an account by its id, or the data of a shopper that is new or is found by phone
     * number or e-mail address.
     */
    shopper: z.union([z.object({ shopperId: Id }), NewShopper], "Choose or enter the shopper"),
    /**
     * The buyer's address for the invoice. The shop sends the pieces to this address unless the
     * shopper takes them away.
     */
    address: z.optional(DeliveryAddressInput),
    /**
     * The buyer of an order without an address: pieces that are taken away and that cost less than
     * the law asks an address for.
     */
    buyer: z.optional(z.object({ fullName: personName("Enter the name"), phone: Phone })),
    payment: CounterPayment,
    pan: z.optional(z.string().check(maxCharacters(20))),
    giftMessage: z.optional(GiftMessage),
    /**
     * The id of the rate sheet of the price that staff saw. Without it, or when its rates are too
     * old, the current rates are used.
     */
    rateSheetId: z.optional(Id),
    /** The total in rupees that staff have shown to the shopper. */
    expectedTotal: z.number("Send the total that was shown").check(z.gte(0)),
  })
  .check(
    z.refine(({ takenAway, payment }) => !takenAway || payment.by !== "link", {
      error: "Pieces are taken away only when they are paid: choose cash, UPI or card",
      path: ["takenAway"],
    }),
    z.refine(({ takenAway, address }) => takenAway || address !== undefined, {
      error: "Enter the delivery address",
      path: ["address"],
    }),
    z.refine(({ address, buyer }) => address !== undefined || buyer !== undefined, {
      error: "Enter the buyer",
      path: ["buyer"],
    }),
    weighsTakenPieces,
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

export const findCounterSale = {
  summary:
    "The order that the caller has taken at the counter with an Idempotency-Key, or null. A call of the sale that still runs is waited for",
  params: z.object({ key: IdempotencyKey }),
  replies: { 200: z.object({ order: z.nullable(DeskOrder) }) },
};
