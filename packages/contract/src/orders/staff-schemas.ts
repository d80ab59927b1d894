import { DOOR_CODE } from "@suvarna/domain/door-code";
import { ORDER_STATES, STAFF_MOVES } from "@suvarna/domain/order";
import { RETURN_STATES } from "@suvarna/domain/returns";
import { PAN_PURPOSES } from "@suvarna/domain/staff/pan-purpose";
import * as z from "zod/mini";
import {
  ById,
  Id,
  maxCharacters,
  queryList,
  Rupees,
  requiredText,
  Time,
} from "../field-schemas.ts";
import { IdempotencyHeaders } from "../idempotency.ts";
import { ApprovalPending } from "../staff/approval.ts";
import { RefundPartInput, RefundPreview, RefundPreviewInput } from "./refund-part.ts";
import { Order, OrdersQuery } from "./schemas.ts";

const withoutCodeMessage = "Say why the parcel was handed over without its code";

/** A move of an order by staff, from the state that they saw. */
export const DeskMoveInput = z.object({
  from: z.enum(ORDER_STATES, "Send the state that you see"),
  to: z.enum(STAFF_MOVES, "Choose the next state"),
  /** A note of staff that the shopper reads, such as the courier and the tracking number. */
  note: z.optional(z.string().check(z.trim(), maxCharacters(300))),
  /** For `shipped`: the courier and the tracking number. The shopper reads both. */
  courier: z.optional(z.string().check(z.trim(), maxCharacters(60))),
  trackingNumber: z.optional(z.string().check(z.trim(), maxCharacters(60))),
  /**
   * For `refunded`: the reference of the bank transfer or UPI payment with which the money was
   * sent.
   */
  reference: z.optional(z.string().check(z.trim(), maxCharacters(100))),
  /**
   * For `returned`, which is for a parcel that came back undelivered: true when its pieces go on sale
   * again, with their HUIDs; false when they are lost or can't be sold. Left out, they go on sale
   * again.
   */
  restock: z.optional(z.boolean()),
  /** For `delivered`: the door code that the buyer told the courier, if the order needs one. */
  doorCode: z.optional(
    z.string().check(z.trim(), z.regex(DOOR_CODE, "Enter the six digits of the code")),
  ),
});
export type DeskMoveInput = z.output<typeof DeskMoveInput>;

/** The shop's decision on a request to return an order. */
export const ReturnDecisionInput = z.object({
  accept: z.boolean("Say whether the order is taken back"),
  /** A note of staff that the shopper reads. */
  note: z.optional(z.string().check(z.trim(), maxCharacters(300))),
  /**
   * The reference of the bank transfer or UPI payment with which staff sent the money. It is needed
   * for some pieces of an order that was not paid online, unless the return waits for a second
   * person.
   */
  handReference: z.optional(requiredText("Enter the reference of the transfer", 100)),
  /**
   * True when the pieces have come back and are sold again, with their HUIDs; false when they are
   * not sold again. Without this field, the pieces of a whole order are sold again, and those of a
   * return of some pieces are not.
   */
  restock: z.optional(z.boolean()),
});
export type ReturnDecisionInput = z.output<typeof ReturnDecisionInput>;

const noteMessage = "Say for what you need the PAN, so that others can read it later";

/** The purpose for which staff read a PAN. */
export const PanRequest = z.object({
  purpose: z.enum(PAN_PURPOSES, "Choose for what you need the PAN"),
  note: requiredText(noteMessage, 300).check(z.minLength(10, noteMessage)),
});
export type PanRequest = z.output<typeof PanRequest>;

export const readOrderPan = {
  summary:
    "The buyer's PAN of an order, for a stated purpose. Every reading is counted and logged, and the owners are told",
  params: ById,
  body: PanRequest,
  replies: { 200: z.object({ pan: z.string() }) },
};

/** An order as staff see it: with its user, and with the name of the person that made each move. */
export const DeskOrder = z.extend(Order, {
  userId: Id,
  /** Whether staff have excluded the buyer from cash on delivery. */
  prepaymentOnly: z.boolean(),
  moves: z.array(
    z.object({
      state: z.enum(ORDER_STATES),
      status: z.string(),
      at: Time,
      note: z.optional(z.string()),
      /** The user that moved the order, staff or shopper; left out when a payment moved it. */
      by: z.optional(Id),
    }),
  ),
});
export type DeskOrder = z.infer<typeof DeskOrder>;

export const listDeskOrders = {
  summary:
    "Everybody's orders for the shop's people, newest first, of one state, return or number if asked",
  query: z.extend(OrdersQuery, {
    state: z.optional(z.enum(ORDER_STATES, "Choose a state of an order")),
    return: z.optional(z.enum(RETURN_STATES, "Choose a state of a return")),
    /** The number of an order, in upper or lower case, with or without its hyphens. */
    number: z.optional(z.string().check(z.trim(), maxCharacters(40))),
  }),
  replies: { 200: z.array(DeskOrder) },
};

export const getDeskOrder = {
  summary: "One order for the shop's people",
  params: ById,
  replies: { 200: DeskOrder },
};

export const moveOrder = {
  summary:
    "Moves an order on from the state that staff saw: packed, dispatched, delivered, cancelled, or back undelivered. At the dispatch a difference in weight goes back. A step by which a large sum goes back waits for a second person (202)",
  params: ById,
  body: DeskMoveInput,
  replies: { 200: DeskOrder, 202: ApprovalPending },
};

export const deliverWithoutCode = {
  summary:
    "Delivers an order whose parcel was handed over without its code. The reason becomes a note of staff, and the audit log names the person",
  params: z.object({ id: Id }),
  body: z.object({
    reason: requiredText(withoutCodeMessage, 300).check(z.minLength(10, withoutCodeMessage)),
  }),
  replies: { 200: DeskOrder },
};

export const askForRest = {
  summary:
    "The pieces are ready: asks the shopper, by letter and text with a link, to pay the rest that is due before dispatch. Again within the hour it sends nothing",
  params: ById,
  replies: { 200: DeskOrder },
};

export const refundPart = {
  summary:
    "Sends a part of an order's money back, once for each Idempotency-Key: pieces of its lines, or an amount. The gateway sends it, or staff have sent it by hand. A large sum waits for a second person (202)",
  params: ById,
  headers: IdempotencyHeaders,
  body: RefundPartInput,
  replies: { 201: DeskOrder, 202: ApprovalPending },
};

export const previewRefund = {
  summary:
    "The figures of a refund before it is asked for: what would go back, what is left of each line, and whether a second person has to agree",
  params: ById,
  body: RefundPreviewInput,
  replies: { 200: RefundPreview },
};

export const askForPrepayment = {
  summary:
    "Asks for an online payment of an order with cash on delivery that is not dispatched: a letter with a link, no dispatch until it is paid, cancelled when it is not paid in time",
  params: ById,
  replies: { 200: DeskOrder },
};

export const setPrepaymentOnly = {
  summary: "Gives a buyer no cash on delivery any more, or gives it again",
  params: ById,
  body: z.object({ only: z.boolean("Say whether the buyer pays before dispatch only") }),
  replies: { 200: z.object({ userId: Id, prepaymentOnly: z.boolean() }) },
};

export const decideReturn = {
  summary:
    "Takes an order back, which owes its money to the shopper, or says why not. A large sum waits for a second person (202)",
  params: ById,
  body: ReturnDecisionInput,
  replies: { 200: DeskOrder, 202: ApprovalPending },
};

const buyerFigures = {
  /** The number of the buyer's orders in all states. */
  orders: z.int(),
  /**
   * The amount that the buyer paid for orders whose money the shop keeps, less refunds in part, in
   * rupees.
   */
  paid: Rupees,
};

export const listBuyerOrders = {
  summary:
    "A buyer's newest orders, at most fifty, with the number and the paid sum of all of them, and whether the buyer must pay before dispatch",
  params: ById,
  replies: {
    200: z.object({
      items: z.array(DeskOrder),
      ...buyerFigures,
      prepaymentOnly: z.boolean(),
    }),
  },
};

export const listBuyerFigures = {
  summary: "The number and the paid sum of the orders of some buyers; one without orders has zeros",
  query: z.object({
    /** Ids of users, separated by commas, at most 200. */
    ids: queryList.check(z.maxLength(200, "Use at most 200 ids")),
  }),
  replies: {
    200: z.object({ buyers: z.array(z.object({ userId: Id, ...buyerFigures })) }),
  },
};
