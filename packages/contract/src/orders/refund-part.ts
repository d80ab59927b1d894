import { paise, rupees } from "@suvarna/domain/money";
import { REFUND_PRESETS } from "@suvarna/domain/refund-preset";
import * as z from "zod/mini";
import { Rupees, requiredText } from "../field-schemas.ts";
import { WantedLines } from "./wanted-lines.ts";

const CHOOSE = "Send lines, an amount, or whole";

/**
 * The part of an order's money that is refunded: all that is left, pieces of its lines, or an
 * amount in rupees that includes GST.
 */
const WANTED = {
  /** True when all that is left of the order is refunded. */
  whole: z.optional(z.literal(true)),
  lines: z.optional(WantedLines),
  amount: z.optional(
    z
      .number("Enter an amount in rupees")
      .check(
        z.gte(1, "Gateways send back no less than one rupee"),
        z.refine(isWholePaise, "Use at most two decimals"),
      ),
  ),
};

export const RefundPartInput = z
  .object({
    ...WANTED,
    /** The reason for the refund, which the shopper reads. */
    note: requiredText("Write why the money goes back", 300),
    /** The prepared reason that was chosen, whose words then replace `note`. */
    preset: z.optional(z.enum(REFUND_PRESETS, "Choose a prepared reason")),
    /**
     * The reference of the bank transfer or UPI payment, if staff have already sent the money. A
     * refund that waits for a second person needs none: staff send the money once it is approved,
     * and settle the refund then.
     */
    handReference: z.optional(requiredText("Enter the reference of the transfer", 100)),
    /**
     * True when the refunded pieces have come back and are sold again. Pieces that were not
     * dispatched are on sale again in any case.
     */
    restock: z.optional(z.boolean()),
  })
  .check(z.refine(isOneWay, CHOOSE));
export type RefundPartInput = z.output<typeof RefundPartInput>;

/** The part of an order's money for which the caller asks for a preview of the refund. */
export const RefundPreviewInput = z.object(WANTED).check(z.refine(isOneWay, CHOOSE));
export type RefundPreviewInput = z.output<typeof RefundPreviewInput>;

/** A preview of a refund and the amounts left of the order, in rupees. It changes no data. */
export const RefundPreview = z.object({
  /** The maximum amount that can go back now. */
  left: Rupees,
  /**
   * The amount that would go back; null when the part is empty or exceeds the amount that is left.
   */
  amount: z.nullable(Rupees),
  /** The parts of the amount that are GST and delivery charge. */
  gst: Rupees,
  shipping: Rupees,
  lines: z.array(
    z.object({
      /** The index of the line in the order's items, from 0. */
      line: z.int(),
      /**
       * How many pieces of the line have not been refunded, and the price and GST left of the line.
       */
      piecesLeft: z.int(),
      priceLeft: Rupees,
      gstLeft: Rupees,
      /** How many pieces of the line would go back, and their value with GST. */
      pieces: z.int(),
      back: Rupees,
    }),
  ),
  /** Whether a refund in part is possible now. Unpaid and cancelled orders have none. */
  isPossible: z.boolean(),
  /** Whether staff send the money themselves and enter the reference of the transfer. */
  isByHand: z.boolean(),
  /** Whether a second person must approve the refund. */
  needsApproval: z.boolean(),
  /**
   * The amount above which a second person must approve a refund, and the milliseconds until a
   * request for approval lapses.
   */
  approvalAbove: Rupees,
  approvalLapsesMs: z.int(),
});
export type RefundPreview = z.infer<typeof RefundPreview>;

function isOneWay(wanted: { whole?: unknown; lines?: unknown; amount?: unknown }): boolean {
  const ways = [wanted.whole, wanted.lines, wanted.amount];
  return ways.filter((way) => way !== undefined).length === 1;
}

function isWholePaise(amount: number): boolean {
  return Number.isSafeInteger(paise(amount)) && rupees(paise(amount)) === amount;
}
