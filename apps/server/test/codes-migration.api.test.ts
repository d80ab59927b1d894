import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newId } from "../src/platform/ids.ts";
import { migrate } from "../src/platform/migrate.ts";
import { type FreshDatabase, freshDatabase } from "./fresh-database.ts";

const MIGRATIONS = join(import.meta.dirname, "../migrations");
const CODES = /_codes$/;
const STAFF = newId();

let database: FreshDatabase;
const execute = (statement: ReturnType<typeof sql>) => database.db.execute(statement);
const rows = async (statement: ReturnType<typeof sql>) => (await execute(statement)).rows;

/** Copies the migrations before the tested one into a folder of their own. */
async function migrationsBefore(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "before-codes-"));
  await cp(MIGRATIONS, folder, { recursive: true });
  const file = join(folder, "meta/_journal.json");
  const journal = JSON.parse(await readFile(file, "utf8"));
  const until = journal.entries.findIndex(({ tag }: { tag: string }) => CODES.test(tag));
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, until) }));
  return folder;
}

/** Inserts an order as a shop before the tested migration stored it. */
async function oldOrder(id: string, status: string, paymentStatus: string): Promise<void> {
  await execute(sql`
    insert into orders (id, user_id, status, payment_status, payment_method, rate_sheet_id, rates_at,
      subtotal, discount, gst, gst_rate_bp, shipping, total, shipping_address, billing_address, contact, created_at)
    values (${id}, ${newId()}, ${status}, ${paymentStatus}, 'ONLINE', ${newId()}, now(),
      100, 0, 18, 1800, 0, 118, '{}', '{}', '', now())`);
}

async function oldStep(orderId: string, position: number, step: [string, string | null, string?]) {
  const [status, note, by = null] = step;
  await execute(sql`
    insert into order_history (order_id, position, status, note, by, at)
    values (${orderId}, ${position}, ${status}, ${note}, ${by}, now())`);
}

const STATES = [
  ["Pending payment", "Pending", "pending_payment", "pending"],
  ["Confirmed", "Pay on delivery", "confirmed", "on_delivery"],
  ["Processing", "Advance paid, rest due before dispatch", "processing", "rest_due"],
  ["Shipped", "Paid", "shipped", "paid"],
  ["Delivered", "Paid", "delivered", "paid"],
  ["Cancelled", "Not paid", "cancelled", "not_paid"],
  ["Cancelled", "Refund on its way", "cancelled", "refund_due"],
  ["Payment failed", "Failed", "payment_failed", "failed"],
  ["Returned", "Refund by bank transfer", "returned", "refund_by_bank"],
  ["Refunded", "Refunded", "refunded", "refunded"],
] as const;

const READY = "Your order is ready: its rest is due before we can send it.";
const STEPS: readonly [
  from: [string, string | null, string?],
  to: [string, string | null, string | null],
][] = [
  [
    ["Pending payment", null],
    ["pending_payment", null, null],
  ],
  [
    ["Payment failed", "The payment did not go through"],
    ["payment_failed", "payment_declined", null],
  ],
  [
    ["Payment failed", "Another amount was paid; it goes back"],
    ["payment_failed", "wrong_amount", null],
  ],
  [
    ["Payment failed", "Not paid in time"],
    ["payment_failed", "not_paid_in_time", null],
  ],
  [
    ["Confirmed", "The advance of ₹25.00 is paid. The rest of ₹93.00 is due before dispatch."],
    ["confirmed", "advance_paid", null],
  ],
  [
    ["Processing", READY, STAFF],
    ["processing", "rest_asked", null],
  ],
  [
    ["Processing", "The rest of ₹93.00 is paid."],
    ["processing", "rest_paid", null],
  ],
  [
    ["Shipped", "By Bluebird, AWB 12345", STAFF],
    ["shipped", null, "By Bluebird, AWB 12345"],
  ],
  [
    ["Cancelled", "Not paid in time", STAFF],
    ["cancelled", null, "Not paid in time"],
  ],
];

const REASONS = [
  ["It does not fit", "does_not_fit"],
  ["It looks different than expected", "looks_different"],
  ["It arrived damaged", "arrived_damaged"],
  ["The wrong piece was sent", "wrong_piece"],
  ["I have changed my mind", "changed_mind"],
] as const;

const SILVER = newId();
const COUPONS = [
  ["ALL", null],
  ["GONE", "No more"],
  ["SILVER", "Silver"],
] as const;

/**
 * The ids of two orders that are newer than all others. The part of the ids from which an order's
 * number is made is the same in both.
 */
const SAME_NUMBER = [
  "ffffffff-0000-7000-8000-000000abcdef",
  "ffffffff-0000-7000-8000-abcdefabcdef",
];

const orderIds = STATES.map((_, index) => `00000000-0000-7000-8000-0000000a000${index}`);

beforeAll(async () => {
  database = await freshDatabase("empty");
  const before = await migrationsBefore();
  await migrate(database, before);
  for (const [index, [status, payment]] of STATES.entries()) {
    await oldOrder(orderIds[index] as string, status, payment);
  }
  for (const id of SAME_NUMBER) await oldOrder(id, "Confirmed", "Paid");
  for (const [position, [from]] of STEPS.entries()) {
    await oldStep(orderIds[0] as string, position, from);
  }
  for (const [index, [reason]] of REASONS.entries()) {
    await execute(sql`insert into order_returns (order_id, state, reason, requested_at, decided_at)
      values (${orderIds[index]}, ${index === 0 ? "Requested" : "Refused"}, ${reason}, now(),
        case when ${index} = 0 then null else now() end)`);
  }
  const event = {
    type: "order.moved",
    orderId: orderIds[0],
    from: "Pending payment",
    to: "Confirmed",
  };
  for (const oldRow of [
    { ...event, step: 1, paymentStatus: "Advance paid, rest due before dispatch" },
    { type: "order.placed", orderId: orderIds[1], status: "Confirmed" },
  ]) {
    await execute(sql`insert into outbox (id, event_id, event, listener)
      values (${newId()}, ${newId()}, ${JSON.stringify(oldRow)}, 'letters')`);
  }
  await execute(sql`insert into categories (id, slug, title, description, picture, position)
    values (${SILVER}, 'silver', 'Silver', '', '', 0)`);
  for (const [code, category] of COUPONS) {
    await execute(sql`insert into coupons (code, kind, value, category)
      values (${code}, 'amount', 100, ${category})`);
  }
  await migrate(database, MIGRATIONS);
  await rm(before, { recursive: true });
});
afterAll(() => database[Symbol.asyncDispose]());

it("turns the states of orders and of their payments into codes", async () => {
  const found = await rows(sql`select state, payment_state from orders order by id`);
  expect(found.slice(0, STATES.length)).toEqual(
    STATES.map(([, , state, payment_state]) => ({ state, payment_state })),
  );
});

it("keeps the text that people wrote in a history, and converts the shop's own texts to codes", async () => {
  const found = await rows(sql`select state, reason, note from order_history order by position`);
  expect(found).toEqual(STEPS.map(([, [state, reason, note]]) => ({ state, reason, note })));
});

it("turns the states and reasons of returns into codes", async () => {
  const found = await rows(sql`select state, reason from order_returns order by order_id`);
  expect(found).toEqual(
    REASONS.map(([, reason], index) => ({ state: index === 0 ? "requested" : "refused", reason })),
  );
});

it("does not change an order's number, except the later of two equal numbers", async () => {
  const found = await rows(sql`select number from orders order by id`);
  const short = (id: string) => id.slice(-6).toUpperCase();
  const keptOrders = orderIds.map((id) => ({ number: short(id) }));
  expect(found.slice(0, orderIds.length)).toEqual(keptOrders);
  expect(found.at(-1)).toEqual({ number: "ABCD-EFAB-CDEF" });
  expect(found.at(-2)).toEqual({ number: "ABCDEF" });
});

it("links a coupon to its category by id, and to none when its category was deleted", async () => {
  const found = await rows(sql`select code, category_id from coupons order by code`);
  expect(found).toEqual([
    { code: "ALL", category_id: null },
    { code: "GONE", category_id: "00000000-0000-0000-0000-000000000000" },
    { code: "SILVER", category_id: SILVER },
  ]);
});

it("turns the events that still wait into those of today", async () => {
  const found = await rows(sql`select event from outbox order by event->>'type'`);
  expect(found.map(({ event }) => event)).toEqual([
    {
      type: "order.moved",
      orderId: orderIds[0],
      step: 1,
      from: "pending_payment",
      to: "confirmed",
      paymentState: "rest_due",
    },
    { type: "order.placed", orderId: orderIds[1], state: "confirmed" },
  ]);
});

it("still refuses to send an order that owes its rest, and a half-decided return", async () => {
  const owing = sql`update orders set state = 'shipped', advance = 25 where id = ${orderIds[1]}`;
  await expect(execute(owing)).rejects.toThrow();
  const half = sql`update order_returns set state = 'accepted' where order_id = ${orderIds[0]}`;
  await expect(execute(half)).rejects.toThrow();
});
