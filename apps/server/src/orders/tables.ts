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

/** An order with its totals, as they were when it was placed. Only its states change later. */
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
    /** The price lock that it was placed by, once and no more; null at the price of the moment. */
    quoteId: uuid().unique("orders_quote_once"),
    rateSheetId: uuid().notNull(),
    ratesAt: time().notNull(),
    subtotal: paise().notNull(),
    discount: paise().notNull(),
    /** The coupon that the discount is of; null without one. */
    couponCode: text(),
    gst: paise().notNull(),
    gstRateBp: basisPoints().notNull(),
    shipping: paise().notNull(),
    total: paise().notNull(),
    /** The sum of its refunds in part. What a cancellation or return sends back is not in it. */
    refunded: paise().notNull().default(0),
    /** The advance that is due with the order; null where the whole is. The rest is what it leaves. */
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
    /** The buyer's PAN where the law asks for it, sealed (platform/vault.ts); and its last four. */
    panSealed: text(),
    panEnding: text(),
    /**
     * The account is closed: what is personal goes as soon as the order needs it no more, and no
     * money is taken for it any more.
     */
    ownerLeft: boolean().notNull().default(false),
    /** How many pieces its lines have together. */
    pieces: integer().notNull().default(0),
    /** Keyed hashes of the buyer and of the place (buyer-keys.ts); null for orders of before, and erased with the person's data. */
    buyerKey: text(),
    addressKey: text(),
    phoneKey: text(),
    /** Until when a payment that staff asked for must come; null where they asked for none. */
    prepayBy: time(),
    /** The moment by which it was promised to be dispatched; null for orders of before. */
    dispatchBy: time(),
    /** Who carries the parcel, and under which number; a draft until the dispatch. */
    courier: text(),
    trackingNumber: text(),
    /** Counts the changes to what staff have written down for the dispatch. */
    deskVersion: integer().notNull().default(0),
    createdAt: time().notNull(),
  },
  (table) => [
    // Staff's list: its views, newest first, and what it is searched by.
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
    index("orders_newest").on(table.createdAt.desc(), table.id.desc()),
    // The sales of a time are summed up from the index, without the wide rows.
    index("orders_sales").on(table.createdAt, table.state, table.total, table.refunded, table.id),
    index("orders_cash_on_the_way")
      .on(table.total, table.refunded)
      .where(sql`${table.state} = 'shipped' and ${table.paymentMethod} = 'COD'`),
    // Those that end when their rates are withdrawn.
    index("orders_unpaid_sheet")
      .on(table.rateSheetId)
      .where(sql`${table.state} in ('pending_payment', 'payment_failed')`),
    check(
      "orders_total",
      sql`${table.total} = ${table.subtotal} - ${table.discount} + ${table.gst} + ${table.shipping}`,
    ),
    // Whoever asks at the same time: no more goes back than was paid.
    check("orders_refunded", sql`${table.refunded} between 0 and ${table.total}`),
    check(
      "orders_advance",
      sql`${table.advance} is null or (${table.advance} > 0 and ${table.advance} < ${table.total} and ${table.paymentMethod} = 'ONLINE')`,
    ),
    check(
      "orders_advance_paid",
      sql`(${table.advancePaidAt} is null or ${table.advance} is not null) and (${table.restPaidAt} is null or ${table.advancePaidAt} is not null)`,
    ),
    // Whatever goes wrong in the code before: nothing leaves the shop unpaid.
    check(
      "orders_rest_before_dispatch",
      sql`${table.advance} is null or ${table.restPaidAt} is not null or ${table.state} not in ('shipped', 'delivered', 'returned')`,
    ),
  ],
);

/** The buyers whom staff give no cash on delivery. */
export const prepaymentBuyers = pgTable("prepayment_buyers", {
  userId: uuid().primaryKey(),
  /** The member of staff who decided it. */
  by: uuid().notNull(),
  at: time().notNull(),
});

/** A line with the whole break-up of one piece's price, so that it can be explained for good. */
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
    /** For one piece, after its discount. */
    unitPrice: paise().notNull(),
    linePrice: paise().notNull(),
    /** The line's part of the order's discount: GST is of what is left. */
    couponShare: paise().notNull().default(0),
    /** Nothing of it was in stock: it is made for this order. */
    madeToOrder: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index("order_items_product").on(table.productId, table.orderId),
    // Best sellers are summed up from the index, without the words of each line.
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
 * The pieces of an order that staff have weighed and marked, each by itself: two rings of one line have
 * two HUIDs. A draft until the dispatch.
 */
export const orderPieces = pgTable(
  "order_pieces",
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** The place of its line, and its own place in the line, from 0. */
    position: integer().notNull(),
    piece: integer().notNull(),
    /** As typed so far, in capitals; complete with six signs. */
    huid: text(),
    weighedMg: milligrams(),
    /** The weight of a second weighing, which a large difference needs. */
    againMg: milligrams(),
    /** False once the order is cancelled or came back: its pieces may be sold again. */
    held: boolean().notNull().default(true),
    /** The member of staff who wrote it down last. */
    by: uuid().notNull(),
    at: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position, table.piece] }),
    // A HUID marks one article in the country, so it can't go out twice.
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

/** The notes of staff on an order, which its shopper never sees. They are added and never changed. */
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
    /** Why it was made, where the shop knows it by itself. */
    reason: stepReason(),
    /** The note of staff or the shopper, in their own words. */
    note: text(),
    /** The user who made the step, staff or the shopper; null where a payment did. */
    by: uuid(),
    at: time().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);

/** How staff took the money of an order at the counter; none for one that is paid by a link. */
export const counterSales = pgTable(
  "counter_sales",
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id),
    /** The member of staff who took it. */
    staffId: uuid().notNull(),
    tender: text({ enum: COUNTER_TENDERS }).notNull(),
    /** Of the terminal's slip or the UPI payment; null for cash. */
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
 * The cash that couriers have taken at the door: a row from the delivery on, until the courier has sent
 * it, and for good.
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
    /** The day in India on which it came, such as `2026-11-21`. */
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
 * Each reading of an order's PAN by staff, with its purpose. The note is in the words of the person, so
 * it is not in the audit log, from which nothing can be deleted.
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

/** A part of an order's money that goes back, by a decision of staff or from a gateway's dashboard. */
export const orderRefunds = pgTable(
  "order_refunds",
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    amount: paise().notNull(),
    /** Its part of each line and of the shipping, which its credit note has. */
    amounts: jsonb().$type<SaleAmounts>().notNull(),
    /** The reason of staff, which the shopper reads. */
    note: text(),
    /** The pieces were lighter than ordered: it was settled at the dispatch. */
    isWeight: boolean().notNull().default(false),
    /** The id that the caller gave it, so that repeating the call does not repeat the refund. */
    key: text().notNull(),
    /** Of the request's content, so that the same key with another content is seen. */
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

/** A request to send an order back, and what the shop decided; one for each order. */
export const orderReturns = pgTable(
  "order_returns",
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id),
    state: returnState().notNull(),
    reason: returnReason().notNull(),
    /** In the shopper's own words. */
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
    /** The content of the cart, by which a changed cart is recognised. */
    cartFingerprint: text().notNull(),
    items: jsonb()
      .$type<readonly Omit<typeof orderItems.$inferSelect, "orderId" | "position">[]>()
      .notNull(),
    rateSheetId: uuid().notNull(),
    ratesAt: time().notNull(),
    gstRateBp: basisPoints().notNull(),
    subtotal: paise().notNull(),
    discount: paise().notNull(),
    /** The coupon that the price is held with; null when none gives anything. */
    couponCode: text(),
    gst: paise().notNull(),
    shipping: paise().notNull(),
    total: paise().notNull(),
    /** Whether its user had a proved contact: those without one share a part of what the shop promises. */
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
 * The answer to a key that was used: the same key again gives the same order and no second one, for
 * as long as it is kept (sweep-keys.ts).
 */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    userId: uuid().notNull(),
    key: text().notNull(),
    /** Keyed SHA-256 of the body, so that the same key with another body is seen. */
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
