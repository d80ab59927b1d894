import { isNotNull } from "drizzle-orm";
import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, paise, time } from "../platform/columns.ts";

/**
 * The orders in the sandbox's own books, which a real gateway keeps itself. Empty in a live shop.
 */
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
  /** The fault that the sandbox shows when it is asked about this order, until `troubleUntil`. */
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
    /** The time at which a pending or failed attempt turns out to be paid after all. */
    paidAt: time(),
    /** Whether the shop has captured the money, at a gateway that blocks money first. */
    captured: boolean().notNull().default(false),
    refunded: paise().notNull().default(0),
    at: time().notNull(),
  },
  (table) => [index("sandbox_payments_order").on(table.orderId)],
);

/** The refunds in the sandbox's books. */
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

/** The messages that the sandbox has delivered, or has yet to deliver. */
export const sandboxWebhooks = pgTable(
  "sandbox_webhooks",
  {
    id: id(),
    paymentId: text()
      .notNull()
      .references(() => sandboxPayments.id),
    /** The outcome of the attempt. */
    outcome: text().$type<"paid" | "failed" | "dropped" | "pending">().notNull(),
    /** Whether the message is signed with another secret. */
    forged: boolean().notNull().default(false),
    tries: integer().notNull().default(0),
    dueAt: time(),
  },
  (table) => [index("sandbox_webhooks_due").on(table.dueAt).where(isNotNull(table.dueAt))],
);
