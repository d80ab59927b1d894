import { ORDER_STATUSES } from "@suvarna/domain/order";
import { RETURN_STATES } from "@suvarna/domain/returns";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { Order } from "./orders.ts";
import { DeskMoveInput, OrdersQuery, ReturnDecisionInput } from "./orders-input.ts";
import { Id, Time } from "./wire.ts";

/** An order as the shop's people see it: whose it is, and who moved it. */
export const DeskOrder = z.extend(Order, {
  userId: Id,
  moves: z.array(
    z.object({
      status: z.enum(ORDER_STATUSES),
      at: Time,
      note: z.optional(z.string()),
      /** The user who did it, staff or the shopper; not said where a payment did. */
      by: z.optional(Id),
    }),
  ),
});
export type DeskOrder = z.infer<typeof DeskOrder>;

export const listDeskOrders = endpoint({
  method: "GET",
  path: "/orders",
  summary:
    "Everybody's orders for the shop's people, newest first, of one state or return if asked",
  auth: "staff",
  personal: true,
  query: z.extend(OrdersQuery, {
    status: z.optional(z.enum(ORDER_STATUSES, "Choose a state of an order")),
    return: z.optional(z.enum(RETURN_STATES, "Choose a state of a return")),
  }),
  replies: { 200: z.array(DeskOrder) },
  errors: [],
});

export const getDeskOrder = endpoint({
  method: "GET",
  path: "/orders/:id",
  summary: "One order for the shop's people",
  auth: "staff",
  personal: true,
  params: z.object({ id: Id }),
  replies: { 200: DeskOrder },
  errors: ["order_not_found"],
});

export const moveOrder = endpoint({
  method: "POST",
  path: "/orders/:id/status",
  summary:
    "Moves an order on from the state that staff saw: packed, dispatched, delivered, cancelled",
  auth: "staff",
  personal: true,
  params: z.object({ id: Id }),
  body: DeskMoveInput,
  replies: { 200: DeskOrder },
  errors: ["order_not_found", "order_moved", "order_cannot_move", "order_dispatched", "rest_owed"],
});

export const askForRest = endpoint({
  method: "POST",
  path: "/orders/:id/ask-for-rest",
  summary:
    "The pieces are ready: asks the shopper, by letter and text with a link, to pay the rest that is due before dispatch. Again within the hour it sends nothing",
  auth: "staff",
  personal: true,
  params: z.object({ id: Id }),
  replies: { 200: DeskOrder },
  errors: ["order_not_found", "rest_not_owed"],
});

export const decideReturn = endpoint({
  method: "POST",
  path: "/orders/:id/return",
  summary: "Takes an order back, which owes its money to the shopper, or says why not",
  auth: "staff",
  personal: true,
  params: z.object({ id: Id }),
  body: ReturnDecisionInput,
  replies: { 200: DeskOrder },
  errors: ["order_not_found", "return_decided"],
});
