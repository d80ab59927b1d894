import {
  type AttemptOutcome,
  type DeclineReason,
  PAYMENT_PURPOSES,
  PAYMENT_STATES,
  type PaymentCaseKind,
  type RefundReason,
  type RefundState,
  type RefundWay,
} from "@suvarna/domain/payment";
import { isNotNull, sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { id, paise, time } from "../platform/columns.ts";

export const paymentPurpose = pgEnum("payment_purpose", PAYMENT_PURPOSES);
export const paymentState = pgEnum("payment_state", PAYMENT_STATES);

/**
 * The payments that orders ask of gateways. An order that is paid online has payments of the purpose
 * `order`, and an order with an advance also has payments of its rest. At most one payment of each
 * purpose is open or paid. A shopper who changes the gateway ends the earlier payment.
 */
export const payments = pgTable(
  "payments",
  {
    id: id(),
    /** The id of the order that is paid for. Payments read no other data of the order. */
    orderId: uuid().notNull(),
    purpose: paymentPurpose().notNull().default("order"),
    /**
     * The gateway's name in `gateways/registry.ts`. It is a text, so that a new gateway needs no
     * migration.
     */
    gateway: text().notNull(),
    state: paymentState().notNull(),
    amount: paise().notNull(),
    currency: text().notNull(),
    /** The reference of the order at the gateway; null before the gateway is asked. */
    reference: text(),
    /** The session id with which the browser opens the gateway's page. */
    sessionId: text(),
    createdAt: time().notNull(),
    /** The time until which the shopper can pay. */
    expiresAt: time().notNull(),
    /**
     * The id of the attempt whose blocked money the order takes. The gateway is told to capture
     * this money.
     */
    captureReference: text(),
    /** The time at which the gateway is asked next; null once nothing can change. */
    checkAt: time(),
  },
  (table) => [
    // An order can have several payments of a purpose, for example after a change of the gateway,
    // but only one that is not expired or cancelled.
    uniqueIndex("payments_order")
      .on(table.orderId, table.purpose)
      .where(sql`${table.state} not in ('expired', 'cancelled')`),
    index("payments_of_order").on(table.orderId),
    uniqueIndex("payments_reference").on(table.gateway, table.reference),
    index("payments_check").on(table.checkAt).where(isNotNull(table.checkAt)),
    check("payments_amount", sql`${table.amount} > 0`),
  ],
);

/**
 * The evidence of gateways about attempts. Each outcome of an attempt has one row, so that a
 * repeated report is recognised.
 */
export const paymentEvents = pgTable(
  "payment_events",
  {
    gateway: text().notNull(),
    paymentReference: text().notNull(),
    outcome: text().$type<AttemptOutcome>().notNull(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    /** The source that reported the outcome first. */
    source: text().$type<"webhook" | "check">().notNull(),
    amount: paise().notNull(),
    currency: text().notNull(),
    /** The bank's own words about a failed attempt, which the shopper reads. */
    said: text(),
    /** Why a failed attempt failed. Null when the gateway gave no reason that we know. */
    declineReason: text().$type<DeclineReason>(),
    at: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gateway, table.paymentReference, table.outcome] }),
    index("payment_events_payment").on(table.paymentId),
  ],
);

/** The captures: the money that was received for payments, and the part of it that is refunded. */
export const paymentCaptures = pgTable(
  "payment_captures",
  {
    id: id(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    gateway: text().notNull(),
    paymentReference: text().notNull(),
    amount: paise().notNull(),
    currency: text().notNull(),
    capturedAt: time().notNull(),
    /** Whether the order keeps the money. Refunds in part may still send parts of it back. */
    kept: boolean().notNull(),
    /**
     * The sum of the refunds that have not failed. It is the whole amount if the order does not
     * keep the money.
     */
    refunded: paise().notNull().default(0),
    /**
     * Whether a gateway settlement is known to have the capture. Comparing a settlement reads the
     * captures without this mark and sets it.
     */
    settled: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex("payment_captures_reference").on(table.gateway, table.paymentReference),
    index("payment_captures_unsettled")
      .on(table.gateway, table.capturedAt)
      .where(sql`not ${table.settled}`),
    index("payment_captures_captured_at").on(table.capturedAt),
    // The index lets a payment keep money only once, even if the code has a mistake.
    uniqueIndex("payment_captures_kept").on(table.paymentId).where(sql`${table.kept}`),
    // The constraint prevents simultaneous refunds from sending back more than was captured.
    check("payment_captures_refunded", sql`${table.refunded} between 0 and ${table.amount}`),
  ],
);

/** The refunds of captured money. Each refund has a row. */
export const paymentRefunds = pgTable(
  "payment_refunds",
  {
    id: id(),
    orderId: uuid().notNull(),
    /** The captured money; null for an order that was paid at the door. */
    captureId: uuid().references(() => paymentCaptures.id),
    way: text().$type<RefundWay>().notNull(),
    state: text().$type<RefundState>().notNull(),
    amount: paise().notNull(),
    currency: text().notNull(),
    reason: text().$type<RefundReason>().notNull(),
    /** The order's own id of the refund that staff decided; null when all money goes back. */
    orderRefundId: uuid(),
    /**
     * The number of the attempt. After a failure, the next attempt is a new refund at the gateway.
     */
    attempt: integer().notNull().default(1),
    tries: integer().notNull().default(0),
    /** The time since which the gateway is asked for the refund. */
    askedSince: time().notNull(),
    /** The time at which the gateway is asked next; null when it is not asked. */
    askAt: time(),
    /** The reason why the gateway has not sent the money, if it gave a reason. */
    problem: text(),
    /** The gateway's id of the refund. */
    gatewayReference: text(),
    /** The reference of the bank transfer or UPI payment by which staff sent the money. */
    handReference: text(),
    /** The member of staff who sent the money by hand. */
    sentBy: uuid(),
    createdAt: time().notNull(),
    doneAt: time(),
    /** Whether a gateway settlement is known to have the refund, as for captures. */
    settled: boolean().notNull().default(false),
  },
  (table) => [
    index("payment_refunds_unsettled")
      .on(table.doneAt)
      .where(sql`not ${table.settled} and ${table.way} <> 'hand' and ${table.state} = 'done'`),
    index("payment_refunds_gateway_reference").on(table.gatewayReference),
    index("payment_refunds_ask").on(table.askAt).where(isNotNull(table.askAt)),
    index("payment_refunds_order").on(table.orderId),
    index("payment_refunds_capture").on(table.captureId),
    index("payment_refunds_state").on(table.state, table.createdAt.desc()),
    uniqueIndex("payment_refunds_reference").on(table.captureId, table.gatewayReference),
    check("payment_refunds_amount", sql`${table.amount} > 0`),
    check(
      "payment_refunds_state_known",
      sql`${table.state} in ('due', 'sent', 'done', 'stuck', 'failed')`,
    ),
    check(
      "payment_refunds_by_hand",
      // Money that staff still have to send by hand has no reference yet.
      sql`case when ${table.way} = 'hand' then ${table.state} = 'stuck' or ${table.handReference} is not null else ${table.handReference} is null end`,
    ),
    check(
      "payment_refunds_asked",
      sql`${table.askAt} is null or ${table.state} in ('due', 'sent')`,
    ),
  ],
);

/** The cases: gateways' reports about money that staff have to look at, by the gateway's own id. */
export const paymentCases = pgTable(
  "payment_cases",
  {
    id: id(),
    kind: text().$type<PaymentCaseKind>().notNull(),
    gateway: text().notNull(),
    /**
     * The gateway's id of the refund or the dispute. For money of an unknown order, it is the id of
     * the attempt.
     */
    reference: text().notNull(),
    /** The captured payment that the case is about; null when the shop does not have that money. */
    captureId: uuid().references(() => paymentCaptures.id),
    amount: paise().notNull(),
    currency: text().notNull(),
    /** The state of the case in the gateway's own word, such as `processed` or `under_review`. */
    state: text().notNull(),
    heardAt: time().notNull(),
    changedAt: time().notNull(),
    /**
     * The time at which the case was closed, by staff or by a matching record; null while staff
     * have to look at it.
     */
    closedAt: time(),
    closedBy: uuid(),
    /** The findings of staff. */
    note: text(),
  },
  (table) => [
    uniqueIndex("payment_cases_reference").on(table.gateway, table.kind, table.reference),
    index("payment_cases_newest").on(table.changedAt.desc()),
  ],
);
