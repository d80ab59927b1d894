import { RETURN_REASONS, RETURN_STATES } from "@suvarna/domain/returns";
import * as z from "zod/mini";
import { Id, Rupees, Time } from "../wire.ts";

/** A request to return an order, and its result. */
export const OrderReturn = z.object({
  state: z.enum(RETURN_STATES),
  reason: z.enum(RETURN_REASONS),
  /** The pieces that go back; left out when the whole order does. */
  pieces: z.optional(
    z.array(
      z.object({
        /** The place of the line in the order's items, from 0. */
        line: z.number(),
        name: z.string(),
        quantity: z.number(),
      }),
    ),
  ),
  comment: z.optional(z.string()),
  requestedAt: Time,
  decidedAt: z.optional(Time),
  /** The shop's answer. */
  note: z.optional(z.string()),
});
export type OrderReturn = z.infer<typeof OrderReturn>;

/** A part of an order's money that goes back while the order stands. */
export const OrderRefundPart = z.object({
  _id: Id,
  amount: Rupees,
  at: Time,
  /** The shop's reason. */
  note: z.optional(z.string()),
  /** The pieces of the refund; empty for a refund of an amount. */
  pieces: z.array(z.object({ name: z.string(), quantity: z.number() })),
  /** Whether the gateway, or the shop by hand, has sent all of the refund. */
  isSent: z.boolean(),
  /** Whether the shop sends the refund by bank transfer or UPI. */
  isByHand: z.boolean(),
  /** The number of the refund's credit note; left out until the credit note is written. */
  creditNoteNumber: z.optional(z.string()),
});
export type OrderRefundPart = z.infer<typeof OrderRefundPart>;

/** The two parts of an order that is paid by an advance: `due + rest = total`. */
export const OrderAdvance = z.object({
  /** The advance, which is due with the order. */
  due: Rupees,
  /** The sum paid so far: 0, the advance, or the total. */
  paid: Rupees,
  /** The rest after the advance, fixed with the order. */
  rest: Rupees,
  /** The words of the state that the order can't reach before its rest is paid. */
  restDueBefore: z.string(),
  /** Whether the rest is to be paid now: `POST /order/{id}/pay` opens its payment. */
  restOwed: z.boolean(),
  /** The time at which the shop last asked for the rest. */
  restAskedAt: z.optional(Time),
});
export type OrderAdvance = z.infer<typeof OrderAdvance>;
