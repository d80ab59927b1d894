import { isNotNull } from "drizzle-orm";
import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, paise, time } from "../platform/columns.ts";

/** The sandbox's orders, which a real gateway stores itself. The table is empty in a live shop. */
export const sandboxOrders = pgTable("sandbox_orders", {
  id: text().primaryKey(),
  gateway: text().notNull(),
  session: text().notNull().unique(),
  /** The shop's own id of the payment, as the shop has sent it. */
  receipt: text().notNull(),
  amount: paise().notNull(),
  currency: text().notNull(),
  expiresAt: time().notNull(),
  closed: boolean().notNull().default(false),
  /** The fault that the sandbox shows when the shop asks about this order, until `troubleUntil`. */
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
    /** The time from which a pending or failed attempt is reported as paid. */
    paidAt: time(),
    /** Whether the shop has captured the money, at a gateway that only blocks money first. */
    captured: boolean().notNull().default(false),
    refunded: paise().notNull().default(0),
    at: time().notNull(),
  },
  (table) => [index("sandbox_payments_order").on(table.orderId)],
);

/** The refunds that the sandbox stores as a gateway does. */
export const sandboxRefunds = pgTable(
  "sandbox_refunds",
  {
    /** The sandbox's own id of the refund. */
    id: text().primaryKey(),
    paymentId: text()
      .notNull()
      .references(() => sandboxPayments.id),
    /** The shop's own id of the refund; null for a refund from the dashboard. */
    refundId: text().unique("sandbox_refunds_refund_id"),
    amount: paise().notNull(),
    status: text().$type<"pending" | "done" | "failed">().notNull(),
    at: time().notNull(),
  },
  (table) => [index("sandbox_refunds_payment").on(table.paymentId)],
);

/** The webhooks that the sandbox has delivered, or has yet to deliver. */
export const sandboxWebhooks = pgTable(
  "sandbox_webhooks",
  {
    id: id(),
    paymentId: text()
      .notNull()
      .references(() => sandboxPayments.id),
    /** The outcome of the attempt that the webhook reports. */
    outcome: text().$type<"paid" | "failed" | "dropped" | "pending">().notNull(),
    /** Whether the webhook is signed with a wrong secret. */
    forged: boolean().notNull().default(false),
    tries: integer().notNull().default(0),
    dueAt: time(),
  },
  (table) => [index("sandbox_webhooks_due").on(table.dueAt).where(isNotNull(table.dueAt))],
);
