import type { DeliveryAddress } from "@suvarna/contract/orders/schemas";
import type { Carat } from "@suvarna/domain/fineness";
import {
  COUNTER_TENDERS,
  ORDER_PAYMENT_STATES,
  ORDER_STATES,
  PAYMENT_METHODS,
  STEP_REASONS,
} from "@suvarna/domain/order";
import type { SaleAmounts } from "@suvarna/domain/partial-refund";
import { RETURN_REASONS, RETURN_STATES } from "@suvarna/domain/returns";
import { PAN_PURPOSES } from "@suvarna/domain/staff/pan-purpose";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { basisPoints, id, milligrams, paise, time } from "../platform/columns.ts";

export const orderState = pgEnum("order_state", ORDER_STATES);
export const orderPaymentState = pgEnum("order_payment_state", ORDER_PAYMENT_STATES);
export const stepReason = pgEnum("order_step_reason", STEP_REASONS);
export const returnReason = pgEnum("return_reason", RETURN_REASONS);
export const returnState = pgEnum("return_state", RETURN_STATES);
export const paymentMethod = pgEnum("payment_method", PAYMENT_METHODS);

/**
 * The orders with their totals, as they were when they were placed. Only their states change later.
 */
export const orders = pgTable(
  "orders",
  {
    id: id(),
    /** The number that people read and write. */
    number: text().notNull().unique("orders_number"),
    userId: uuid().notNull(),
    state: orderState().notNull(),
    paymentState: orderPaymentState().notNull(),
    paymentMethod: paymentMethod().notNull(),
    /**
     * The price lock by which the order was placed, which serves only once; null without a price
     * lock.
     */
    quoteId: uuid().unique("orders_quote_once"),
    rateSheetId: uuid().notNull(),
    ratesAt: time().notNull(),
    subtotal: paise().notNull(),
    discount: paise().notNull(),
    /** The coupon that gives the discount; null without a coupon. */
    couponCode: text(),
    gst: paise().notNull(),
    gstRateBp: basisPoints().notNull(),
    shipping: paise().notNull(),
    total: paise().notNull(),
    /**
     * The sum of the refunds in part. It does not contain the money that a cancellation or return
     * sends back.
     */
    refunded: paise().notNull().default(0),
    /**
     * The advance that is due with the order; null when the whole total is due. The rest is the
     * total less the advance.
     */
    advance: paise(),
    advancePaidAt: time(),
    restPaidAt: time(),
    /** The time at which staff last asked the shopper for the rest. */
    restAskedAt: time(),
    shippingAddress: jsonb().$type<DeliveryAddress>().notNull(),
    billingAddress: jsonb().$type<DeliveryAddress>().notNull(),
    contact: text().notNull(),
    /** The buyer's message to the recipient of a present. */
    giftMessage: text(),
    /**
     * The buyer's PAN where the law requires it, sealed (platform/vault.ts), and its last four
     * characters.
     */
    panSealed: text(),
    panEnding: text(),
    /**
     * Whether the account is closed: personal data is erased as soon as the order no longer needs
     * it, and no more money is taken for the order.
     */
    ownerLeft: boolean().notNull().default(false),
    /** The number of pieces in all lines of the order. */
    pieces: integer().notNull().default(0),
    /**
     * Keyed hashes of the buyer and of the address (buyer-keys.ts); null for older orders, and
     * erased with the person's data.
     */
    buyerKey: text(),
    addressKey: text(),
    phoneKey: text(),
    /**
     * The time by which a payment that staff asked for must come; null when staff asked for none.
     */
    prepayBy: time(),
    /** The time by which the shop promised to dispatch the order; null for older orders. */
    dispatchBy: time(),
    /** The courier of the parcel and its tracking number; a draft until the dispatch. */
    courier: text(),
    trackingNumber: text(),
    /** Counts the changes of the data that staff write down for the dispatch. */
    deskVersion: integer().notNull().default(0),
    createdAt: time().notNull(),
  },
  (table) => [
    // The views of staff's list, newest first, and the columns by which staff search.
    index("orders_state_newest").on(table.state, table.createdAt.desc(), table.id.desc()),
    index("orders_to_refund")
      .on(table.createdAt.desc(), table.id.desc())
      .where(sql`${table.paymentState} in ('refund_due', 'refund_by_bank')`),
    index("orders_dispatch_by")
      .on(table.dispatchBy)
      .where(sql`${table.state} in ('confirmed', 'processing')`),
    index("orders_open_cash")
      .on(table.createdAt.desc(), table.id.desc())
      .where(
        sql`${table.paymentMethod} = 'COD' and ${table.state} in ('confirmed', 'processing', 'shipped')`,
      ),
    index("orders_large")
      .on(table.createdAt.desc(), table.id.desc())
      .where(sql`${table.total} > 20000000`),
    index("orders_number_start").on(table.number.op("text_pattern_ops")),
    index("orders_phone_typed").on(
      sql`right(regexp_replace(${table.shippingAddress} ->> 'phone', '[^0-9]', '', 'g'), 10) text_pattern_ops`,
    ),
    index("orders_name_words").using(
      "gin",
      sql`to_tsvector('simple'::regconfig, ${table.shippingAddress} ->> 'fullName')`,
    ),
    index("orders_buyer").on(table.buyerKey, table.createdAt),
    index("orders_address").on(table.addressKey, table.createdAt),
    index("orders_phone").on(table.phoneKey, table.createdAt),
    index("orders_waiting").on(table.total).where(sql`${table.state} = 'pending_payment'`),
    index("orders_coupon").on(table.couponCode).where(sql`${table.couponCode} is not null`),
    index("orders_user").on(table.userId, table.createdAt.desc()),
    index("orders_by_total").on(table.total, table.id),
    // What each buyer has paid is summed up from the index.
    index("orders_paid")
      .on(table.userId, table.total, table.refunded)
      .where(sql`${table.paymentState} = 'paid'`),
    index("orders_newest").on(table.createdAt.desc(), table.id.desc()),
    // The sales of a period are summed up from the index, without the wide rows.
    index("orders_sales").on(table.createdAt, table.state, table.total, table.refunded, table.id),
    index("orders_cash_on_the_way")
      .on(table.total, table.refunded)
      .where(sql`${table.state} = 'shipped' and ${table.paymentMethod} = 'COD'`),
    // The orders that end when their rates are withdrawn.
    index("orders_unpaid_sheet")
      .on(table.rateSheetId)
      .where(sql`${table.state} in ('pending_payment', 'payment_failed')`),
    check(
      "orders_total",
      sql`${table.total} = ${table.subtotal} - ${table.discount} + ${table.gst} + ${table.shipping}`,
    ),
    // Even when several people ask for refunds at the same time, no more goes back than was paid.
    check("orders_refunded", sql`${table.refunded} between 0 and ${table.total}`),
    check(
      "orders_advance",
      sql`${table.advance} is null or (${table.advance} > 0 and ${table.advance} < ${table.total} and ${table.paymentMethod} = 'ONLINE')`,
    ),
    check(
      "orders_advance_paid",
      sql`(${table.advancePaidAt} is null or ${table.advance} is not null) and (${table.restPaidAt} is null or ${table.advancePaidAt} is not null)`,
    ),
    // Even if the code has a mistake, no piece leaves the shop before the rest is paid.
    check(
      "orders_rest_before_dispatch",
      sql`${table.advance} is null or ${table.restPaidAt} is not null or ${table.state} not in ('shipped', 'delivered', 'returned')`,
    ),
  ],
);

/** The buyers to whom staff give no cash on delivery. */
export const prepaymentBuyers = pgTable("prepayment_buyers", {
  userId: uuid().primaryKey(),
  /** The member of staff who decided it. */
  by: uuid().notNull(),
  at: time().notNull(),
});

/**
 * The lines of orders with the whole break-up of a piece's price, so that it can always be
 * explained.
 */
export const orderItems = pgTable(
  "order_items",
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    position: integer().notNull(),
    productId: uuid().notNull(),
    slug: text().notNull(),
    name: text().notNull(),
    pictures: text().array().notNull(),
    size: text().notNull().default(""),
    carat: text().$type<Carat>().notNull(),
    netWeightMg: milligrams().notNull(),
    quantity: integer().notNull(),
    ratePerGram: paise().notNull(),
    metalValue: paise().notNull(),
    makingCharge: paise().notNull(),
    stoneValue: paise().notNull(),
    discount: paise().notNull(),
    /** The price of one piece, after its discount. */
    unitPrice: paise().notNull(),
    linePrice: paise().notNull(),
    /** The line's part of the order's discount. GST is charged on the amount that is left. */
    couponShare: paise().notNull().default(0),
    /** Whether the pieces are made for this order. */
    madeToOrder: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index("order_items_product").on(table.productId, table.orderId),
    // Best sellers are summed up from the index, without the texts of each line.
    index("order_items_sold").on(
      table.orderId,
      table.productId,
      table.quantity,
      table.linePrice,
      table.couponShare,
    ),
    check("order_items_coupon", sql`${table.couponShare} between 0 and ${table.linePrice}`),
    check("order_items_line", sql`${table.linePrice} = ${table.unitPrice} * ${table.quantity}`),
    check(
      "order_items_breakup",
      sql`${table.unitPrice} = ${table.metalValue} + ${table.makingCharge} + ${table.stoneValue} - ${table.discount}`,
    ),
  ],
);

/**
 * The pieces of an order that staff have weighed and marked. Each piece has a row, because two
 * rings of a line have two HUIDs. The rows are a draft until the dispatch.
 */
export const orderPieces = pgTable(
  "order_pieces",
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** The position of the line in the order, and of the piece in the line, from 0. */
    position: integer().notNull(),
    piece: integer().notNull(),
    /** The HUID as it was typed so far, in capitals. It is complete with six characters. */
    huid: text(),
    weighedMg: milligrams(),
    /** The weight of a second weighing, which a large difference needs. */
    againMg: milligrams(),
    /** False once the order is cancelled or came back, so that its pieces may be sold again. */
    held: boolean().notNull().default(true),
    /** The member of staff who changed the row last. */
    by: uuid().notNull(),
    at: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position, table.piece] }),
    // A HUID marks a single article in the country, so it can't go out twice.
    uniqueIndex("order_pieces_huid")
      .on(table.huid)
      .where(sql`${table.held} and length(${table.huid}) = 6`),
    index("order_pieces_huid_start").on(table.huid.op("text_pattern_ops")),
    check(
      "order_pieces_weights",
      sql`(${table.weighedMg} is null or ${table.weighedMg} > 0) and (${table.againMg} is null or ${table.againMg} > 0)`,
    ),
  ],
);

/**
 * The notes of staff on an order, which its shopper never sees. They are added and never changed.
 */
export const orderNotes = pgTable(
  "order_notes",
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    text: text().notNull(),
    by: uuid().notNull(),
    at: time().notNull(),
  },
  (table) => [index("order_notes_order").on(table.orderId, table.id)],
);

export const orderHistory = pgTable(
  "order_history",
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    position: integer().notNull(),
    state: orderState().notNull(),
    /** The reason for the step, where the shop knows it by itself. */
    reason: stepReason(),
    /** The note of staff or the shopper, in their own words. */
    note: text(),
    /** The user who made the step, staff or the shopper; null for a step that a payment made. */
    by: uuid(),
    at: time().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);

/**
 * How staff took the money of an order at the counter. An order that is paid by a link has no row.
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
 * Each reading of an order's PAN by staff, with its purpose. The note is in the words of the
 * person, so it is not in the audit log, from which nothing can be deleted.
 */
export const panReads = pgTable(
  "pan_reads",
  {
    id: id(),
    orderId: uuid().notNull(),
    staffId: uuid().notNull(),
    purpose: text({ enum: PAN_PURPOSES }).notNull(),
    note: text().notNull(),
    at: time().notNull(),
  },
  (table) => [index("pan_reads_order").on(table.orderId), index("pan_reads_at").on(table.at)],
);

/** How many PANs a person has read on a day in India, such as `2026-11-21`. */
export const panReadDays = pgTable(
  "pan_read_days",
  { staffId: uuid().notNull(), day: text().notNull(), reads: integer().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.staffId] })],
);

/**
 * A part of an order's money that goes back, by a decision of staff or from a gateway's dashboard.
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
    /** The reason of staff, which the shopper reads. */
    note: text(),
    /**
     * Whether the refund was settled at the dispatch, because the pieces were lighter than ordered.
     */
    isWeight: boolean().notNull().default(false),
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
  },
  (table) => [
    uniqueIndex("order_refunds_key").on(table.orderId, table.key),
    check("order_refunds_amount", sql`${table.amount} > 0`),
  ],
);

/**
 * A request to send an order back, and the decision of the shop. An order has at most one request.
 */
export const orderReturns = pgTable(
  "order_returns",
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id),
    state: returnState().notNull(),
    reason: returnReason().notNull(),
    /** The comment in the shopper's own words. */
    comment: text(),
    requestedAt: time().notNull(),
    decidedAt: time(),
    decidedBy: uuid(),
    /** The shop's note on its decision. */
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

/**
 * The stored prices of a user's cart until they expire. A user has one quote; a new one replaces
 * it.
 */
export const quotes = pgTable(
  "quotes",
  {
    userId: uuid().primaryKey(),
    id: uuid().notNull().unique(),
    /** The fingerprint of the cart's content, by which a changed cart is recognised. */
    cartFingerprint: text().notNull(),
    items: jsonb()
      .$type<readonly Omit<typeof orderItems.$inferSelect, "orderId" | "position">[]>()
      .notNull(),
    rateSheetId: uuid().notNull(),
    ratesAt: time().notNull(),
    gstRateBp: basisPoints().notNull(),
    subtotal: paise().notNull(),
    discount: paise().notNull(),
    /** The coupon with which the price is held; null when no coupon gives anything. */
    couponCode: text(),
    gst: paise().notNull(),
    shipping: paise().notNull(),
    total: paise().notNull(),
    /**
     * Whether the user had a proved contact. Users without a proved contact share a part of the
     * shop's promises.
     */
    proved: boolean().notNull().default(false),
    lockedAt: time().notNull(),
    expiresAt: time().notNull(),
  },
  (table) => [
    index("quotes_expires_at").on(table.expiresAt),
    check(
      "quotes_total",
      sql`${table.total} = ${table.subtotal} - ${table.discount} + ${table.gst} + ${table.shipping}`,
    ),
    check("quotes_times", sql`${table.expiresAt} >= ${table.lockedAt}`),
  ],
);

/**
 * The idempotency keys that were used. The same key again gives the same order and no second order,
 * for as long as the key is kept (sweep-keys.ts).
 */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    userId: uuid().notNull(),
    key: text().notNull(),
    /** The keyed SHA-256 of the body, so that the same key with another body is recognised. */
    bodyHash: text().notNull(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    createdAt: time().notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index("idempotency_keys_created_at").on(table.createdAt),
  ],
);
