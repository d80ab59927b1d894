import { ORDER_STATES, STAFF_MOVES } from "@suvarna/domain/order";
import { RETURN_STATES } from "@suvarna/domain/returns";
import * as z from "zod/mini";
import { atMost, Id, Time } from "../wire.ts";
import { Order, OrdersQuery } from "./schemas.ts";

/** A move of an order by staff, from the state that they saw. */
export const DeskMoveInput = z.object({
  from: z.enum(ORDER_STATES, "Send the state that you see"),
  to: z.enum(STAFF_MOVES, "Choose the next state"),
  /** For the shopper to read: who carries it, under which number. */
  note: z.optional(z.string().check(z.trim(), atMost(300))),
});
export type DeskMoveInput = z.output<typeof DeskMoveInput>;

/** The shop's decision on a request to return an order. */
export const ReturnDecisionInput = z.object({
  accept: z.boolean("Say whether the order is taken back"),
  /** Shown to the shopper. */
  note: z.optional(z.string().check(z.trim(), atMost(300))),
});
export type ReturnDecisionInput = z.output<typeof ReturnDecisionInput>;

export const getOrderPan = {
  summary: "The buyer's PAN of an order, for the report that the law asks for",
  params: z.object({ id: Id }),
  replies: { 200: z.object({ pan: z.string() }) },
};

/** An order as staff see it: with its user, and with who moved it. */
export const DeskOrder = z.extend(Order, {
  userId: Id,
  /** Whether the buyer gets no cash on delivery, by a decision of staff. */
  prepaymentOnly: z.boolean(),
  moves: z.array(
    z.object({
      state: z.enum(ORDER_STATES),
      status: z.string(),
      at: Time,
      note: z.optional(z.string()),
      /** The user who moved it, staff or the shopper; left out for a move by a payment. */
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
    /** The number of an order, in any case and with or without its hyphens. */
    number: z.optional(z.string().check(z.trim(), atMost(40))),
  }),
  replies: { 200: z.array(DeskOrder) },
};

export const getDeskOrder = {
  summary: "One order for the shop's people",
  params: z.object({ id: Id }),
  replies: { 200: DeskOrder },
};

export const moveOrder = {
  summary:
    "Moves an order on from the state that staff saw: packed, dispatched, delivered, cancelled",
  params: z.object({ id: Id }),
  body: DeskMoveInput,
  replies: { 200: DeskOrder },
};

export const askForRest = {
  summary:
    "The pieces are ready: asks the shopper, by letter and text with a link, to pay the rest that is due before dispatch. Again within the hour it sends nothing",
  params: z.object({ id: Id }),
  replies: { 200: DeskOrder },
};

export const askForPrepayment = {
  summary:
    "Asks for an online payment of an order with cash on delivery that is not dispatched: a letter with a link, no dispatch until it is paid, cancelled when it is not paid in time",
  params: z.object({ id: Id }),
  replies: { 200: DeskOrder },
};

export const setPrepaymentOnly = {
  summary: "Gives a buyer no cash on delivery any more, or gives it again",
  params: z.object({ id: Id }),
  body: z.object({ only: z.boolean("Say whether the buyer pays before dispatch only") }),
  replies: { 200: z.object({ userId: Id, prepaymentOnly: z.boolean() }) },
};

export const decideReturn = {
  summary: "Takes an order back, which owes its money to the shopper, or says why not",
  params: z.object({ id: Id }),
  body: ReturnDecisionInput,
  replies: { 200: DeskOrder },
};
