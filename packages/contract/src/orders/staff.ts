import { endpoint } from "../endpoint.ts";
import type * as schemas from "./staff-schemas.ts";

export const readOrderPan = endpoint({
  method: "POST",
  path: "/staff/orders/:id/pan",
  auth: { can: "orders.readPan" },
  freshProof: true,
  personal: true,
  errors: ["order_not_found", "pan_reads_over"],
  types: {} as typeof schemas.readOrderPan,
});

export const listDeskOrders = endpoint({
  method: "GET",
  path: "/staff/orders",
  auth: { can: "orders.read" },
  personal: true,
  errors: [],
  types: {} as typeof schemas.listDeskOrders,
});

export const getDeskOrder = endpoint({
  method: "GET",
  path: "/staff/orders/:id",
  auth: { can: "orders.read" },
  personal: true,
  errors: ["order_not_found"],
  types: {} as typeof schemas.getDeskOrder,
});

export const moveOrder = endpoint({
  method: "POST",
  path: "/staff/orders/:id/move",
  auth: { can: "orders.move" },
  personal: true,
  errors: [
    "order_not_found",
    "order_moved",
    "order_cannot_move",
    "order_dispatched",
    "rest_owed",
    "dispatch_hindered",
    "huid_taken",
    "refund_too_much",
    "refund_reference_missing",
    "fresh_proof_needed",
    "door_code_needed",
    "door_code_wrong",
    "door_code_used_up",
    "approval_waiting",
  ],
  types: {} as typeof schemas.moveOrder,
});

export const deliverWithoutCode = endpoint({
  method: "POST",
  path: "/staff/orders/:id/deliver-without-code",
  auth: { can: "orders.deliverWithoutCode" },
  personal: true,
  freshProof: true,
  errors: ["order_not_found", "order_moved", "order_cannot_move"],
  types: {} as typeof schemas.deliverWithoutCode,
});

export const askForRest = endpoint({
  method: "POST",
  path: "/staff/orders/:id/ask-for-rest",
  auth: { can: "orders.move" },
  personal: true,
  errors: ["order_not_found", "rest_not_owed"],
  types: {} as typeof schemas.askForRest,
});

export const refundPart = endpoint({
  method: "POST",
  path: "/staff/orders/:id/refunds",
  auth: { can: "returns.decide" },
  freshProof: true,
  personal: true,
  errors: [
    "order_not_found",
    "refund_not_possible",
    "refund_too_much",
    "refund_by_hand",
    "idempotency_mismatch",
    "approval_waiting",
  ],
  types: {} as typeof schemas.refundPart,
});

export const previewRefund = endpoint({
  method: "POST",
  path: "/staff/orders/:id/refunds/preview",
  auth: { can: "returns.decide" },
  errors: ["order_not_found"],
  types: {} as typeof schemas.previewRefund,
});

export const decideReturn = endpoint({
  method: "POST",
  path: "/staff/orders/:id/return",
  auth: { can: "returns.decide" },
  freshProof: true,
  personal: true,
  errors: [
    "order_not_found",
    "return_decided",
    "refund_not_possible",
    "refund_too_much",
    "refund_by_hand",
    "approval_waiting",
  ],
  types: {} as typeof schemas.decideReturn,
});

export const askForPrepayment = endpoint({
  method: "POST",
  path: "/staff/orders/:id/ask-for-prepayment",
  auth: { can: "orders.move" },
  personal: true,
  errors: ["order_not_found", "prepayment_unavailable", "online_payment_unavailable"],
  types: {} as typeof schemas.askForPrepayment,
});

export const setPrepaymentOnly = endpoint({
  method: "PUT",
  path: "/staff/buyers/:id/prepayment-only",
  auth: { can: "orders.move" },
  personal: true,
  errors: ["not_found"],
  types: {} as typeof schemas.setPrepaymentOnly,
});

export const listBuyerOrders = endpoint({
  method: "GET",
  path: "/staff/buyers/:id/orders",
  auth: { can: "orders.read" },
  personal: true,
  errors: [],
  types: {} as typeof schemas.listBuyerOrders,
});

export const listBuyerFigures = endpoint({
  method: "GET",
  path: "/staff/buyers/figures",
  auth: { can: "orders.read" },
  personal: true,
  errors: [],
  types: {} as typeof schemas.listBuyerFigures,
});
