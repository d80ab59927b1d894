import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { CHECKS, SALES } from "./checks.ts";
import type { DrillRecord } from "./shoppers.ts";

/** The time after which a process that has not heard of newer rates stops selling. */
const TICK_S = 10;
/** The longest time in which nothing that is due becomes less, in milliseconds. */
const STUCK_AFTER_MS = 180_000;

/** What the shop's database is compared with after a drill. */
export interface Expected {
  readonly database: string;
  readonly record: DrillRecord;
  /** The address of the gateway. */
  readonly gateway: string;
}

/** The result of a comparison. */
export interface Books {
  /** A sentence for each fault. */
  readonly faults: readonly string[];
  /** Figures in words, which are printed whether there are faults or not. */
  readonly figures: readonly string[];
}

/**
 * Waits until nothing is left to do for any order, then compares the shop's database with what
 * shoppers and staff were told and with the gateway's own figures.
 */
export async function readBooks({ database, record, gateway }: Expected): Promise<Books> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    const faults = await faultsOfSettling(client);
    faults.push(...(await faultsOfOrders(client, record)));
    for (const { words, sql } of CHECKS) {
      const { rows } = await client.query<{ count: string }>(sql);
      if (rows[0]?.count !== "0") faults.push(`${rows[0]?.count} ${words}`);
    }
    const money = await compareMoney(client, gateway);
    const rates = await compareRates(client);
    return {
      faults: [...faults, ...money.faults, ...rates.faults],
      figures: [...money.figures, ...rates.figures],
    };
  } finally {
    await client.end();
  }
}

/** Waits until all reactions have run and all payments are known. */
async function faultsOfSettling(client: pg.Client): Promise<string[]> {
  let least = Number.POSITIVE_INFINITY;
  for (let end = Number.POSITIVE_INFINITY; ; await pause(500)) {
    const { rows } = await client.query<{ reactions: number; unpaid: number }>(
      `select (select count(*) from outbox where failed_at is null)::int as reactions,
         (select count(*) from orders where state = 'pending_payment')::int as unpaid`,
    );
    const { reactions, unpaid } = rows[0] ?? { reactions: 0, unpaid: 0 };
    const due = reactions + unpaid;
    if (due === 0) return [];
    if (due < least) end = performance.now() + STUCK_AFTER_MS;
    if (performance.now() > end) {
      return [`${reactions} reactions and ${unpaid} payments are still due.`];
    }
    least = Math.min(least, due);
  }
}

/** Compares the orders with those that shoppers and staff were told. */
async function faultsOfOrders(client: pg.Client, record: DrillRecord): Promise<string[]> {
  const { rows } = await client.query<{ id: string; state: string }>(
    "select id, state from orders",
  );
  const states = new Map(rows.map(({ id, state }) => [id, state]));
  const acknowledged = new Set(record.orders.map(({ id }) => id));
  const counts = {
    "acknowledged orders are lost.": [...acknowledged].filter((id) => !states.has(id)).length,
    "acknowledgements name an order that another shopper was told.":
      record.orders.length - acknowledged.size,
    "orders are known to no shopper.": rows.filter(({ id }) => !acknowledged.has(id)).length,
    "dispatches that staff were told of are lost.": record.dispatched.filter(
      (id) => states.get(id) !== "shipped",
    ).length,
  };
  return Object.entries(counts).flatMap(([words, count]) =>
    count > 0 ? [`${count} ${words}`] : [],
  );
}

/** Compares the payments of the shop with those of the gateway, which keeps figures of its own. */
async function compareMoney(client: pg.Client, gateway: string): Promise<Books> {
  const { rows } = await client.query<{ count: string; sum: string; papers: string }>(
    `select count(*), coalesce(sum(amount), 0) as sum, (select count(*) from invoices) as papers
     from payment_captures`,
  );
  const answer = await fetch(`${gateway}/figures`);
  const taken = (await answer.json()) as { captured: number; amount: number };
  const { count, sum, papers } = rows[0] ?? { count: "0", sum: "0", papers: "0" };
  const isSame = Number(count) === taken.captured && Number(sum) === taken.amount;
  const words =
    `The gateway took ${taken.captured} payments, ${taken.amount} paise; ` +
    `the shop has ${count} payments, ${sum} paise.`;
  return { faults: isSame ? [] : [words], figures: [words, `${papers} invoices.`] };
}

/** Compares the time of each sale with the rate sheets. */
async function compareRates(client: pg.Client): Promise<Books> {
  const { rows } = await client.query<{
    unknown: number;
    late: number;
    replaced: number | null;
    age: number | null;
  }>(
    `select count(*) filter (where age is null)::int as unknown,
       count(*) filter (where replaced > interval '${TICK_S} seconds')::int as late,
       extract(epoch from max(replaced))::float as replaced,
       extract(epoch from max(age))::float as age
     from (${SALES}) sales`,
  );
  const { unknown, late, replaced, age } = rows[0] ?? { unknown: 0, late: 0, replaced: 0, age: 0 };
  const faults = [
    ...(unknown > 0 ? [`The time of ${unknown} sales is not known.`] : []),
    ...(late > 0 ? [`${late} orders were sold at rates that had been replaced for a tick.`] : []),
  ];
  const figures = [
    `The latest sale at replaced rates: ${Math.max(0, replaced ?? 0).toFixed(1)} s after their end.`,
    `The oldest rates of a sale: ${(age ?? 0).toFixed(1)} s old.`,
  ];
  return { faults, figures };
}
