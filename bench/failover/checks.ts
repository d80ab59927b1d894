/** A check of the shop's database. */
export interface Check {
  /** The words that follow the number of wrong rows. */
  readonly words: string;
  /** A statement with one row, whose `count` is the number of wrong rows. */
  readonly sql: string;
}

const ORDERS: readonly Check[] = [
  {
    words: "orders are doubled.",
    sql: "select count(*) - count(distinct user_id) as count from orders",
  },
  {
    words: "idempotency keys have no order, or share one.",
    sql: `select (select count(*) from orders)
       - (select count(distinct order_id) from idempotency_keys) as count`,
  },
  {
    words: "products have other pieces sold than are gone from their stock.",
    sql: `select count(*) from products
     left join (
       select product_id, sum(quantity) as pieces from order_items
       join orders on orders.id = order_id where state not in ('payment_failed', 'cancelled')
       group by product_id
     ) sold on sold.product_id = products.id
     where stock is not null and coalesce(pieces, 0) <> 1000000 - stock`,
  },
  {
    words: "orders differ from the sum of their lines and charges.",
    sql: `select count(*) from orders
     left join (
       select order_id, sum(line_price) as lines, sum(coupon_share) as shares
       from order_items group by order_id
     ) items on items.order_id = orders.id
     where lines is distinct from subtotal or shares is distinct from discount
       or round((subtotal - discount)::numeric * gst_rate_bp / 1000000) * 100 <> gst
       or subtotal - discount + gst + shipping <> total`,
  },
  {
    words: "lines have another rate than the rate sheet of their order.",
    sql: `select count(*) from order_items item
     join orders on orders.id = item.order_id
     join rate_sheets sheet on sheet.id = orders.rate_sheet_id
     where rate_per_gram is distinct from case carat when '24K' then gold24k
         when '22K' then gold22k when '18K' then gold18k when 'Silver' then silver end
       or metal_value <> round(rate_per_gram::numeric * net_weight_mg / 1000)`,
  },
];

const MONEY: readonly Check[] = [
  {
    words: "online orders have not exactly one payment with their total.",
    sql: `select count(*) from orders where payment_method = 'ONLINE'
     and (payment_state <> 'paid'
       or (select array_agg(capture.amount - capture.refunded) from payment_captures capture
         join payments on payments.id = capture.payment_id
         where payments.order_id = orders.id and capture.kept) is distinct from array[total])`,
  },
  {
    words: "payments are for an order with cash on delivery, or for none.",
    sql: `select count(*) from payments
     left join orders on orders.id = payments.order_id
     where payment_method is distinct from 'ONLINE'`,
  },
  {
    words: "refunds exist, although nothing was cancelled.",
    sql: "select count(*) from payment_refunds",
  },
];

const PAPERS: readonly Check[] = [
  {
    words: "orders have not exactly the tax documents that they need.",
    sql: `select count(*) from orders
     where (select count(*) from invoices where order_id = orders.id and kind = 'invoice')
       <> (select count(*) from order_history where order_id = orders.id
         and order_history.state::text
           = case payment_method when 'COD' then 'shipped' else 'confirmed' end)`,
  },
  {
    words: "tax documents other than invoices exist, although nothing was cancelled.",
    sql: "select count(*) from invoices where kind <> 'invoice'",
  },
  {
    words: "invoices differ from their order or from their lines.",
    sql: `select count(*) from invoices
     left join orders on orders.id = order_id
     where (content ->> 'total')::bigint is distinct from total
       or (content ->> 'gst')::bigint is distinct from gst
       or (select sum((line ->> 'linePrice')::bigint - (line ->> 'orderDiscount')::bigint
             + (line ->> 'gst')::bigint)
           from jsonb_array_elements(content -> 'lines') line) + shipping is distinct from total
       or (select sum((tax ->> 'amount')::bigint)
           from jsonb_array_elements(content -> 'taxes') tax) is distinct from gst`,
  },
  {
    words: "series of invoices have a gap, or a number twice.",
    sql: `select count(*) from invoice_series series
     where (select row(count(*), count(distinct number), min(number), max(number)) from invoices
         where invoices.kind = series.kind and invoices.year = series.year)
       is distinct from row(last::bigint, last::bigint, 1, last)`,
  },
  {
    words: "invoices are dated before the invoice with the number before.",
    sql: `select count(*) from (
       select issued_at < lag(issued_at) over (partition by kind, year order by number) as is_early
       from invoices
     ) dated where is_early`,
  },
];

/** The number of lines that the audit log must have about each order. */
const AUDITED = `
  select id::text as subject, 'order.placed' as what, 1 as wanted from orders
  union all
  select order_id::text, 'order.moved', count(*) - 1 from order_history group by order_id
  union all
  select order_id::text, 'payment.captured', count(*) from payment_captures
  join payments on payments.id = payment_id group by order_id
  union all
  select order_id::text, 'invoice.issued', count(*) from invoices group by order_id`;

const REST: readonly Check[] = [
  {
    words: "orders have not exactly one line in the audit log for each of their changes.",
    sql: `select count(distinct subject) from (${AUDITED}) audited
     full join (
       select subject, what, count(*) as lines from audit_log
       where what in ('order.placed', 'order.moved', 'payment.captured', 'invoice.issued')
       group by subject, what
     ) logged using (subject, what)
     where coalesce(wanted, 0) <> coalesce(lines, 0)`,
  },
  {
    words: "reactions to events were given up.",
    sql: "select count(*) from outbox where failed_at is not null",
  },
];

export const CHECKS: readonly Check[] = [...ORDERS, ...MONEY, ...PAPERS, ...REST];

/**
 * The sale of each order: when it was committed, the age of its rate sheet at that time, and how long
 * the next sheet had replaced it. The times are those of the commits in the database, because an
 * order that waits for a lock is sold later than it was asked for. A time is null if the database did not
 * store it, and `replaced` is null if there is no newer sheet.
 */
export const SALES = `
  with sheets as (
    select id, pg_xact_commit_timestamp(xmin) as since,
      lead(pg_xact_commit_timestamp(xmin)) over (order by accepted_at, id) as until
    from rate_sheets
  )
  select orders.id, sold, sold - since as age, sold - until as replaced
  from orders
  join (
    select order_id, pg_xact_commit_timestamp(xmin) as sold from order_items where position = 0
  ) items on items.order_id = orders.id
  join sheets on sheets.id = orders.rate_sheet_id`;
