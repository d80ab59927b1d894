import { type SQL, sql } from "drizzle-orm";
import { outboxRows } from "../../src/platform/outbox.ts";
import type { Evidence } from "./evidence.ts";
import type { SmallStory } from "./small-story.ts";

/** A mistake: a statement that makes a row wrong, or evidence that says something else. */
export interface Mistake {
  readonly rows?: (story: Ids) => SQL;
  /** Changes that the database itself refuses, as long as it has its constraints. */
  readonly despite?: readonly SQL[];
  readonly evidence?: (evidence: Evidence, story: SmallStory) => Partial<Evidence>;
}

/** The ids of the orders of the story. */
export interface Ids {
  readonly paid: SQL;
  readonly cancelled: SQL;
  readonly returned: SQL;
  readonly refusedUser: SQL;
}

/** Copies an order under another id and user. */
const copyOfOrder = (id: SQL, user: SQL) => sql`insert into orders
  select (jsonb_populate_record(o, jsonb_build_object(
    'id', gen_random_uuid(), 'user_id', ${user}, 'number', 'COPY', 'quote_id', null))).*
  from orders o where id = ${id}`;
const UNGUARDED_AUDIT = sql.raw("alter table audit_log disable trigger user");
const isConfirmation = (letter: Evidence["letters"][number]) =>
  letter.headers.get("subject")?.endsWith("is confirmed") ?? false;

/** Single mistakes, each with the words by which the check of the books must notice it. */
export const MISTAKES: readonly (readonly [what: string, says: RegExp, mistake: Mistake])[] = [
  [
    "an order of a shopper who was refused",
    /was refused \(sold_out\) and has an order/,
    { rows: ({ paid, refusedUser }) => copyOfOrder(paid, refusedUser) },
  ],
  [
    "a refusal that nobody should see",
    /refused as internal/,
    {
      evidence: ({ told }) => ({
        told: told.map((one) => (one.orderId ? one : { ...one, refused: "internal" })),
      }),
    },
  ],
  [
    "a second order of a shopper",
    /has 2 orders/,
    { rows: ({ paid }) => copyOfOrder(paid, sql`(select user_id from orders where id = ${paid})`) },
  ],
  [
    "an order that is lost",
    /is lost/,
    { rows: ({ paid }) => sql`update orders set user_id = gen_random_uuid() where id = ${paid}` },
  ],
  [
    "an order of nobody",
    /shoppers know of 3 orders, the shop of 4/,
    { rows: ({ paid }) => copyOfOrder(paid, sql`gen_random_uuid()`) },
  ],
  [
    "an order without an outcome",
    /has no outcome/,
    { rows: ({ paid }) => sql`update orders set state = 'pending_payment' where id = ${paid}` },
  ],
  [
    "a state that is not the last of the history",
    /has another history/,
    { rows: ({ paid }) => sql`update orders set state = 'processing' where id = ${paid}` },
  ],
  [
    "a move that is not allowed",
    /went from confirmed to shipped/,
    {
      rows: ({ returned }) =>
        sql`delete from order_history where order_id = ${returned} and state = 'processing'`,
    },
  ],
  [
    "a step that was made twice",
    /repeats/,
    {
      rows: ({ returned }) =>
        sql`insert into order_history (order_id, position, state, at)
            select order_id, -1, 'confirmed', at from order_history
            where order_id = ${returned} and position = 0`,
    },
  ],
  [
    "a letter that never came",
    /has 0 confirmation letters, not 1/,
    { evidence: ({ letters }) => ({ letters: letters.filter((one) => !isConfirmation(one)) }) },
  ],
  [
    "money that the order does not keep",
    /keeps {2}of/,
    {
      rows: ({ paid }) =>
        sql`update payment_captures set refunded = amount
            where payment_id in (select id from payments where order_id = ${paid})`,
    },
  ],
  [
    "a paid order that is not paid",
    /was said to be paid/,
    { rows: ({ paid }) => sql`update orders set state = 'payment_failed' where id = ${paid}` },
  ],
  [
    "a cancelled order that stands",
    /was said to be cancelled/,
    { rows: ({ cancelled }) => sql`update orders set state = 'confirmed' where id = ${cancelled}` },
  ],
  [
    "a move of staff that is gone",
    /was moved and is not/,
    {
      rows: ({ returned }) =>
        sql`delete from order_history where order_id = ${returned} and state = 'delivered'`,
    },
  ],
  [
    "a return that is gone",
    /was taken back and is not/,
    {
      rows: ({ returned }) =>
        sql`delete from order_history where order_id = ${returned} and state = 'returned'`,
    },
  ],
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
    "a key of two orders",
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
  [
    "a message that was not sent",
    /the message \S+ is waiting/,
    { rows: () => sql`update messages set state = 'waiting' where kind = 'order-returned'` },
  ],
  [
    "two letters of one Message-ID",
    /letters have \d+ Message-IDs/,
    {
      rows: () =>
        sql`update messages set carrier_id = (
              select carrier_id from messages where kind = 'order-returned' and channel = 'email')
            where kind = 'order-delivered' and channel = 'email'`,
    },
  ],
  [
    "a letter that was sent and not received",
    /the letter order-returned\S+ was never received/,
    { rows: () => sql`update messages set carrier_id = '<other>' where kind = 'order-returned'` },
  ],
  [
    "a letter to somebody else",
    /the letter order-returned\S+ went to somebody else/,
    {
      rows: () =>
        sql`update messages set recipient = 'else@shopper.example' where kind = 'order-returned'`,
    },
  ],
  [
    "a letter that the shop does not know",
    /letters arrived, \d+ were sent/,
    { rows: () => sql`delete from messages where kind = 'order-returned'` },
  ],
  [
    "a listener that was given up",
    /letter of order.placed waits after 3 tries/,
    {
      rows: ({ paid }) =>
        sql`insert into ${outboxRows} (id, event_id, event, listener, tries, failed_at)
            values (gen_random_uuid(), gen_random_uuid(),
              jsonb_build_object('type', 'order.placed', 'orderId', ${paid}), 'letter', 3, now())`,
    },
  ],
  [
    "a job that failed",
    /a job send-letter is failed/,
    { rows: () => sql`update jobs.job set state = 'failed' where name = 'send-letter'` },
  ],
  [
    "an account that is lost",
    /has 0 accounts/,
    {
      evidence: ({ told }) => ({
        told: told.map((one) =>
          one.signedUp ? { ...one, signedUp: "lost@shopper.example" } : one,
        ),
      }),
    },
  ],
  [
    "a ticket that is lost",
    /is there 0 times/,
    { rows: () => sql`update tickets set subject = 'Something else'` },
  ],
  [
    "a line of the audit log that is missing",
    /the audit log has 0 lines payment.captured of order/,
    {
      despite: [UNGUARDED_AUDIT],
      rows: ({ paid }) =>
        sql`delete from audit_log where what = 'payment.captured' and subject = ${paid}::text`,
    },
  ],
];
