import { type SQL, sql } from "drizzle-orm";
import type { Evidence } from "./evidence.ts";
import type { NoticedMistake } from "./mistake.ts";

/** Returns a statement that copies an order under another id and user. */
const copyOfOrder = (id: SQL, user: SQL) => sql`insert into orders
  select (jsonb_populate_record(o, jsonb_build_object(
    'id', gen_random_uuid(), 'user_id', ${user}, 'number', 'COPY', 'quote_id', null))).*
  from orders o where id = ${id}`;
const isConfirmation = (letter: Evidence["letters"][number]) =>
  letter.headers.get("subject")?.endsWith("is confirmed") ?? false;

/** Mistakes in orders, in their steps and in what shoppers were told about them. */
export const ORDER_MISTAKES: readonly NoticedMistake[] = [
  [
    "an order of a shopper who was refused",
    /was refused \(sold_out\) and has an order/,
    { rows: ({ paid, refusedUser }) => copyOfOrder(paid, refusedUser) },
  ],
  [
    "a refusal that nobody should see",
    /refused as internal/,
    {
      evidence: ({ records }) => ({
        records: records.map((one) => (one.orderId ? one : { ...one, refused: "internal" })),
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
];
