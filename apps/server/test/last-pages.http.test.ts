import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { settlementDays, settlementDifferences } from "../src/payments/settlement-tables.ts";
import { paymentCases, paymentRefunds } from "../src/payments/tables.ts";
import { newId } from "../src/platform/ids.ts";
import { ALL_CALLS } from "./all-calls.ts";
import { openShop, type Session, type TestShop } from "./open-shop.ts";

interface Page {
  readonly rows: readonly unknown[];
  readonly next: string | null;
}

/**
 * A list in the answer of a call. A call with one list has `items`, `nextCursor` and the query
 * parameter `cursor`; a call with several lists has `refunds`, `refundsNextCursor` and
 * `refundsCursor`.
 */
interface List {
  readonly path: string;
  /** The name of the list among several lists; null for the only list of a call. */
  readonly name: string | null;
}

/** The most entries of a page. */
const MOST = 200;

let shop: TestShop;
let owner: Session;
beforeAll(async () => {
  shop = await openShop();
  owner = await shop.staff();
  for (const role of ["auditor", "support"] as const) await shop.staff(role);
  for (const name of ["Asha Rao", "Meera Nair", "Ila Sen"]) await shop.signUp(name);
  await shop.database.db.execute(sql`
    insert into newsletter_subscribers (email, confirmed_at)
    values ('one@visitor.example', now()), ('two@visitor.example', now())`);
  await addMoney();
});
afterAll(() => shop[Symbol.asyncDispose]());

/** Adds two refunds, cases, differences and compared days. */
async function addMoney(): Promise<void> {
  const { db } = shop.database;
  const at = shop.clock.now;
  const gateway = "cashfree";
  const money = { amount: 100_00, currency: "INR" };
  for (const reference of ["one", "two"]) {
    await db.insert(paymentRefunds).values({
      ...money,
      orderId: newId(),
      way: "hand",
      state: "stuck",
      reason: "order_part",
      askedSince: at,
      createdAt: at,
    });
    await db.insert(paymentCases).values({
      ...money,
      kind: "dispute",
      gateway,
      reference,
      state: "under_review",
      heardAt: at,
      changedAt: at,
    });
    await db.insert(settlementDifferences).values({
      gateway,
      entryKind: "payment",
      reference,
      kind: "missing_here",
      theirs: money.amount,
      state: "open",
      foundAt: at,
    });
  }
  await db.insert(settlementDays).values([
    { gateway, day: "2026-11-20", entries: 0, comparedAt: at },
    { gateway, day: "2026-11-21", entries: 0, comparedAt: at },
  ]);
}

/** Reads the answer of a call; null when the call needs more than a number of entries. */
async function readAnswer(path: string, query: Record<string, string | number>) {
  const search = new URLSearchParams(Object.entries(query).map(([name, of]) => [name, String(of)]));
  const response = await shop.app.inject({
    url: `/api${path}?${search}`,
    headers: { authorization: `Bearer ${owner.token}` },
  });
  const isJson = String(response.headers["content-type"]).startsWith("application/json");
  const body: unknown = response.statusCode === 200 && isJson ? response.json() : null;
  return typeof body === "object" && body !== null ? (body as Record<string, unknown>) : null;
}

/** Finds the lists in the answer of a call by the names of their next cursors. */
async function findLists(path: string): Promise<List[]> {
  const answer = (await readAnswer(path, { limit: MOST })) ?? {};
  return Object.keys(answer).flatMap((key) => {
    const [found, name] = /^(?:nextCursor|(\w+)NextCursor)$/.exec(key) ?? [];
    return found === undefined ? [] : [{ path, name: name ?? null }];
  });
}

/** Reads a page of a list. */
async function readPage({ path, name }: List, limit: number, cursor?: string): Promise<Page> {
  const cursorName = name === null ? "cursor" : `${name}Cursor`;
  const query = { limit, ...(cursor === undefined ? {} : { [cursorName]: cursor }) };
  const answer = await readAnswer(path, query);
  return {
    rows: answer?.[name ?? "items"] as Page["rows"],
    next: answer?.[name === null ? "nextCursor" : `${name}NextCursor`] as Page["next"],
  };
}

const paths = ALL_CALLS.flatMap(({ method, path }) =>
  method === "GET" && path.startsWith("/staff/") && !path.includes(":") ? [path] : [],
);

it("offers no next page after a full last page, in any list of staff", async () => {
  const checked: string[] = [];
  const lists = (await Promise.all([...new Set(paths)].map(findLists))).flat();
  for (const list of lists) {
    const label = list.name === null ? list.path : `${list.path} ${list.name}`;
    const all = await readPage(list, MOST);
    const count = all.rows.length;
    if (count === 0 || all.next !== null) continue;
    const full = await readPage(list, count);
    expect([label, full.rows.length, full.next]).toEqual([label, count, null]);
    if (count === 1) continue;
    const first = await readPage(list, count - 1);
    const rest = await readPage(list, count - 1, first.next ?? "");
    expect([label, rest.rows]).toEqual([label, all.rows.slice(-1)]);
    expect([label, rest.next]).toEqual([label, null]);
    checked.push(label);
  }
  for (const label of [
    "/staff/articles",
    "/staff/audit",
    "/staff/customers",
    "/staff/newsletter/subscribers",
    "/staff/people",
    "/staff/refunds cases",
    "/staff/refunds refunds",
    "/staff/settlements days",
    "/staff/settlements differences",
  ]) {
    expect(checked).toContain(label);
  }
});
