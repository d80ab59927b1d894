import {
  type AttemptOutcome,
  PAYMENT_PURPOSES,
  PAYMENT_STATES,
  type PaymentCaseKind,
  REFUND_REASONS,
  REFUND_STATES,
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
export const refundReason = pgEnum("refund_reason", REFUND_REASONS);
export const refundState = pgEnum("refund_state", REFUND_STATES);

/**
 * What an order is to be paid by a gateway. An order that is paid online has one payment of the purpose
 * `order`; one with an advance has those of its rest besides, of which one at most can still be paid.
 */
export const payments = pgTable(
  "payments",
  {
    id: id(),
    /** The id of the order that is paid for. Payments read nothing else of it. */
    orderId: uuid().notNull(),
    purpose: paymentPurpose().notNull().default("order"),
    /** The gateway's name in `gateways/registry.ts`: text, so that a new gateway needs no migration. */
    gateway: text().notNull(),
    state: paymentState().notNull(),
    amount: paise().notNull(),
    currency: text().notNull(),
    /** The gateway's order; null until it was asked for one. */
    reference: text(),
    /** The session id with which the browser opens the gateway's page. */
    sessionId: text(),
    createdAt: time().notNull(),
    /** Until then the shopper can pay. */
    expiresAt: time().notNull(),
    /** The attempt whose blocked money the order takes: the gateway is told to capture it. */
    captureReference: text(),
    /** When the gateway is asked next; null once nothing can change any more. */
    checkAt: time(),
  },
  (table) => [
    // A payment of a rest that is over makes way for the next one.
    uniqueIndex("payments_order")
      .on(table.orderId, table.purpose)
      .where(sql`${table.purpose} = 'order' or ${table.state} not in ('expired', 'cancelled')`),
    index("payments_of_order").on(table.orderId),
    uniqueIndex("payments_reference").on(table.gateway, table.reference),
    index("payments_check").on(table.checkAt).where(isNotNull(table.checkAt)),
    check("payments_amount", sql`${table.amount} > 0`),
  ],
);

/** Each thing that a gateway has said of an attempt, once: a repeat finds its row there. */
export const paymentEvents = pgTable(
  "payment_events",
  {
    gateway: text().notNull(),
    paymentReference: text().notNull(),
    outcome: text().$type<AttemptOutcome>().notNull(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    /** The source that reported it first. */
    source: text().$type<"webhook" | "check">().notNull(),
    amount: paise().notNull(),
    currency: text().notNull(),
    at: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gateway, table.paymentReference, table.outcome] }),
    index("payment_events_payment").on(table.paymentId),
  ],
);

/** Money that was taken, and its way back: the shop's book. The sum is what it has. */
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
    refund: refundState().notNull(),
    /** Why it goes back, for the people of the shop. */
    refundReason: refundReason(),
    refundTries: integer().notNull().default(0),
    refundAt: time(),
    /** Why the gateway has not sent it back, as far as it said so. */
    refundProblem: text(),
  },
  (table) => [
    uniqueIndex("payment_captures_reference").on(table.gateway, table.paymentReference),
    // A payment keeps money once, whatever goes wrong in the code before.
    uniqueIndex("payment_captures_kept").on(table.paymentId).where(sql`${table.refund} = 'none'`),
    index("payment_captures_refund").on(table.refundAt).where(isNotNull(table.refundAt)),
  ],
);

/** Reports of gateways about money that people have to look at, by the gateway's own id. */
export const paymentCases = pgTable(
  "payment_cases",
  {
    id: id(),
    kind: text().$type<PaymentCaseKind>().notNull(),
    gateway: text().notNull(),
    /** The gateway's id of the refund or the dispute; of money that is not ours, that of the attempt. */
    reference: text().notNull(),
    /** The captured payment that it is about; null when the shop does not have that money. */
    captureId: uuid().references(() => paymentCaptures.id),
    amount: paise().notNull(),
    currency: text().notNull(),
    /** In the gateway's own word: `processed`, `under_review`. */
    state: text().notNull(),
    heardAt: time().notNull(),
    changedAt: time().notNull(),
  },
  (table) => [
    uniqueIndex("payment_cases_reference").on(table.gateway, table.kind, table.reference),
    index("payment_cases_newest").on(table.changedAt.desc()),
  ],
);

/** The sandbox's own books, as a gateway has them elsewhere. Empty in a live shop. */
export const sandboxOrders = pgTable("sandbox_orders", {
  id: text().primaryKey(),
  gateway: text().notNull(),
  session: text().notNull().unique(),
  /** Our id of the payment, as the shop has sent it. */
  receipt: text().notNull(),
  amount: paise().notNull(),
  currency: text().notNull(),
  expiresAt: time().notNull(),
  closed: boolean().notNull().default(false),
  /** How the sandbox misbehaves when it is asked about this order, and until when. */
  trouble: text().$type<"5xx" | "hang">(),
  troubleUntil: time(),
  createdAt: time().notNull(),
});

export const sandboxPayments = pgTable(
  "sandbox_payments",
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => sandboxOrders.id),
    amount: paise().notNull(),
    status: text().$type<"paid" | "failed" | "dropped" | "pending">().notNull(),
    /** When a pending or failed attempt turns out to be paid after all. */
    paidAt: time(),
    /** The shop has taken the money, at a gateway that blocks it first. */
    captured: boolean().notNull().default(false),
    refunded: paise().notNull().default(0),
    refundId: text(),
    at: time().notNull(),
  },
  (table) => [index("sandbox_payments_order").on(table.orderId)],
);

/** Messages that the sandbox has yet to bring, or has brought. */
export const sandboxWebhooks = pgTable(
  "sandbox_webhooks",
  {
    id: id(),
    paymentId: text()
      .notNull()
      .references(() => sandboxPayments.id),
    /** The outcome of the attempt. */
    outcome: text().$type<"paid" | "failed" | "dropped" | "pending">().notNull(),
    /** Signed with another secret. */
    forged: boolean().notNull().default(false),
    tries: integer().notNull().default(0),
    dueAt: time(),
  },
  (table) => [index("sandbox_webhooks_due").on(table.dueAt).where(isNotNull(table.dueAt))],
);
