import { COUNTER_TENDERS } from "@suvarna/domain/order";
import type { SaleAmounts } from "@suvarna/domain/partial-refund";
import { REFUND_PRESETS } from "@suvarna/domain/refund-preset";
import { RETURN_REASONS, RETURN_STATES, type ReturnedPieces } from "@suvarna/domain/returns";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { id, paise, time } from "../platform/columns.ts";
import { orders } from "./tables.ts";

export const returnReason = pgEnum("return_reason", RETURN_REASONS);
export const refundPreset = pgEnum("order_refund_preset", REFUND_PRESETS);
export const returnState = pgEnum("return_state", RETURN_STATES);

/**
 * The way in which staff took the money of an order at the counter. An order that is paid by a link has no row.
 */
export const counterSales = pgTable(
  "counter_sales",
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id),
    /** The member of staff who took the money. */
    staffId: uuid().notNull(),
    tender: text({ enum: COUNTER_TENDERS }).notNull(),
    /** The reference of the terminal's slip or of the UPI payment; null for cash. */
    reference: text(),
    at: time().notNull(),
  },
  (table) => [
    check(
      "counter_sales_reference",
      sql`(${table.tender} = 'cash') = (${table.reference} is null)`,
    ),
  ],
);

/**
 * The cash that couriers take at the door. An order gets a row at its delivery, and keeps it after
 * the courier has sent the cash.
 */
export const cashRemittances = pgTable(
  "cash_remittances",
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id),
    due: paise().notNull(),
    deliveredAt: time().notNull(),
    remitted: paise(),
    /** The day in India on which the cash came, such as `2026-11-21`. */
    remittedOn: text(),
    reference: text(),
    by: uuid(),
    at: time(),
  },
  (table) => [
    index("cash_remittances_waiting")
      .on(table.deliveredAt, table.orderId)
      .where(sql`${table.remitted} is null`),
    index("cash_remittances_different")
      .on(table.at.desc(), table.orderId.desc())
      .where(sql`${table.remitted} <> ${table.due}`),
    index("cash_remittances_newest")
      .on(table.at.desc(), table.orderId.desc())
      .where(sql`${table.remitted} is not null`),
    check(
      "cash_remittances_whole",
      sql`num_nulls(${table.remitted}, ${table.remittedOn}, ${table.reference}, ${table.by}, ${table.at}) in (0, 5)`,
    ),
  ],
);

/**
 * The couriers' transfers that staff wrote down wrongly and cancelled. The row of the cash waits
 * again afterwards, and these rows are never changed.
 */
export const cancelledRemittances = pgTable(
  "cancelled_remittances",
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => cashRemittances.orderId),
    /** The transfer as it was written down, by whom and when. */
    remitted: paise().notNull(),
    remittedOn: text().notNull(),
    reference: text().notNull(),
    by: uuid().notNull(),
    at: time().notNull(),
    /** The reason of the cancellation, in the words of the member of staff who cancelled it. */
    reason: text().notNull(),
    cancelledBy: uuid().notNull(),
    cancelledAt: time().notNull(),
  },
  (table) => [index("cancelled_remittances_order").on(table.orderId)],
);

/**
 * A part of an order's money that goes back, either because staff decided so or because of a refund
 * in the gateway's dashboard.
 */
export const orderRefunds = pgTable(
  "order_refunds",
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    amount: paise().notNull(),
    /** The amounts of each line and of the shipping in paise, which the credit note contains. */
    amounts: jsonb().$type<SaleAmounts>().notNull(),
    /** The reason that staff wrote, which the shopper reads. */
    note: text(),
    /** The prepared reason, which the note says in English; null for a reason in staff's words. */
    preset: refundPreset(),
    /**
     * Whether the refund was settled at the dispatch, because the pieces were lighter than ordered.
     */
    isWeight: boolean().notNull().default(false),
    /** Whether the refunded pieces are on sale again, so that a cancellation does not add them a second time. */
    restocked: boolean().notNull().default(false),
    /**
     * The id that the caller gave the refund, so that repeating the call does not repeat the
     * refund.
     */
    key: text().notNull(),
    /**
     * The hash of the request's content, so that the same key with another content is recognised.
     */
    contentHash: text().notNull(),
    /** The member of staff; null for a refund from a gateway's dashboard. */
    by: uuid(),
    at: time().notNull(),
    /**
     * The number of steps in the order's history when the refund was decided, so that no clock
     * decides whether it was before the dispatch; null for a refund that a process of the release
     * before this column stored.
     */
    step: integer(),
  },
  (table) => [
    uniqueIndex("order_refunds_key").on(table.orderId, table.key),
    check("order_refunds_amount", sql`${table.amount} > 0`),
  ],
);

/**
 * A request to send an order or some of its pieces back, and the decision of the shop. An order has at most one request.
 */
export const orderReturns = pgTable(
  "order_returns",
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id),
    state: returnState().notNull(),
    reason: returnReason().notNull(),
    /** The pieces that go back; null when the whole order does. */
    lines: jsonb().$type<readonly ReturnedPieces[]>(),
    /** The comment in the shopper's own words. */
    comment: text(),
    requestedAt: time().notNull(),
    decidedAt: time(),
    decidedBy: uuid(),
    /** The note of staff on the decision, for the shopper. */
    note: text(),
  },
  (table) => [
    index("order_returns_state").on(table.state, table.requestedAt),
    check(
      "order_returns_decided",
      sql`(${table.state} = 'requested') = (${table.decidedAt} is null)`,
    ),
  ],
);
