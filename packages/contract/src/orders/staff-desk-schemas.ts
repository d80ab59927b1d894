import {
  ORDER_PAYMENT_STATES,
  ORDER_STATES,
  PAYMENT_METHODS,
  type StaffMove,
} from "@suvarna/domain/order";
import { ORDER_SORTS, ORDER_VIEWS } from "@suvarna/domain/order-views";
import * as z from "zod/mini";
import { Huid } from "../catalogue/staff-pieces-schemas.ts";
import {
  ById,
  Id,
  maxCharacters,
  queryInteger,
  queryList,
  requiredText,
  Time,
} from "../field-schemas.ts";
import { IdempotencyHeaders, OptionalIdempotencyHeaders } from "../idempotency.ts";
import { StaffName } from "../staff/approval.ts";
import { pageOf } from "../staff/list.ts";
import { Hindrance, OrderPage, Paise } from "./order-page.ts";

const day = z.optional(z.iso.date("Write a day as 2026-11-21"));
const rupees = z.optional(queryInteger(0, 10_000_000_000, "Use whole rupees"));

/** The value of the filter `assignedTo` for orders that are given to nobody. */
export const NOBODY = "nobody";

/** The filters of a list of orders. The list shows only orders that match all given filters. */
export const OrderListQuery = z.object({
  view: z._default(z.enum(ORDER_VIEWS, "Choose a view"), "all"),
  /**
   * Search text: the start of an order number, of a HUID or of a phone number, or words of the
   * shopper's name or of a piece.
   */
  q: z.optional(z.string().check(z.trim(), maxCharacters(80))),
  state: z.optional(z.pipe(queryList, z.array(z.enum(ORDER_STATES, "Choose states")))),
  payment: z.optional(z.pipe(queryList, z.array(z.enum(ORDER_PAYMENT_STATES, "Choose states")))),
  method: z.optional(z.enum(PAYMENT_METHODS, "Choose a method")),
  /** Only orders that are given to this member of staff, or to nobody. */
  assignedTo: z.optional(z.union([z.literal(NOBODY), Id])),
  /**
   * Only orders that were placed from the first to the last day in India. Both days are included.
   */
  from: day,
  to: day,
  /** Only orders whose promised day of dispatch lies between these two days in India. */
  dueFrom: day,
  dueTo: day,
  /** Only orders with a total between these amounts, in rupees. */
  least: rupees,
  most: rupees,
  sort: z._default(z.enum(ORDER_SORTS, "Choose an order"), "newest"),
});
export type OrderListQuery = z.output<typeof OrderListQuery>;

/** An order in the list of staff. */
export const OrderRow = z.object({
  _id: Id,
  number: z.string(),
  createdAt: Time,
  name: z.string(),
  city: z.string(),
  /** The names of the pieces in the order's lines, each with its first picture. */
  lines: z.array(z.object({ name: z.string(), image: z.string() })),
  state: z.enum(ORDER_STATES),
  paymentState: z.enum(ORDER_PAYMENT_STATES),
  paymentMethod: z.enum(PAYMENT_METHODS),
  totalPaise: Paise,
  /** The part of the total that refunds in part have given back, or that is not collected. */
  refundedPaise: Paise,
  /** The cash that the courier takes at the door; null for an order that is paid another way. */
  cashPaise: z.nullable(Paise),
  /** The cash that the courier has collected for the order and not sent to the shop yet. */
  withCourierPaise: Paise,
  dispatchBy: z.nullable(Time),
  /** The time at which the order entered its current state. */
  stateSince: Time,
  /** The member of staff to whom the order is given; null for nobody. */
  assignedTo: z.nullable(StaffName),
  /** The hindrances of the order, the most important first. */
  hindrances: z.array(Hindrance),
  hasGiftMessage: z.boolean(),
  /** Whether the parcel is handed over only against a door code. */
  needsDoorCode: z.boolean(),
});
export type OrderRow = z.infer<typeof OrderRow>;

export const listOrderRows = {
  summary:
    "Orders for staff's list, newest first or by total, by view, search and filters; with how many they are and their sum",
  query: z.extend(OrderListQuery, {
    limit: z._default(queryInteger(1, 200, "Use 1 to 200"), 50),
    cursor: z.optional(Id),
  }),
  replies: {
    200: z.extend(pageOf(OrderRow), {
      /** Whether there are more orders than `total`, which is counted up to 10,000. */
      isMore: z.boolean(),
      /** The sum of the orders' totals, as ordered, in paise; null when the list has more orders than are counted. */
      sumPaise: z.nullable(Paise),
    }),
  },
};

export const exportOrders = {
  summary:
    "All orders of staff's list as a CSV file, by view, search and filters. A cell that a spreadsheet could take for a formula begins with an apostrophe",
  query: OrderListQuery,
  replies: { 200: null },
};

export const countOrderViews = {
  summary: "How many orders each view of the list has, counted up to 10,000",
  replies: {
    200: z.object({
      views: z.array(z.object({ view: z.enum(ORDER_VIEWS), count: z.int(), isMore: z.boolean() })),
    }),
  },
};

export const findNeighbours = {
  summary: "The orders before and after one in the list that it was opened from",
  params: ById,
  query: OrderListQuery,
  replies: {
    200: z.object({
      /** The next newer and the next older order in the list. */
      before: z.nullable(Id),
      after: z.nullable(Id),
      /** The position of the order in the list, from 1. */
      place: z.int(),
    }),
  },
};

export const getOrderPage = {
  summary:
    "One order with everything: pieces, weights, money's book, attempts to pay, risk, history, letters and notes",
  params: ById,
  replies: { 200: OrderPage },
};

/** The net weight of a weighed piece in milligrams. */
export const WeighedMg = z
  .int("Write a weight in whole milligrams")
  .check(z.gte(1, "Write a weight"), z.lte(10_000_000, "That is more than 10 kg"));

const weight = z.optional(z.nullable(WeighedMg));
const name = (most: number) => z.optional(z.string().check(z.trim(), maxCharacters(most)));

/**
 * The data that staff record for the dispatch of an order. A field that is left out stays
 * unchanged.
 */
export const WeightsInput = z.object({
  pieces: z.optional(
    z
      .array(
        z.object({
          line: z.int("Use the place of a line").check(z.gte(0, "Use the place of a line")),
          piece: z.int("Use the place of a piece").check(z.gte(0, "Use the place of a piece")),
          /** The HUID, which may be incomplete: up to six letters and digits. */
          huid: z.optional(z.nullable(z.string().check(z.trim(), maxCharacters(12)))),
          /** The net weight in milligrams. */
          weighedMg: weight,
          /** The weight of the second weighing, in milligrams. */
          againMg: weight,
        }),
      )
      .check(z.minLength(1, "Send at least one piece"), z.maxLength(500, "Send at most 500")),
  ),
  courier: name(60),
  trackingNumber: name(60),
});
export type WeightsInput = z.output<typeof WeightsInput>;

export const weighPieces = {
  summary:
    "Keeps the HUIDs and net weights of an order's pieces, its courier and its tracking number, before the dispatch. Nothing is settled by it",
  params: ById,
  headers: z.object({
    /**
     * The version of the order page that the caller has seen. Without it the server does not check
     * for a concurrent change.
     */
    "if-match": z.optional(z.string().check(maxCharacters(100))),
  }),
  body: WeightsInput,
  replies: { 200: OrderPage },
};

export const sellPieceAgain = {
  summary:
    "Puts a piece that came back, and was kept back or refunded before, on sale again: its HUID is free, and the stock has one more",
  params: ById,
  body: z.object({ huid: Huid }),
  replies: { 200: OrderPage },
};

export const addOrderNote = {
  summary:
    "Adds a note for colleagues to an order, which its shopper never sees, once for each Idempotency-Key",
  params: ById,
  headers: OptionalIdempotencyHeaders,
  body: z.object({ text: requiredText("Write the note", 2000) }),
  replies: { 201: OrderPage },
};

export const resendLetter = {
  summary: "Sends the letter or the text about a state that the order has had once more",
  params: ById,
  body: z.object({
    state: z.enum(ORDER_STATES, "Choose the state that the letter is about"),
    channel: z._default(z.enum(["email", "sms"], "Choose the letter or the text"), "email"),
  }),
  replies: { 202: OrderPage },
};

export const resendLetters = {
  summary:
    "Sends the newest letter of many orders once more, once for each Idempotency-Key; says which letter was not sent and why",
  headers: z.looseObject({
    "idempotency-key": z.optional(IdempotencyHeaders.shape["idempotency-key"]),
  }),
  body: z.object({
    orders: z
      .array(Id)
      .check(z.minLength(1, "Choose orders"), z.maxLength(200, "Send at most 200 at once")),
  }),
  replies: {
    202: z.object({
      sent: z.array(Id),
      refused: z.array(z.object({ _id: Id, message: z.string() })),
    }),
  },
};

/**
 * The states to which staff can move many orders at once. An order is dispatched by itself, because
 * its pieces must be weighed. `moveOrders` does not ask a second person, so a move that can send
 * money back must not be listed here before the call goes through `moveOrRequestApproval`.
 */
export const MANY_MOVES = ["processing", "delivered"] as const satisfies readonly Exclude<
  StaffMove,
  "shipped" | "cancelled" | "returned" | "refunded"
>[];

export const moveOrders = {
  summary:
    "Moves many orders on, each from the state that was seen; says which could not move and why",
  body: z.object({
    to: z.enum(MANY_MOVES, "Choose the next state"),
    orders: z
      .array(z.object({ _id: Id, from: z.enum(ORDER_STATES, "Send the state that you see") }))
      .check(z.minLength(1, "Choose orders"), z.maxLength(200, "Move at most 200 at once")),
  }),
  replies: {
    200: z.object({
      moved: z.array(Id),
      refused: z.array(z.object({ _id: Id, message: z.string() })),
    }),
  },
};

export const assignOrders = {
  summary:
    "Gives many orders to a member of staff who moves orders, or to nobody, each from the assignee that was seen; says which could not be given and why",
  body: z.object({
    to: z.nullable(Id),
    orders: z
      .array(z.object({ _id: Id, from: z.nullable(Id) }))
      .check(z.minLength(1, "Choose orders"), z.maxLength(200, "Give at most 200 at once")),
  }),
  replies: {
    200: z.object({
      given: z.array(Id),
      refused: z.array(z.object({ _id: Id, message: z.string() })),
    }),
  },
};

export const listOrderPeople = {
  summary: "The people who move orders, to whom an order can be given",
  replies: { 200: z.object({ people: z.array(StaffName) }) },
};
