import {
  CASE_LISTS,
  DIFFERENCE_STATES,
  MONEY_WAITS,
  PAYMENT_CASES,
  REFUND_REASONS,
  REFUND_STATES,
  REFUND_WAYS,
  SETTLEMENT_DIFFERENCES,
} from "@suvarna/domain/payment";
import * as z from "zod/mini";
import {
  ById,
  Id,
  maxCharacters,
  queryInteger,
  queryList,
  Rupees,
  requiredText,
  Time,
} from "../field-schemas.ts";
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
  /** The gateway's id of the refund; null while the gateway has not accepted it. */
  gatewayReference: z.nullable(z.string()),
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

/**
 * The number of rows of a page of each list. The default is larger than that of other lists of
 * staff, because clients that know no pages must still get as many rows as before.
 */
const ListLimit = z._default(queryInteger(1, 200, "Use 1 to 200"), 200);
/** The cursor that the previous page of a list returned. */
const ListCursor = z.optional(z.string().check(maxCharacters(100)));
/** The cursor of the next page of a list; null after the last page. */
const NextCursor = z.nullable(z.string());

export const listRefunds = {
  summary:
    "Refunds that can't succeed by themselves, or those of another state, the newest first; with the refunds and disputes that began at a gateway, the open ones first. Each list has pages of its own",
  query: z.object({
    state: z._default(z.enum(REFUND_STATES, "Choose a state of a refund"), "stuck"),
    /** Only refunds whose money goes back in one of these ways. */
    way: z.optional(z.pipe(queryList, z.array(z.enum(REFUND_WAYS, "Choose ways of a refund")))),
    /** The reports of gateways: all, only the open ones, or only the closed ones. */
    cases: z._default(z.enum(CASE_LISTS, "Choose a list of reports"), "all"),
    limit: ListLimit,
    refundsCursor: ListCursor,
    casesCursor: ListCursor,
  }),
  replies: {
    200: z.object({
      refunds: z.array(DeskRefund),
      /** The number of refunds in all pages, counted up to 10,001. */
      refundsTotal: z.int(),
      refundsNextCursor: NextCursor,
      cases: z.array(PaymentCase),
      /** The number of reports in all pages, counted up to 10,001. */
      casesTotal: z.int(),
      casesNextCursor: NextCursor,
    }),
  },
};

/** A number of entries, and the sum of their money in rupees. */
const CountAndSum = z.object({ count: z.int(), amount: Rupees });

export const countWaitingMoney = {
  summary:
    "Counts and sums the money that staff have to look at, by the reason, and the refunds that wait for a gateway",
  replies: {
    200: z.object({
      waiting: z.array(z.extend(CountAndSum, { why: z.enum(MONEY_WAITS) })),
      /** The refunds that are due, and those that a gateway has accepted and not finished. */
      atGateways: CountAndSum,
    }),
  },
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
    /**
     * The amount that was sent, in rupees. The call is refused (`changed_meanwhile`) when the
     * refund now has another amount, because a part of it went back in another way.
     */
    amount: z.optional(z.number("Send the amount in rupees").check(z.gte(0))),
  }),
  replies: { 204: null },
};

export const closeCase = {
  summary:
    "Writes down that staff are done with a dispute, a refund from the dashboard, or money that is not ours. News of it opens it again",
  params: ById,
  body: z.object({
    note: Note,
    /** The time of the case's last change that was seen. A case with later news is not closed. */
    changedAt: z.optional(Time),
  }),
  replies: { 204: null },
};

export const listSettlements = {
  summary:
    "The differences between the gateways' settlements and the book, the compared days with their fees, and the gateways that can be compared. Differences and days are the newest first, and each list has pages of its own",
  query: z.object({
    state: z._default(z.enum(DIFFERENCE_STATES, "Choose a state of a difference"), "open"),
    limit: ListLimit,
    differencesCursor: ListCursor,
    daysCursor: ListCursor,
  }),
  replies: {
    200: z.object({
      differences: z.array(SettlementDifference),
      /** The number of differences in all pages, counted up to 10,001. */
      differencesTotal: z.int(),
      differencesNextCursor: NextCursor,
      days: z.array(SettlementDay),
      /** The number of compared days in all pages, counted up to 10,001. */
      daysTotal: z.int(),
      daysNextCursor: NextCursor,
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
  body: z.object({
    note: Note,
    /** The time at which the difference was found, as it was seen. */
    foundAt: z.optional(Time),
  }),
  replies: { 204: null },
};
