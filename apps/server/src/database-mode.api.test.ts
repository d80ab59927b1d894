import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DEMONSTRATION_EMAILS } from "../seed/seed-accounts.ts";
import { type FreshDatabase, freshDatabase } from "../test/fresh-database.ts";
import { modeProblems, stampMode, stampProblems } from "./database-mode.ts";
import { users } from "./identity/tables.ts";
import { sandboxOrders } from "./payments/sandbox-tables.ts";
import { stampMoved, stamps } from "./platform/stamps.ts";

const DEMO = true;
const LIVE = false;

let database: FreshDatabase;
afterEach(() => database[Symbol.asyncDispose]());

const stamp = (demonstration: boolean) => stampMode(database, demonstration, DEMONSTRATION_EMAILS);
const problems = (demonstration: boolean) =>
  modeProblems(database.db, demonstration, DEMONSTRATION_EMAILS);
const addUser = (email: string, more: Partial<typeof users.$inferInsert> = {}) =>
  database.db.insert(users).values({ name: "Asha", email, ...more });

describe("an empty database", () => {
  beforeEach(async () => {
    database = await freshDatabase("migrated");
  });

  it("belongs to the shop that starts first, and is refused to a shop of the other mode", async () => {
    await stamp(LIVE);
    await stamp(LIVE);
    await expect(stamp(DEMO)).rejects.toThrow(/^This is the database of a live shop: write SHOP/);
    expect(await stampProblems(database.db, DEMO)).toHaveLength(1);
    expect(await stampProblems(database.db, LIVE)).toEqual([]);
  });

  it("is refused once its shop was moved to a server", async () => {
    await stamp(LIVE);
    await stampMoved(database, new Date("2026-11-23T06:30:00Z"));
    expect(await stampProblems(database.db, LIVE)).toEqual([
      expect.stringMatching(/was moved to a PostgreSQL server on 2026-11-23/),
    ]);
  });

  it("belongs to one of two shops that start at the same time", async () => {
    const starts = await Promise.allSettled([stamp(LIVE), stamp(DEMO)]);
    expect(starts.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await database.db.select().from(stamps)).toHaveLength(1);
  });

  it("counts as a live shop's without a stamp, if it has accounts of its own only", async () => {
    await addUser("owner@shop.example", { role: "staff", staffRole: "owner" });
    await expect(stamp(DEMO)).rejects.toThrow(/database of a live shop/);
    await stamp(LIVE);
  });

  it("belongs to a demonstration if it has payments of the sandbox but no stamp", async () => {
    await addSandboxOrder();
    await expect(stamp(LIVE)).rejects.toThrow(/^This is the database of a demonstration: give/);
    await stamp(DEMO);
  });

  it("of a live shop can't have a demonstration's accounts or payments", async () => {
    await stamp(LIVE);
    await addUser("asha@suvarna.example", { emailVerified: true });
    await expect(stamp(LIVE)).rejects.toThrow(/accounts of a demonstration, whose passwords/);
    await addSandboxOrder();
    expect(await problems(LIVE)).toHaveLength(2);
  });

  it("of a live shop opens though a visitor claims a demonstration's address", async () => {
    await stamp(LIVE);
    await addUser("asha@suvarna.example");
    await addUser("staff@suvarna.example");
    await stamp(LIVE);
  });
});

describe("a demonstration's database from before the stamps", () => {
  it("is refused to a live shop, also before it is migrated, and is stamped", async () => {
    database = await freshDatabase("seeded");
    await expect(stamp(LIVE)).rejects.toThrow(/^This is the database of a demonstration: give/);
    await stamp(DEMO);
    await database.db.delete(users);
    expect(await problems(LIVE)).toEqual([expect.stringMatching(/of a demonstration/)]);
    expect(await stampProblems(database.db, LIVE)).toHaveLength(1);
  });
});

it("has no problems before its tables exist", async () => {
  database = await freshDatabase("empty");
  expect([await problems(LIVE), await stampProblems(database.db, DEMO)]).toEqual([[], []]);
});

async function addSandboxOrder(): Promise<void> {
  await database.db.insert(sandboxOrders).values({
    id: "order_1",
    gateway: "razorpay",
    session: "session_1",
    receipt: "1",
    amount: 100,
    currency: "INR",
    expiresAt: sql`now()`,
    createdAt: sql`now()`,
  });
}
