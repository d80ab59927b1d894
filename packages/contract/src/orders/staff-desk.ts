import { endpoint } from "../endpoint.ts";
import type * as schemas from "./staff-desk-schemas.ts";

export const listOrderRows = endpoint({
  method: "GET",
  path: "/staff/orders/list",
  auth: { can: "orders.read" },
  personal: true,
  errors: [],
  types: {} as typeof schemas.listOrderRows,
});

export const exportOrders = endpoint({
  method: "POST",
  path: "/staff/orders/list.csv",
  auth: { can: "orders.read" },
  personal: true,
  freshProof: true,
  sends: "text/csv",
  perMinute: 10,
  errors: [],
  types: {} as typeof schemas.exportOrders,
});

export const countOrderViews = endpoint({
  method: "GET",
  path: "/staff/orders/views",
  auth: { can: "orders.read" },
  errors: [],
  types: {} as typeof schemas.countOrderViews,
});

export const findNeighbours = endpoint({
  method: "GET",
  path: "/staff/orders/:id/neighbours",
  auth: { can: "orders.read" },
  errors: ["order_not_found"],
  types: {} as typeof schemas.findNeighbours,
});

export const getOrderPage = endpoint({
  method: "GET",
  path: "/staff/orders/:id/page",
  auth: { can: "orders.read" },
  personal: true,
  errors: ["order_not_found"],
  types: {} as typeof schemas.getOrderPage,
});

export const weighPieces = endpoint({
  method: "PUT",
  path: "/staff/orders/:id/weights",
  auth: { can: "orders.move" },
  personal: true,
  errors: [
    "order_not_found",
    "order_moved",
    "order_piece_unknown",
    "huid_taken",
    "huid_malformed",
    "changed_meanwhile",
  ],
  types: {} as typeof schemas.weighPieces,
});

export const sellPieceAgain = endpoint({
  method: "POST",
  path: "/staff/orders/:id/pieces-sold-again",
  auth: { can: "returns.decide" },
  personal: true,
  errors: ["order_not_found", "piece_not_found", "piece_in_order"],
  types: {} as typeof schemas.sellPieceAgain,
});

export const addOrderNote = endpoint({
  method: "POST",
  path: "/staff/orders/:id/notes",
  auth: { can: "orders.move" },
  personal: true,
  errors: ["order_not_found", "idempotency_mismatch"],
  types: {} as typeof schemas.addOrderNote,
});

export const resendLetter = endpoint({
  method: "POST",
  path: "/staff/orders/:id/messages",
  auth: { can: "orders.move" },
  personal: true,
  errors: ["order_not_found", "letter_unknown"],
  types: {} as typeof schemas.resendLetter,
});

export const resendLetters = endpoint({
  method: "POST",
  path: "/staff/orders/letters",
  auth: { can: "orders.move" },
  personal: true,
  errors: [],
  types: {} as typeof schemas.resendLetters,
});

export const moveOrders = endpoint({
  method: "POST",
  path: "/staff/orders/moves",
  auth: { can: "orders.move" },
  personal: true,
  errors: [],
  types: {} as typeof schemas.moveOrders,
});

export const assignOrders = endpoint({
  method: "POST",
  path: "/staff/orders/assignments",
  auth: { can: "orders.move" },
  personal: true,
  errors: ["assignee_unable"],
  types: {} as typeof schemas.assignOrders,
});

export const listOrderPeople = endpoint({
  method: "GET",
  path: "/staff/order-people",
  auth: { can: "orders.read" },
  errors: [],
  types: {} as typeof schemas.listOrderPeople,
});
