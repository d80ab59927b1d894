import { ORDER_STATES, STEP_REASONS } from "@suvarna/domain/order";
import { DECLINE_REASONS } from "@suvarna/domain/payment";
import { REFUND_PRESETS } from "@suvarna/domain/refund-preset";
import { RETURN_REASONS, RETURN_STATES } from "@suvarna/domain/returns";
import * as z from "zod/mini";
import { Grams, Id, Rupees, Time } from "../field-schemas.ts";

/** A shopper's request to return an order, and the shop's decision. */
export const OrderReturn = z.object({
  state: z.enum(RETURN_STATES),
  reason: z.enum(RETURN_REASONS),
  /** The pieces that the shopper returns; left out when the whole order is returned. */
  pieces: z.optional(
    z.array(
      z.object({
        /** The index of the line in the order's items, from 0. */
        line: z.number(),
        name: z.string(),
        quantity: z.number(),
      }),
    ),
  ),
  comment: z.optional(z.string()),
  requestedAt: Time,
  decidedAt: z.optional(Time),
  /** The shop's answer to the request, which the shopper reads. */
  note: z.optional(z.string()),
});
export type OrderReturn = z.infer<typeof OrderReturn>;

/**
 * A refund in part: a part of an order's money that is refunded while the order itself stays as it
 * is.
 */
export const OrderRefundPart = z.object({
  _id: Id,
  amount: Rupees,
  at: Time,
  /** The shop's reason for the refund. */
  note: z.optional(z.string()),
  /** The prepared reason, which `note` says in English; left out for a reason in staff's words. */
  preset: z.optional(z.enum(REFUND_PRESETS)),
  /** The pieces of the refund; empty for a refund of an amount. */
  pieces: z.array(
    z.object({
      /** The index of the line in the order's items, from 0. */
      line: z.number(),
      name: z.string(),
      quantity: z.number(),
    }),
  ),
  /** Whether the whole refund was sent, by the gateway or by staff. */
  isSent: z.boolean(),
  /** Whether staff send the refund by bank transfer or UPI. */
  isByHand: z.boolean(),
  /**
   * Whether the amount was never paid: the pieces of an order that is paid at the door were lighter
   * than ordered, so the courier collects this much less. Left out for money that goes back.
   */
  isLessAtDoor: z.optional(z.boolean()),
  /**
   * Whether the amount settles a difference in weight at the dispatch; `note` says in English which
   * pieces were lighter. Left out for other refunds.
   */
  isByWeight: z.optional(z.boolean()),
  /** The number of the refund's credit note; left out until the credit note is issued. */
  creditNoteNumber: z.optional(z.string()),
});
export type OrderRefundPart = z.infer<typeof OrderRefundPart>;

/** The parts of what the history says about a dispatch. */
const DispatchParts = z.object({
  courier: z.optional(z.string()),
  trackingNumber: z.optional(z.string()),
  /** The words of staff. */
  words: z.optional(z.string()),
});

/** A step in the history of an order. */
export const HistoryStep = z.object({
  state: z.enum(ORDER_STATES),
  /** The `state` of this step in words. */
  status: z.string(),
  at: Time,
  /** Why the shop has made the step by itself; `note` says the same in English. */
  reason: z.optional(z.enum(STEP_REASONS)),
  note: z.optional(z.string()),
  /** The parts from which the `note` of a dispatch is written; left out for older dispatches. */
  dispatch: z.optional(DispatchParts),
});

/** A piece that has left the shop with an order, as staff recorded it at the dispatch. */
export const OrderSentPiece = z.object({
  /** The index of the line in the order's items, from 0. */
  line: z.number(),
  huid: z.optional(z.string()),
  /** The net weight on the scale, which can differ from the ordered weight. */
  weight: z.optional(Grams),
});
export type OrderSentPiece = z.infer<typeof OrderSentPiece>;

/** The two parts of an order that is paid by an advance: `due + rest = total`. */
export const OrderAdvance = z.object({
  /** The advance, which is due when the order is placed. */
  due: Rupees,
  /** The sum paid so far: 0, the advance, or the total. */
  paid: Rupees,
  /** The rest after the advance. Its amount is fixed when the order is placed. */
  rest: Rupees,
  /** The words for the order state that the order can't enter before the rest is paid. */
  restDueBefore: z.string(),
  /** Whether the shopper can pay the rest now. `POST /order/{id}/pay` opens the payment. */
  restOwed: z.boolean(),
  /** The time at which the shop last asked the shopper for the rest. */
  restAskedAt: z.optional(Time),
});
export type OrderAdvance = z.infer<typeof OrderAdvance>;

/** A piece of an order that can't be ordered again, with the reason in English and its code. */
export const MissingPiece = z.object({
  productId: Id,
  name: z.string(),
  reason: z.string(),
  code: z.string(),
});
export type MissingPiece = z.infer<typeof MissingPiece>;

/**
 * The outcome of the last attempt to pay. `late`: the whole amount came when the order could not
 * keep it any more. The money of a late or a wrong amount goes back.
 */
export const PaymentAttempt = z.object({
  end: z.enum(["declined", "dropped", "wrong_amount", "late"]),
  amount: Rupees,
  /** The bank's own message about the attempt. */
  said: z.optional(z.string()),
  /** Why the attempt failed, if the shop knows the gateway's code. */
  declineReason: z.optional(z.enum(DECLINE_REASONS)),
  at: Time,
});
export type PaymentAttempt = z.infer<typeof PaymentAttempt>;
