import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Acknowledged } from "./shoppers.ts";

const TICK_MS = 10_000;
const SETTLED_WITHIN_MS = 180_000;

/** What the shop and the gateway are compared with after a drill. */
export interface Expected {
  readonly database: string;
  readonly orders: readonly Acknowledged[];
  /** The address of the gateway. */
  readonly gateway: string;
}

/**
 * Waits until each online order is confirmed and has its invoice, then compares the shop's database
 * with what the shoppers were told and with the gateway. @returns a sentence for each fault
 */
export async function faultsInBooks({ database, orders, gateway }: Expected): Promise<string[]> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    const online = orders.filter(({ isOnline }) => isOnline).length;
    const isSettled = await settle(client, online);
    const kept = new Set(
      (await client.query<{ id: string }>("select id from orders")).rows.map(({ id }) => id),
    );
    const lost = orders.filter(({ id }) => !kept.has(id)).length;
    const faults = isSettled ? [] : ["Not every online order was confirmed with an invoice."];
    if (lost > 0) faults.push(`${lost} acknowledged orders are lost.`);
    const extra = kept.size - orders.length;
    if (extra !== 0) faults.push(`${extra} orders more than were acknowledged.`);
    for (const [words, sql] of CHECKS) {
      const { rows } = await client.query<{ count: string }>(sql);
      if (rows[0]?.count !== "0") faults.push(`${rows[0]?.count} ${words}`);
    }
    return [...faults, ...(await faultsOfMoney(client, gateway))];
  } finally {
    await client.end();
  }
}

/** The age of the oldest rates at which an order was sold, in milliseconds after their end. */
export async function oldestRates(database: string): Promise<number> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    const { rows } = await client.query<{ ms: number | null }>(
      `select max(extract(epoch from late)::float * 1000) as ms from (${LATE}) as sales`,
    );
    return Math.max(0, rows[0]?.ms ?? 0);
  } finally {
    await client.end();
  }
}

/** The time of each order after the moment at which newer rates replaced the rates of the order. */
const LATE = `
  select orders.created_at - min(newer.accepted_at) as late
  from orders
  join rate_sheets own on own.id = orders.rate_sheet_id
  join rate_sheets newer on newer.accepted_at > own.accepted_at
  group by orders.id`;

/** Statements that count faults, each with the words for its count. */
const CHECKS: readonly (readonly [words: string, sql: string])[] = [
  ["orders are doubled.", "select count(*) - count(distinct user_id) as count from orders"],
  [
    "pieces more are sold than are gone from stock.",
    `select (select coalesce(sum(quantity), 0)
       from order_items join products on products.id = product_id where stock is not null)
     - (select coalesce(sum(1000000 - stock), 0) from products where stock is not null) as count`,
  ],
  [
    "orders differ from the sum of their lines.",
    `select count(*) from orders
     join (select order_id, sum(line_price) as lines from order_items group by order_id) items
       on items.order_id = orders.id
     where lines <> subtotal or subtotal - discount + gst + shipping <> total`,
  ],
  [
    "orders have not exactly one line order.placed in the audit log.",
    `select count(*) from orders
     where (select count(*) from audit_log
       where what = 'order.placed' and subject = orders.id::text) <> 1`,
  ],
  [
    "online orders have not exactly one payment with their total.",
    `select count(*) from orders where payment_method = 'ONLINE'
     and (select array_agg(captures.amount) from payment_captures captures
       join payments on payments.id = captures.payment_id
       where payments.order_id = orders.id) is distinct from array[total]`,
  ],
  [
    "online orders have not exactly one invoice.",
    `select count(*) from orders where payment_method = 'ONLINE'
     and (select count(*) from invoices
       where order_id = orders.id and kind = 'invoice') <> 1`,
  ],
  [
    "series of papers have a gap, or a number twice.",
    `select count(*) from invoice_series series
     where last <> (select count(*) from invoices
         where invoices.kind = series.kind and invoices.year = series.year)
       or last <> (select coalesce(max(number), 0) from invoices
         where invoices.kind = series.kind and invoices.year = series.year)`,
  ],
  [
    "orders were sold at rates that had been replaced for more than a tick.",
    `select count(*) from (${LATE}) as sales where late > interval '${TICK_MS} milliseconds'`,
  ],
];

/** Waits until each online order has its invoice. @returns false if that takes too long */
async function settle(client: pg.Client, online: number): Promise<boolean> {
  const end = Date.now() + SETTLED_WITHIN_MS;
  while (Date.now() < end) {
    const { rows } = await client.query<{ count: string }>(
      "select count(*) from invoices where kind = 'invoice'",
    );
    if (Number(rows[0]?.count) >= online) return true;
    await pause(500);
  }
  return false;
}

async function faultsOfMoney(client: pg.Client, gateway: string): Promise<string[]> {
  const { rows } = await client.query<{ count: string; sum: string }>(
    "select count(*), coalesce(sum(amount), 0) as sum from payment_captures",
  );
  const answer = await fetch(`${gateway}/figures`);
  const taken = (await answer.json()) as { captured: number; amount: number };
  const [{ count, sum } = { count: "0", sum: "0" }] = rows;
  return Number(count) === taken.captured && Number(sum) === taken.amount
    ? []
    : [
        `The gateway took ${taken.captured} payments, ${taken.amount} paise; ` +
          `the shop has ${count} payments, ${sum} paise.`,
      ];
}
