import pg from "pg";

/**
 * Fills a shop's database with orders, shoppers and tickets. Each order is a copy of an order that
 * the shop has placed itself, with its own number, shopper, time, sum and state.
 * @param session the hash of the token of a session that is opened for the owner
 */
export async function fillDesk(
  database: string,
  {
    count,
    days,
    session,
  }: { readonly count: number; readonly days: number; readonly session: string },
): Promise<void> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    for (const statement of STATEMENTS)
      await client.query(statement.replaceAll(":count", `${count}`).replaceAll(":days", `${days}`));
    await client.query(SESSION, [session]);
    // The vacuum runs now, so that PostgreSQL does not start one by itself during the measurement
    // because of the many new rows.
    await client.query("vacuum analyze");
  } finally {
    await client.end();
  }
}

/**
 * Creates a temporary table with one row for each order: a number, a time, a shopper, an order and
 * its state.
 */
const NUMBERS = `
  create unlogged table bench_rows as
  select n, gen_random_uuid() as order_id, gen_random_uuid() as user_id,
    at, 'B' || lpad(upper(to_hex(n)), 7, '0') as number,
    case when at > now() - interval '3 days' then (array['confirmed', 'processing', 'shipped'])[1 + n % 3]
      when n % 25 = 0 then 'cancelled' when n % 40 = 0 then 'refunded' else 'delivered' end as state,
    case when n % 3 = 0 then 'COD' else 'ONLINE' end as method,
    1000000 + (n * 7919 % 18000000) as subtotal
  from (
    select n, now() - n * (interval ':days days' / :count) as at from generate_series(1, :count) as n
  ) as times`;

const SHOPPERS = `
  insert into users (id, name, email, phone, phone_verified, created_at)
  select user_id, (array['Meera', 'Ananya', 'Raat-Rani', 'Kabir', 'Zoya'])[1 + n % 5] || ' Shopper ' || n,
    'shopper' || n || '@bench.example', '+9180' || lpad(n::text, 8, '0'), true, at
  from bench_rows`;

const ORDERS = `
  with sample as (
    select o, row_number() over (order by id) as place, count(*) over () as many from orders as o
    where number not like 'B%'
  )
  insert into orders
  select (jsonb_populate_record(sample.o, jsonb_build_object(
    'id', order_id, 'number', number, 'user_id', bench.user_id, 'quote_id', null,
    'state', state, 'payment_method', method,
    'payment_state', case when state = 'cancelled' then 'not_paid' when state = 'refunded' then 'refunded'
      when method = 'COD' and state <> 'delivered' then 'on_delivery' else 'paid' end,
    'subtotal', subtotal, 'discount', 0, 'coupon_code', null, 'gst', subtotal * 3 / 100, 'shipping', 0,
    'total', subtotal + subtotal * 3 / 100, 'refunded', 0,
    'buyer_key', null, 'address_key', null, 'phone_key', null,
    'dispatch_by', at + interval '2 days', 'created_at', at))).*
  from bench_rows as bench join sample on sample.place = 1 + bench.n % sample.many`;

const LINES = `
  with pieces as (
    select id, name, slug, pictures, row_number() over (order by id) as place, count(*) over () as many
    from products where on_sale
  ), sample as (select i from order_items as i where position = 0 limit 1)
  insert into order_items
  select (jsonb_populate_record(sample.i, jsonb_build_object(
    'order_id', order_id, 'position', line, 'product_id', pieces.id, 'name', pieces.name,
    'slug', pieces.slug, 'pictures', pieces.pictures,
    'metal_value', subtotal / 2, 'making_charge', 0, 'stone_value', 0, 'discount', 0, 'quantity', 1,
    'unit_price', subtotal / 2, 'line_price', subtotal / 2, 'coupon_share', 0))).*
  from bench_rows cross join generate_series(0, 1) as line
  join pieces on pieces.place = 1 + (n * 31 + line * 17) % pieces.many
  cross join sample`;

const HISTORY = `
  insert into order_history (order_id, position, state, at)
  select order_id, 0, 'confirmed', at from bench_rows
  union all
  select order_id, 1, state::order_state, at + interval '1 day' from bench_rows where state <> 'confirmed'`;

const PAYMENTS = `
  with made as (
    insert into payments (id, order_id, purpose, gateway, state, amount, currency, reference, created_at, expires_at)
    select gen_random_uuid(), order_id, 'order', case when n % 2 = 0 then 'razorpay' else 'cashfree' end, 'paid',
      subtotal + subtotal * 3 / 100, 'INR', 'bench_' || n, at, at + interval '1 hour'
    from bench_rows where method = 'ONLINE' and state not in ('cancelled', 'refunded')
    returning id, gateway, reference, amount, currency, created_at
  )
  insert into payment_captures (id, payment_id, gateway, payment_reference, amount, currency, captured_at, kept)
  select gen_random_uuid(), id, gateway, 'paid_' || reference, amount, currency, created_at, true from made`;

const TICKETS = `
  insert into tickets (id, number, channel, user_id, name, email, type, subject, state, suspected,
    answer_due_at, resolution_due_at, first_answered_at, settled_at, created_at, updated_at, changed_at)
  select gen_random_uuid(), 'T-BENCH-' || n, 'support', user_id, 'Shopper ' || n, 'shopper' || n || '@bench.example',
    'general', 'When does my order arrive, number ' || n,
    case when n <= 500 then (array['open', 'waiting'])[1 + n % 2]::ticket_state else 'closed' end, false,
    case when n <= 500 and n % 2 = 0 then at + interval '1 day' end,
    case when n <= 500 then at + interval '30 days' end,
    at + interval '1 hour', case when n > 500 then at + interval '2 days' end, at, at, at
  from bench_rows`;

const SESSION = `
  insert into sessions (id, user_id, token, expires_at, created_at, second_factor_at, proved_at)
  select gen_random_uuid(), id, $1, now() + interval '1 day', now(), now(), now()
  from users where staff_role = 'owner' order by email desc limit 1`;

const STATEMENTS = [NUMBERS, SHOPPERS, ORDERS, LINES, HISTORY, PAYMENTS, TICKETS];
