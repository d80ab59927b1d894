import { sql } from "drizzle-orm";
import type { NoticedMistake } from "./mistake.ts";

/** Mistakes in payments, tax documents, stock, coupons and idempotency keys. */
export const MONEY_MISTAKES: readonly NoticedMistake[] = [
  [
    "a payment that is in no book",
    /is in no book/,
    {
      rows: ({ paid }) =>
        sql`update payment_captures set payment_reference = 'another'
            where payment_id in (select id from payments where order_id = ${paid})`,
    },
  ],
  [
    "a payment that is in the book twice",
    /2 payments, 3 in the book/,
    {
      rows: ({ paid }) =>
        sql`insert into payment_captures
            select (jsonb_populate_record(c, jsonb_build_object(
              'id', gen_random_uuid(), 'payment_reference', 'twice', 'kept', false))).*
            from payment_captures c
            where payment_id in (select id from payments where order_id = ${paid})`,
    },
  ],
  [
    "a refund that was not sent",
    /the refund \S+ is due/,
    {
      rows: ({ cancelled }) =>
        sql`update payment_refunds set state = 'due' where order_id = ${cancelled}`,
    },
  ],
  [
    "a refund that only the gateway has",
    /went back at the gateway/,
    { rows: () => sql`update sandbox_payments set refunded = refunded + 1 where status = 'paid'` },
  ],
  [
    "money in the book that was never taken",
    /were taken/,
    { rows: () => sql`update sandbox_payments set amount = amount - 1 where refunded = 0` },
  ],
  [
    "an invoice that is missing",
    /has the papers , not invoice/,
    { rows: ({ paid }) => sql`delete from invoices where order_id = ${paid}` },
  ],
  [
    "a credit note that is missing",
    /has the papers invoice, not invoice,credit note/,
    {
      rows: ({ returned }) =>
        sql`delete from invoices where order_id = ${returned} and kind = 'credit note'`,
    },
  ],
  [
    "a number that was left out",
    /the numbers of invoice \S+ have a gap/,
    {
      rows: () =>
        sql`update invoices set number = number + 100 where kind = 'invoice' and number = 3`,
    },
  ],
  [
    "a series that counts further than its papers",
    /the numbers of credit note \S+ have a gap/,
    { rows: () => sql`update invoice_series set last = last + 1 where kind = 'credit note'` },
  ],
  [
    "a paper that is dated before the one with the number before it",
    /of invoice \S+, 1 are dated before/,
    {
      rows: () =>
        sql`update invoices set issued_at = issued_at - interval '1 day'
            where kind = 'invoice' and number = 2`,
    },
  ],
  [
    "a ring that is gone without an order",
    /of ring \S+, 2 are left and 1 sold/,
    {
      rows: ({ paid }) =>
        sql`update products set stock = stock - 1
            where id in (select product_id from order_items where order_id = ${paid})`,
    },
  ],
  [
    "a coupon of another order",
    /uses the coupon SMALL/,
    { rows: ({ returned }) => sql`update coupon_uses set order_id = ${returned}` },
  ],
  [
    "a coupon that was counted once more",
    /the coupon SMALL counts 2 uses, has 1 rows and 1 orders/,
    { rows: () => sql`update coupons set used = used + 1 where code = 'SMALL'` },
  ],
  [
    "two keys of one order",
    /3 keys have 2 orders/,
    {
      rows: ({ paid, returned }) =>
        sql`update idempotency_keys set order_id = ${paid} where order_id = ${returned}`,
    },
  ],
  [
    "an order without its key",
    /2 keys for 3 orders/,
    { rows: ({ paid }) => sql`delete from idempotency_keys where order_id = ${paid}` },
  ],
];
