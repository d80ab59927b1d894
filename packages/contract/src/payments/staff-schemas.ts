import {
  DIFFERENCE_STATES,
  PAYMENT_CASES,
  REFUND_REASONS,
  REFUND_STATES,
  REFUND_WAYS,
  SETTLEMENT_DIFFERENCES,
} from "@suvarna/domain/payment";
import * as z from "zod/mini";
import { ById, Id, Rupees, requiredText, Time } from "../field-schemas.ts";
import { GatewayName } from "./schemas.ts";

/** A refund that is due or was sent. */
export const DeskRefund = z.object({
  _id: Id,
  orderId: Id,
  /** The number of the order; null for money that belongs to no known order. */
  orderNumber: z.nullable(z.string()),
  /** The gateway; null for an order that was paid at the door. */
  gateway: z.nullable(GatewayName),
  /** The gateway's id of the payment, with which staff find it in the gateway's dashboard. */
  paymentReference: z.nullable(z.string()),
  way: z.enum(REFUND_WAYS),
  amount: Rupees,
  state: z.enum(REFUND_STATES),
  reason: z.enum(REFUND_REASONS),
  /** The reason why the gateway did not send the refund. */
  problem: z.nullable(z.string()),
  /** The reference of the bank transfer or UPI payment with which staff sent the refund. */
  handReference: z.nullable(z.string()),
  tries: z.int(),
  createdAt: Time,
  /** The time at which the shopper paid; null for money that was paid at the door. */
  paidAt: z.nullable(Time),
});
export type DeskRefund = z.infer<typeof DeskRefund>;

/** A report of a gateway about money that staff must look at. */
export const PaymentCase = z.object({
  _id: Id,
  kind: z.enum(PAYMENT_CASES),
  /** The id of the order; null if the gateway reports money that the shop does not know. */
  orderId: z.nullable(Id),
  gateway: GatewayName,
  /**
   * The gateway's id of the refund or the dispute; in a case of kind `not_ours`, of the payment.
   */
  reference: z.string(),
  amount: Rupees,
  /** The state of the case in the gateway's own words. */
  state: z.string(),
  heardAt: Time,
  changedAt: Time,
  /** The time at which staff closed the case; null while the case is open. */
  closedAt: z.nullable(Time),
  note: z.nullable(z.string()),
});
export type PaymentCase = z.infer<typeof PaymentCase>;

/** A difference between a gateway's settlements and the payments that the shop has recorded. */
export const SettlementDifference = z.object({
  _id: Id,
  gateway: GatewayName,
  kind: z.enum(SETTLEMENT_DIFFERENCES),
  entry: z.enum(["payment", "refund"]),
  /** The gateway's id of the payment or the refund. */
  reference: z.string(),
  /** The amount that the shop has recorded, in rupees; null if the shop has no record. */
  ours: z.nullable(Rupees),
  /** The amount in the gateway settlement, in rupees; null if no settlement has the entry. */
  theirs: z.nullable(Rupees),
  state: z.enum(DIFFERENCE_STATES),
  note: z.nullable(z.string()),
  foundAt: Time,
});
export type SettlementDifference = z.infer<typeof SettlementDifference>;

/** The gateway settlements of one day, with the sums in rupees that the accountant needs. */
export const SettlementDay = z.object({
  gateway: GatewayName,
  day: z.string(),
  entries: z.int(),
  payments: Rupees,
  refunds: Rupees,
  /** The gateway's fees, including the tax on them. */
  fees: Rupees,
  taxOnFees: Rupees,
  comparedAt: Time,
});
export type SettlementDay = z.infer<typeof SettlementDay>;

const Note = requiredText("Write what you found out", 500);
const Day = z
  .string("Use a day")
  .check(z.regex(/^20\d\d-[01]\d-[0-3]\d$/, "Use a day: 2026-11-21"));

export const listRefunds = {
  summary:
    "Refunds that can't succeed by themselves, or those of another state; with the refunds and disputes that began at a gateway. At most 200 of each, the newest first",
  query: z.object({
    state: z._default(z.enum(REFUND_STATES, "Choose a state of a refund"), "stuck"),
  }),
  replies: { 200: z.object({ refunds: z.array(DeskRefund), cases: z.array(PaymentCase) }) },
};

export const retryRefund = {
  summary: "Asks the gateway again for a refund that is stuck, after its cause is mended",
  params: ById,
  replies: { 204: null },
};

export const settleRefund = {
  summary:
    "Writes down that staff have sent a stuck refund by hand, with the reference of the bank transfer or UPI payment",
  params: ById,
  body: z.object({
    reference: requiredText("Enter the reference of the transfer", 100),
  }),
  replies: { 204: null },
};

export const closeCase = {
  summary:
    "Writes down that staff are done with a dispute, a refund from the dashboard, or money that is not ours. News of it opens it again",
  params: ById,
  body: z.object({ note: Note }),
  replies: { 204: null },
};

export const listSettlements = {
  summary:
    "The differences between the gateways' settlements and the book, the compared days with their fees, and the gateways that can be compared. At most 200 differences and days, the newest first",
  query: z.object({
    state: z._default(z.enum(DIFFERENCE_STATES, "Choose a state of a difference"), "open"),
  }),
  replies: {
    200: z.object({
      differences: z.array(SettlementDifference),
      days: z.array(SettlementDay),
      /** The gateways of the shop whose settlements can be compared. */
      gateways: z.array(GatewayName),
    }),
  },
};

export const compareSettlement = {
  summary: "Fetches a day's settlement of a gateway and compares it with the book now",
  body: z.object({ gateway: GatewayName, day: Day }),
  replies: { 200: z.object({ entries: z.int(), open: z.int() }) },
};

export const explainDifference = {
  summary: "Writes down how a difference is explained, so that it leaves the list",
  params: ById,
  body: z.object({ note: Note }),
  replies: { 204: null },
};
