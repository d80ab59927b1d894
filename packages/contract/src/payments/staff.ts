import { endpoint } from "../endpoint.ts";
import type * as schemas from "./staff-schemas.ts";

export const listRefunds = endpoint({
  method: "GET",
  path: "/staff/refunds",
  auth: { can: "orders.read" },
  errors: [],
  types: {} as typeof schemas.listRefunds,
});

export const countWaitingMoney = endpoint({
  method: "GET",
  path: "/staff/waiting-money",
  auth: { can: "orders.read" },
  errors: [],
  types: {} as typeof schemas.countWaitingMoney,
});

export const retryRefund = endpoint({
  method: "POST",
  path: "/staff/refunds/:id/retry",
  auth: { can: "returns.decide" },
  freshProof: true,
  errors: ["refund_not_found", "refund_not_stuck"],
  types: {} as typeof schemas.retryRefund,
});

export const settleRefund = endpoint({
  method: "POST",
  path: "/staff/refunds/:id/settle",
  auth: { can: "returns.decide" },
  freshProof: true,
  errors: ["refund_not_found", "refund_not_stuck", "changed_meanwhile"],
  types: {} as typeof schemas.settleRefund,
});

export const closeCase = endpoint({
  method: "POST",
  path: "/staff/payment-cases/:id/close",
  auth: { can: "returns.decide" },
  errors: ["case_not_found", "case_closed", "changed_meanwhile"],
  types: {} as typeof schemas.closeCase,
});

export const listSettlements = endpoint({
  method: "GET",
  path: "/staff/settlements",
  auth: { can: "orders.read" },
  errors: [],
  types: {} as typeof schemas.listSettlements,
});

export const compareSettlement = endpoint({
  method: "POST",
  path: "/staff/settlements/compare",
  auth: { can: "returns.decide" },
  errors: ["settlement_unavailable", "settlement_day_open"],
  types: {} as typeof schemas.compareSettlement,
});

export const explainDifference = endpoint({
  method: "POST",
  path: "/staff/settlements/differences/:id/explain",
  auth: { can: "returns.decide" },
  errors: ["difference_not_found", "difference_not_open", "changed_meanwhile"],
  types: {} as typeof schemas.explainDifference,
});
