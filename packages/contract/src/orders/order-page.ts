import { HINDRANCES } from "@suvarna/domain/dispatch";
import { CARATS } from "@suvarna/domain/fineness";
import { COUNTER_TENDERS, ORDER_STATES } from "@suvarna/domain/order";
import { RISK_CODES } from "@suvarna/domain/order-views";
import * as z from "zod/mini";
import { Id, Time } from "../field-schemas.ts";
import { StaffName } from "../staff/approval.ts";
import { DeskOrder } from "./staff-schemas.ts";

/** All money in this module is in paise, and all weights are in milligrams. */
export const Paise = z.int();
const Milligrams = z.int();

/** A hindrance of an order. `line` and `piece` identify the piece that the hindrance is about. */
export const Hindrance = z.object({
  code: z.enum(HINDRANCES),
  line: z.optional(z.int()),
  piece: z.optional(z.int()),
});

/**
 * A line of an order as it was placed, in paise and milligrams. Weight and values are those of one
 * piece.
 */
const DeskLine = z.object({
  position: z.int(),
  quantity: z.int(),
  /** The number of pieces of the line that are left after refunds. */
  piecesLeft: z.int(),
  carat: z.enum(CARATS),
  netWeightMg: Milligrams,
  ratePerGram: Paise,
  /** The current rate of the line's grade; null when the shop has no valid rate. */
  rateNow: z.nullable(Paise),
  metalValue: Paise,
  makingCharge: Paise,
  stoneValue: Paise,
  discount: Paise,
  linePrice: Paise,
  couponShare: Paise,
  needsHuid: z.boolean(),
});

const DeskPiece = z.object({
  line: z.int(),
  piece: z.int(),
  huid: z.nullable(z.string()),
  weighedMg: z.nullable(Milligrams),
  againMg: z.nullable(Milligrams),
  /** The name of the person that recorded the data last; null for a piece without recorded data. */
  by: z.nullable(z.string()),
  at: z.nullable(Time),
});

const NamedPiece = z.object({ line: z.int(), piece: z.int(), huid: z.string() });

const LineAmounts = z.object({
  position: z.int(),
  quantity: z.int(),
  price: Paise,
  discount: Paise,
  gst: Paise,
});

/** An entry in the list of an order's amounts and payments. */
const BookEntry = z.object({
  kind: z.enum([
    "placed",
    "payment",
    "door",
    "transfer_written",
    "transfer_cancelled",
    "refund",
    "weight",
  ]),
  /** The time of the entry; null for a draft. */
  at: z.nullable(Time),
  inPaise: Paise,
  /** The amount that has left the shop. Of the draft of a refund, it is what will leave it. */
  outPaise: Paise,
  /** The amount of a refund that is decided and has not left the shop yet. */
  owedPaise: Paise,
  /**
   * The amount of the buyer's money that the shop holds after this entry. Cash that the courier has
   * not sent yet is not part of it.
   */
  holdsPaise: Paise,
  /**
   * The gateway's id of the payment, or the reference of a UPI or card payment at the counter, or of
   * a bank transfer or UPI payment by staff or by the courier who has collected cash.
   */
  reference: z.nullable(z.string()),
  gateway: z.nullable(z.string()),
  /** How money was taken at the counter; null for other entries. */
  tender: z.nullable(z.enum(COUNTER_TENDERS)),
  /** The gateway's fee with its tax; null until the gateway has settled the payment. */
  feePaise: z.nullable(Paise),
  /** The state of a refund; null for other entries. */
  refundState: z.nullable(z.enum(["due", "sent", "done", "stuck", "failed"])),
  creditNote: z.nullable(z.string()),
  note: z.nullable(z.string()),
});
export type BookEntry = z.infer<typeof BookEntry>;

const Person = z.nullable(z.string());

/** All data that the order page of the back office shows. */
export const OrderPage = z.object({
  order: DeskOrder,
  /** The version of the order page, to send as `If-Match` with weights, HUIDs and the courier. */
  version: z.string(),
  /** The member of staff to whom the order is given; null for nobody. */
  assignedTo: z.nullable(StaffName),
  stateSince: Time,
  dispatchBy: z.nullable(Time),
  courier: z.nullable(z.string()),
  trackingNumber: z.nullable(z.string()),
  /** How many wrong door codes staff may still enter; null for an order that needs no door code. */
  doorTriesLeft: z.nullable(z.int()),
  gstRateBp: z.int(),
  lines: z.array(DeskLine),
  pieces: z.array(DeskPiece),
  /**
   * The pieces whose HUIDs still belong to the order although they came back, or one of several
   * equal pieces did. Pieces whose money went back while the buyer kept them are not among them.
   */
  keptBack: z.array(NamedPiece),
  /**
   * The pieces that were refunded after the dispatch and stay with the buyer, with their HUIDs. When
   * one comes to the shop after all, it can be put on sale again as a kept-back piece can.
   */
  refundedWithBuyer: z.array(NamedPiece),
  needsPieces: z.boolean(),
  weighAgainAboveBp: z.int(),
  hindrances: z.array(Hindrance),
  /**
   * The amounts of the order that are left after refunds. A refund for a difference in weight is
   * taken from these amounts.
   */
  left: z.object({ lines: z.array(LineAmounts), shipping: Paise }),
  /**
   * The amount that is refunded because the recorded weights are less than ordered; null when
   * nothing is refunded, or after the dispatch.
   */
  differencePaise: z.nullable(Paise),
  /** The effect that a cancellation of the order would have now. */
  cancellation: z.object({
    /** The amount that would go back to the shopper. */
    backPaise: Paise,
    /** Whether a second person must approve the cancellation, so that it is only requested. */
    needsApproval: z.boolean(),
    /**
     * The amount above which a second person must approve, and the milliseconds until a request for
     * approval lapses.
     */
    approvalAbovePaise: Paise,
    approvalLapsesMs: z.int(),
  }),
  /** Whether a second person must approve the repayment by hand that the shop owes now. */
  repaymentNeedsApproval: z.boolean(),
  book: z.array(BookEntry),
  /** The cash that the courier has collected for the order and not sent to the shop yet. */
  withCourierPaise: Paise,
  attempts: z.array(
    z.object({
      at: Time,
      gateway: z.string(),
      reference: z.string(),
      outcome: z.enum(["paid", "authorized", "failed", "dropped", "pending"]),
      source: z.enum(["webhook", "check"]),
      amountPaise: Paise,
    }),
  ),
  risk: z.array(
    z.object({ code: z.enum(RISK_CODES), isAgainst: z.boolean(), count: z.optional(z.int()) }),
  ),
  /** The steps of the order, each with the name of the person that made it. */
  steps: z.array(
    z.object({
      state: z.enum(ORDER_STATES),
      at: Time,
      by: Person,
      isShopper: z.boolean(),
      /** The second person who has approved the step; null when it needed none. */
      agreedBy: z.nullable(StaffName),
      note: z.nullable(z.string()),
      /** Whether the pieces of the order went back on sale with this step. */
      restocked: z.boolean(),
    }),
  ),
  /** The refunds in part, oldest first. */
  refunds: z.array(
    z.object({
      at: Time,
      /** The name of the person that made the refund; null for a refund in a gateway's dashboard. */
      by: Person,
      /** The second person who has approved the refund; null when it needed none. */
      agreedBy: z.nullable(StaffName),
      amountPaise: Paise,
      pieces: z.array(z.object({ name: z.string(), quantity: z.int() })),
      note: z.nullable(z.string()),
      /** Whether the refund settles a difference in weight at the dispatch. */
      isWeight: z.boolean(),
      /** Whether the pieces are on sale again. */
      restocked: z.boolean(),
    }),
  ),
  notes: z.array(z.object({ _id: Id, text: z.string(), by: Person, at: Time })),
  letters: z.array(
    z.object({
      kind: z.string(),
      channel: z.enum(["email", "sms"]),
      state: z.string(),
      at: Time,
      /**
       * The state of the order that the letter announces, with which staff can send the letter
       * again; null for other letters.
       */
      about: z.nullable(z.enum(ORDER_STATES)),
    }),
  ),
  shopper: z.object({
    name: z.string(),
    /** The confirmed e-mail address and phone number of the account. */
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    orders: z.int(),
    /**
     * Whether a message would tell the shopper that the order is cancelled, came back undelivered, or
     * is refunded. Without an e-mail address this needs a text that the shop can send.
     */
    hears: z.object({
      cancelled: z.boolean(),
      undelivered: z.boolean(),
      refunded: z.boolean(),
    }),
  }),
});
export type OrderPage = z.infer<typeof OrderPage>;
