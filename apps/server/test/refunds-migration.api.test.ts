import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { paymentCaptures, paymentRefunds } from "../src/payments/tables.ts";
import { newId } from "../src/platform/ids.ts";
import { migrate } from "../src/platform/migrate.ts";
import { type FreshDatabase, freshDatabase } from "./fresh-database.ts";

const MIGRATIONS = join(import.meta.dirname, "../migrations");
const REFUNDS = /_money_book$/;

let database: FreshDatabase;

/** Copies the migrations before the tested one into a folder of their own. */
async function migrationsBefore(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "before-refunds-"));
  await cp(MIGRATIONS, folder, { recursive: true });
  const file = join(folder, "meta/_journal.json");
  const journal = JSON.parse(await readFile(file, "utf8"));
  const until = journal.entries.findIndex(({ tag }: { tag: string }) => REFUNDS.test(tag));
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, until) }));
  return folder;
}

/**
 * Inserts a payment as a shop before the tested migration stored it, with the state of its refund.
 */
async function oldMoney(refund: string, reason: string | null, problem: string | null = null) {
  const [payment, capture, order] = [newId(), newId(), newId()];
  const askAt = refund === "due" || refund === "sent" ? sql`now()` : sql`null`;
  await database.db.execute(sql`
    insert into payments (id, order_id, gateway, state, amount, currency, created_at, expires_at)
    values (${payment}, ${order}, 'cashfree', 'paid', 5000, 'INR', now(), now())`);
  await database.db.execute(sql`
    insert into payment_captures (id, payment_id, gateway, payment_reference, amount, currency, captured_at,
      refund, refund_reason, refund_tries, refund_at, refund_problem)
    values (${capture}, ${payment}, 'cashfree', ${capture}, 5000, 'INR', now(), ${refund}::refund_state,
      ${reason}::refund_reason, 3, ${askAt}, ${problem})`);
  return { capture, order };
}

beforeAll(async () => {
  database = await freshDatabase("empty");
  const before = await migrationsBefore();
  await migrate(database, before);
  await rm(before, { recursive: true });
});
afterAll(() => database[Symbol.asyncDispose]());

it("keeps the earlier payments and each refund of them, under the id that the gateway has", async () => {
  const untouched = await oldMoney("none", null);
  const due = await oldMoney("due", "order_cancelled");
  const done = await oldMoney("done", "paid_twice");
  const stuck = await oldMoney("stuck", "paid_late", "status 400");
  await migrate(database, MIGRATIONS);
  const captures = new Map(
    (await database.db.select().from(paymentCaptures)).map((row) => [row.id, row]),
  );
  expect(captures.get(untouched.capture)).toMatchObject({ kept: true, refunded: 0 });
  for (const { capture } of [due, done, stuck]) {
    expect(captures.get(capture)).toMatchObject({ kept: false, refunded: 5000 });
  }
  const refunds = new Map(
    (await database.db.select().from(paymentRefunds)).map((row) => [row.id, row]),
  );
  expect(refunds.size).toBe(3);
  const common = { way: "gateway", amount: 5000, tries: 3, attempt: 1 };
  expect(refunds.get(due.capture)).toMatchObject({
    ...common,
    orderId: due.order,
    captureId: due.capture,
    state: "due",
    reason: "order_cancelled",
    askAt: expect.any(Date),
    doneAt: null,
  });
  expect(refunds.get(done.capture)).toMatchObject({
    ...common,
    state: "done",
    reason: "paid_twice",
    askAt: null,
    doneAt: expect.any(Date),
  });
  expect(refunds.get(stuck.capture)).toMatchObject({
    ...common,
    state: "stuck",
    reason: "paid_late",
    askAt: null,
    problem: "status 400",
  });
});
