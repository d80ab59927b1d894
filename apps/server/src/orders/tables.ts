import type { DeliveryAddress } from "@suvarna/contract/orders/schemas";
import type { Carat } from "@suvarna/domain/fineness";
import {
  ORDER_PAYMENT_STATES,
  ORDER_STATES,
  PAYMENT_METHODS,
  STEP_REASONS,
} from "@suvarna/domain/order";
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
  uuid,
} from "drizzle-orm/pg-core";
import { basisPoints, id, milligrams, paise, time } from "../platform/columns.ts";

export const orderState = pgEnum("order_state", ORDER_STATES);
export const orderPaymentState = pgEnum("order_payment_state", ORDER_PAYMENT_STATES);
export const stepReason = pgEnum("order_step_reason", STEP_REASONS);

export const paymentMethod = pgEnum("payment_method", PAYMENT_METHODS);

/**
 * The orders with their totals, as they were when they were placed. Only their states change later.
 */
export const orders = pgTable(
  "orders",
  {
    id: id(),
    /** The order number, which people read and write. */
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
     * The advance in paise that is due with the order; null when the whole total is due. The total
     * less the advance is the rest.
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
     * Whether the user has closed the account. Personal data is then erased as soon as the order no
     * longer needs the data, and no more money is taken for the order.
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
     * The time until which the shop waits for a prepayment; null when staff have not asked for one.
     */
    prepayBy: time(),
    /** The time by which the shop promised to dispatch the order; null for older orders. */
    dispatchBy: time(),
    /** The courier of the parcel and its tracking number; a draft until the dispatch. */
    courier: text(),
    trackingNumber: text(),
    /**
     * The random part of the code that the buyer tells the courier (door-code.ts), set at the
     * dispatch; null for an order that needs no code. The code itself is not stored here.
     */
    doorNonce: text(),
    /** How many wrong codes may still be entered for the parcel. */
    doorTriesLeft: integer(),
    /** The version of the data that staff record for the dispatch; each change increments it. */
    deskVersion: integer().notNull().default(0),
    createdAt: time().notNull(),
  },
  (table) => [
    // These indexes serve the views of staff's list, newest first, and the columns by which staff
    // search.
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
    // PostgreSQL reads the sum that each buyer has paid from this index alone.
    index("orders_paid")
      .on(table.userId, table.total, table.refunded)
      .where(sql`${table.paymentState} = 'paid'`),
    index("orders_newest").on(table.createdAt.desc(), table.id.desc()),
    // PostgreSQL sums the sales of a period from this index, without reading the wide rows.
    index("orders_sales").on(table.createdAt, table.state, table.total, table.refunded, table.id),
    index("orders_cash_on_the_way")
      .on(table.total, table.refunded)
      .where(sql`${table.state} = 'shipped' and ${table.paymentMethod} = 'COD'`),
    // The index finds the unpaid orders that end when their rates are withdrawn.
    index("orders_unpaid_sheet")
      .on(table.rateSheetId)
      .where(sql`${table.state} in ('pending_payment', 'payment_failed')`),
    check(
      "orders_total",
      sql`${table.total} = ${table.subtotal} - ${table.discount} + ${table.gst} + ${table.shipping}`,
    ),
    // The constraint prevents simultaneous refunds from sending back more than was paid.
    check("orders_refunded", sql`${table.refunded} between 0 and ${table.total}`),
    check(
      "orders_advance",
      sql`${table.advance} is null or (${table.advance} > 0 and ${table.advance} < ${table.total} and ${table.paymentMethod} = 'ONLINE')`,
    ),
    check(
      "orders_advance_paid",
      sql`(${table.advancePaidAt} is null or ${table.advance} is not null) and (${table.restPaidAt} is null or ${table.advancePaidAt} is not null)`,
    ),
    check(
      "orders_door_code",
      sql`(${table.doorNonce} is null) = (${table.doorTriesLeft} is null) and (${table.doorTriesLeft} is null or ${table.doorTriesLeft} between 0 and 5)`,
    ),
    // The constraint keeps the pieces in the shop until the rest is paid, even if the code has a
    // mistake.
    check(
      "orders_rest_before_dispatch",
      sql`${table.advance} is null or ${table.restPaidAt} is not null or ${table.state} not in ('shipped', 'delivered', 'returned')`,
    ),
  ],
);

/** The buyers to whom staff give no cash on delivery. */
export const prepaymentBuyers = pgTable("prepayment_buyers", {
  userId: uuid().primaryKey(),
  /** The member of staff who decided that the buyer gets no cash on delivery. */
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
    /** The letters to engrave; empty without an engraving. */
    engraving: text().notNull().default(""),
    carat: text().$type<Carat>().notNull(),
    /** The metal's colour, such as `Rose gold`; empty for a line from before this column existed. */
    metalColour: text().notNull().default(""),
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
    /**
     * The line's part of the order's GST, which is even; null for a line from before this column
     * existed.
     */
    gstShare: paise(),
    /** Whether the pieces are made for this order. */
    madeToOrder: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index("order_items_product").on(table.productId, table.orderId),
    // PostgreSQL sums the best sellers from this index, without reading the texts of each line.
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

export const orderHistory = pgTable(
  "order_history",
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    position: integer().notNull(),
    state: orderState().notNull(),
    /** The reason code of the step, where the shop knows the reason by itself. */
    reason: stepReason(),
    /** The note of staff or the shopper, in their own words. */
    note: text(),
    /**
     * Whether the step is a dispatch whose courier and weights are told beside the note. The notes of
     * dispatches before this was recorded have the courier and the weights in them.
     */
    isDispatch: boolean().notNull().default(false),
    /** The user who made the step, staff or the shopper; null for a step that a payment made. */
    by: uuid(),
    at: time().notNull(),
    /** Whether the step put pieces back on sale. False for steps before this was recorded. */
    restocked: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);
