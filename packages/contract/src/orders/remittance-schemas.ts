import { paise, rupees } from "@suvarna/domain/money";
import * as z from "zod/mini";
import { Id, Rupees, requiredText, Time } from "../field-schemas.ts";
import { PageQuery, pageOf } from "../staff/list.ts";

/** The cash of a delivered order, which the courier took at the door. */
export const Remittance = z.object({
  orderId: Id,
  orderNumber: z.string(),
  deliveredAt: Time,
  /** The courier and the tracking number that staff entered; null without an entry. */
  courier: z.nullable(z.string()),
  trackingNumber: z.nullable(z.string()),
  /**
   * The words of staff at the dispatch, in which they may name a courier that they did not enter. The
   * notes of earlier dispatches also have the courier and the weights.
   */
  dispatchNote: z.nullable(z.string()),
  /** The cash that the courier took, in rupees. */
  due: Rupees,
  /**
   * The amount that the courier has transferred to the shop, in rupees; null while the shop waits
   * for it.
   */
  remitted: z.nullable(Rupees),
  /** The day of the courier's transfer, such as `2026-11-21`, and the reference of the transfer. */
  remittedOn: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  /** When the transfer was written down and by whom; null while the shop waits for it. */
  writtenAt: z.nullable(Time),
  writtenBy: z.nullable(z.string()),
  /** The cancellation of a transfer that was written down wrongly; null for a transfer that holds. */
  cancelled: z.nullable(
    z.object({ _id: Id, at: Time, by: z.nullable(z.string()), reason: z.string() }),
  ),
});
export type Remittance = z.infer<typeof Remittance>;

export const REMITTANCE_VIEWS = ["waiting", "different", "remitted", "cancelled"] as const;

export const listRemittances = {
  summary:
    "The cash of delivered orders: what couriers have not sent yet, the oldest first; what came and differs; all that came; or the transfers that were written down wrongly and cancelled, the newest first",
  query: z.extend(PageQuery, {
    view: z._default(z.enum(REMITTANCE_VIEWS, "Choose a list"), "waiting"),
  }),
  replies: {
    200: z.extend(pageOf(Remittance), {
      /**
       * The total of the remittances that the shop waits for, over all pages, in rupees; 0 for the
       * other lists.
       */
      waiting: Rupees,
    }),
  },
};

const amount = z.number("Enter an amount in rupees").check(
  z.gte(0, "Enter an amount in rupees"),
  z.refine((sum) => rupees(paise(sum)) === sum, "Use at most two decimals"),
);

export const RemittanceInput = z.object({
  orders: z
    .array(z.object({ orderId: Id, amount }))
    .check(z.minLength(1, "Choose an order"), z.maxLength(200, "Use at most 200 orders")),
  remittedOn: z.iso.date("Use a day: 2026-11-21"),
  reference: requiredText("Enter the reference of the transfer", 100),
});
export type RemittanceInput = z.output<typeof RemittanceInput>;

export const markRemitted = {
  summary: "Writes down what a courier has sent of the cash of delivered orders, all or none",
  body: RemittanceInput,
  replies: { 204: null },
};

export const CancellationInput = z.object({
  /** The orders, each with the time at which the transfer that is cancelled was written down. */
  orders: z
    .array(z.object({ orderId: Id, writtenAt: z.iso.datetime("Send the time of the entry") }))
    .check(z.minLength(1, "Choose an order"), z.maxLength(200, "Use at most 200 orders")),
  /** The reason of the cancellation, for the people that read the books later. */
  reason: requiredText("Say what was wrong", 300),
});
export type CancellationInput = z.output<typeof CancellationInput>;

export const cancelRemitted = {
  summary:
    "Cancels what was written down wrongly of a courier's transfer, all or none. The orders wait for their cash again, and both entries stay visible",
  body: CancellationInput,
  replies: { 204: null },
};
