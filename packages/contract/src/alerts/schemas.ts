import { CARATS } from "@suvarna/domain/fineness";
import { parseRupees } from "@suvarna/domain/typed-number";
import * as say from "@suvarna/words/here/fields";
import * as z from "zod/mini";
import { ById, Id, Rupees, Time } from "../field-schemas.ts";

const HIGHEST_RUPEES = 100_000_000;

/** Rupees with at most two decimals, as people type them: `12,000` or `₹ 12000.50`. */
export const PriceBelow = z.pipe(
  z.pipe(
    z.union([z.number(say.priceBelow), z.string(say.priceBelow)]),
    z.transform((value) =>
      typeof value === "number" ? value : (parseRupees(value) ?? Number.NaN),
    ),
  ),
  z
    .number(say.priceBelow)
    .check(
      z.gt(0, say.priceBelow),
      z.lte(HIGHEST_RUPEES, say.priceBelow),
      z.multipleOf(0.01, say.priceBelow),
    ),
);

/**
 * A new price alert: for a rate ("Tell me when 22K falls below ...") or for a piece. The caller
 * must set exactly one of the two.
 */
export const NewAlert = z
  .object({
    carat: z.optional(z.enum(CARATS, "Choose 24K, 22K, 18K or Silver")),
    productId: z.optional(Id),
    below: PriceBelow,
    /**
     * Whether a text message is sent besides the letter, to a phone number that the user has
     * proved.
     */
    bySms: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ carat, productId }) => (carat === undefined) !== (productId === undefined), {
      error: "Choose a carat or a piece",
      path: ["carat"],
    }),
  );

/** A price alert: a request for a message when a rate or a piece's price falls below a limit. */
export const Alert = z.object({
  _id: z.string(),
  /** The grade whose rate per gram is watched; null for a piece. */
  carat: z.nullable(z.enum(CARATS)),
  /** The watched piece; null for a rate. */
  product: z.nullable(
    z.object({ _id: z.string(), slug: z.string(), name: z.string(), image: z.string() }),
  ),
  below: Rupees,
  /**
   * Whether `below`, `now` and `sentPrice` include GST. A piece's price includes it; a rate never
   * does.
   */
  withGst: z.boolean(),
  /**
   * Whether a text message is sent besides the letter; null where the shop sends no text messages.
   */
  bySms: z.nullable(z.boolean()),
  /** The current rate or price; null without a valid rate. */
  now: z.nullable(Rupees),
  createdAt: Time,
  /**
   * The time at which the letter was sent, and the price in the letter; null while the alert waits.
   */
  sentAt: z.nullable(Time),
  sentPrice: z.nullable(Rupees),
});
export type Alert = z.infer<typeof Alert>;

export const listAlerts = {
  summary: "The caller's alerts: those that wait first, then newest first",
  replies: { 200: z.object({ alerts: z.array(Alert), limit: z.number() }) },
};

export const setAlert = {
  summary:
    "Asks to be told once, by e-mail and by SMS as well where it is chosen, when a rate, or a piece with GST, costs less",
  body: NewAlert,
  replies: { 201: Alert },
};

export const changeAlert = {
  summary:
    "Gives an alert another price, and one that was sent waits again; or chooses whether a text message goes out besides the letter",
  params: ById,
  body: z.object({ below: z.optional(PriceBelow), bySms: z.optional(z.boolean()) }),
  replies: { 200: Alert },
};

export const deleteAlert = {
  summary: "Takes an alert away",
  params: ById,
  replies: { 204: null },
};
