import { exportMe } from "@suvarna/contract/accounts/calls";
import {
  checkAuditChain,
  exportAudit,
  getAuditChain,
  listAudit,
} from "@suvarna/contract/audit/staff";
import { createProduct, updateProduct } from "@suvarna/contract/catalogue/staff";
import { createCoupon, switchCoupon } from "@suvarna/contract/coupons/staff";
import { enterRates } from "@suvarna/contract/rates/staff";
import { indianTime } from "@suvarna/domain/indian-day";
import { parse } from "csv-parse/sync";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testAct } from "../../test/acting.ts";
import { addCategory, addRing } from "../../test/catalogue.ts";
import { fillCart, placeOrder } from "../../test/checkout.ts";
import { openShop, type Session, type TestShop } from "../../test/open-shop.ts";
import { act } from "./act.ts";
import { auditLog } from "./audit.ts";
import { appendBlock, SETTLING_MS } from "./audit-chain/append-block.ts";
import { newId } from "./ids.ts";

let shop: TestShop;
let staff: Session;
beforeAll(async () => {
  shop = await openShop({ APPROVAL_HAND_RATE_BP: "500" });
  staff = await shop.staff();
});
afterAll(() => shop[Symbol.asyncDispose]());

async function entriesOf(query: {
  subject?: string;
  actor?: string;
  cursor?: string;
  limit?: number;
}) {
  return (await shop.client(staff.token).call(listAudit, { query })).items;
}

/** Advances the clock, because the lines are sorted by time. */
function pass(): void {
  shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
}

const BAND = { name: "Audited Band", category: "Rings", carat: "22K", netWeight: 4 } as const;

describe("the audit log", () => {
  it("records who of the staff changed a product, from where, and its values before", async () => {
    await addCategory(shop.database.db, "Audited rings");
    const category = "Audited rings";
    const client = shop.client(staff.token);
    const body = { ...BAND, category, makingcharge: 10 };
    const { _id: id, slug } = await client.call(createProduct, { body });
    pass();
    await client.call(updateProduct, { params: { id }, body: { ...body, makingcharge: 12 } });
    const [changed, made] = await entriesOf({ subject: id });
    expect(changed).toMatchObject({
      what: "product.saved",
      actor: { kind: "staff", id: staff.userId, name: null },
      network: expect.stringMatching(/^10\.0\./),
      before: { makingChargeBp: 1000 },
      after: { makingChargeBp: 1200 },
    });
    expect(made).toMatchObject({ what: "product.saved", record: BAND.name, before: null });
    expect(await entriesOf({ subject: slug })).toEqual([changed, made]);
  });

  it("keeps the lines of an act that changes more records than one statement can have rows", async () => {
    const what = "product.making_set";
    const subjects = Array.from({ length: 12_000 }, () => newId());
    await testAct(shop.acts, async ({ record }) => {
      for (const subject of subjects) record({ what, subject, before: { makingChargeBp: 1000 } });
    });
    expect(await shop.database.db.$count(auditLog, eq(auditLog.what, what))).toBe(subjects.length);
    expect(await entriesOf({ subject: subjects.at(-1) ?? "" })).toMatchObject([{ what }]);
  });

  it("has no line with an unknown actor", async () => {
    expect(await entriesOf({ actor: "no-id" })).toEqual([]);
    expect(await entriesOf({ cursor: "no-id" })).toEqual([]);
  });

  it("contains every change of rates and coupons", async () => {
    const client = shop.client(staff.token);
    pass();
    const sheet = await client.call(enterRates, {
      body: { gold24k: 13_400, silver: 170, reason: "a test", confirmJump: true },
    });
    expect(sheet).toBeTruthy();
    const [rates] = await entriesOf({ actor: staff.userId, limit: 1 });
    expect(rates).toMatchObject({
      what: "rates.changed",
      before: { perGram: { "24K": expect.any(Number) } },
      after: { perGram: { "24K": 13_400_00 } },
    });
    await client.call(createCoupon, {
      body: { code: "AUDIT5", kind: "percent", value: 5, totalLimit: 100 },
    });
    pass();
    await client.call(switchCoupon, { params: { code: "AUDIT5" }, body: { disabled: true } });
    const coupon = await entriesOf({ subject: "AUDIT5" });
    expect(coupon.map(({ what }) => what)).toEqual(["coupon.switched", "coupon.made"]);
  });

  it("contains an order of a shopper with its amounts, and no personal data", async () => {
    const { db } = shop.database;
    const categoryId = await addCategory(db, "Recorded rings");
    const ringId = await addRing(db, { categoryId, netWeightMg: 500 });
    const shopper = await shop.signUp("Kavya Raghunathan");
    const { cartId } = await fillCart(shop, shopper, ringId);
    const { order } = await placeOrder(shop, shopper, { cartId });
    const [placed] = await entriesOf({ subject: order._id });
    expect(await entriesOf({ subject: order.number.toLowerCase() })).toContainEqual(placed);
    expect(placed).toMatchObject({
      record: order.number,
      what: "order.placed",
      actor: { kind: "shopper", id: shopper.userId },
      network: null,
      after: { total: order.total * 100, pieces: [{ productId: ringId, quantity: 1 }] },
    });
    const account = await entriesOf({ subject: shopper.userId });
    expect(account).toMatchObject([{ what: "account.opened" }]);
    const entries = JSON.stringify(await db.select().from(auditLog));
    const known = await shop.client(shopper.token).call(exportMe, {});
    expect(JSON.stringify(known)).toContain("Raghunathan");
    for (const personal of ["Raghunathan", shopper.email, order.shippingAddress.phone]) {
      expect(entries).not.toContain(personal);
    }
  });

  it("has a line for an act of staff that records nothing else", async () => {
    const actor = { kind: "staff", userId: newId(), call: "POST /something" } as const;
    await act(shop.acts, actor, async () => {});
    expect(await entriesOf({ actor: actor.userId })).toMatchObject([
      { what: "POST /something", subject: null },
    ]);
  });

  it("has no line for an act of staff in a call that only reads", async () => {
    const call = { call: "POST /something", onlyReads: true };
    const actor = { kind: "staff", userId: newId(), ...call } as const;
    await act(shop.acts, actor, async () => {});
    expect(await entriesOf({ actor: actor.userId })).toEqual([]);
    await act(shop.acts, actor, async ({ record }) => record({ what: "test.read", subject: null }));
    expect(await entriesOf({ actor: actor.userId })).toMatchObject([{ what: "test.read" }]);
  });

  it("contains nothing about failed acts", async () => {
    const subject = newId();
    const failing = testAct(shop.acts, async ({ record }) => {
      record({ what: "test.failed", subject });
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await entriesOf({ subject })).toEqual([]);
  });

  it("is only ever added to", async () => {
    const { db } = shop.database;
    const before = await db.$count(auditLog);
    for (const change of [
      sql`update audit_log set what = 'nothing'`,
      sql`delete from audit_log`,
      sql`truncate audit_log`,
    ]) {
      await expect(db.execute(change)).rejects.toThrow();
    }
    expect(await db.$count(auditLog)).toBe(before);
  });

  it("is searched by kind and by days in India, with the number of lines", async () => {
    const subject = newId();
    const before = shop.clock.now;
    // In India's time zone, the second line is written at midnight and the first line shortly
    // before midnight.
    for (const [what, at] of [
      ["found.first", "2027-01-01T18:29:59.999Z"],
      ["found.second", "2027-01-01T18:30:00.000Z"],
      ["foundling.third", "2027-01-01T18:30:01.000Z"],
    ] as const) {
      shop.clock.now = new Date(at);
      await testAct(shop.acts, async ({ record }) => record({ what, subject }));
    }
    staff = await shop.staff();
    const found = async (query: object) => {
      const page = await shop.client(staff.token).call(listAudit, { query: { subject, ...query } });
      expect(page.total).toBe(page.items.length);
      return page.items.map(({ what }) => what);
    };
    expect(await found({ to: "2027-01-01" })).toEqual(["found.first"]);
    expect(await found({ from: "2027-01-02" })).toEqual(["foundling.third", "found.second"]);
    expect(await found({ from: "2027-01-01", to: "2027-01-02" })).toHaveLength(3);
    expect(await found({ what: "found" })).toEqual(["found.second", "found.first"]);
    expect(await found({ what: "found.first" })).toEqual(["found.first"]);
    const page = await shop.client(staff.token).call(listAudit, { query: { subject, limit: 2 } });
    expect(page).toMatchObject({ total: 3, nextCursor: page.items[1]?._id });
    shop.clock.now = before;
  });

  it("is saved as a file with the filters of the list, and records who fetched it", async () => {
    const subject = newId();
    for (const after of [{ note: "=1+1" }, { note: 'a "b", c' }]) {
      pass();
      await testAct(shop.acts, async ({ record }) =>
        record({ what: "test.noted", subject, after }),
      );
    }
    staff = await shop.staff();
    const client = shop.client(staff.token);
    const bytes = await client.call(exportAudit, { query: { subject, what: "test" } });
    const rows: Record<string, string>[] = parse(Buffer.from(bytes), { bom: true, columns: true });
    expect(rows.map((row) => [row["what"], row["subject"], row["after"]])).toEqual([
      ["test.noted", subject, JSON.stringify({ note: 'a "b", c' })],
      ["test.noted", subject, JSON.stringify({ note: "=1+1" })],
    ]);
    expect(rows[0]?.["at"]).toBe(indianTime(shop.clock.now));
    const [line] = await entriesOf({ actor: staff.userId, limit: 1 });
    expect(line).toMatchObject({ what: "audit.exported", after: { subject, what: "test" } });
  });

  it("is read page by page, and only by staff", async () => {
    const subject = newId();
    for (const what of ["test.first", "test.second", "test.third"]) {
      pass();
      await testAct(shop.acts, async ({ record }) => record({ what, subject }));
    }
    const page = await entriesOf({ subject, limit: 2 });
    expect(page.map(({ what }) => what)).toEqual(["test.third", "test.second"]);
    const rest = await entriesOf({ subject, cursor: page[1]?._id ?? "" });
    expect(rest.map(({ what }) => what)).toEqual(["test.first"]);
    const shopper = await shop.signUp();
    const refused = shop.client(shopper.token).call(listAudit, { query: {} });
    await expect(refused).rejects.toMatchObject({ status: 403, code: "forbidden" });
    const nobody = shop.client().call(listAudit, { query: {} });
    await expect(nobody).rejects.toMatchObject({ status: 401 });
  });

  it("shows the block of each line, and whether the chain of blocks is whole", async () => {
    const client = shop.client(staff.token);
    const before = shop.clock.now;
    const { rows } = await client.call(getAuditChain, {});
    const subject = newId();
    await testAct(shop.acts, async ({ record }) => record({ what: "test.noted", subject }));
    expect(await entriesOf({ subject })).toMatchObject([{ block: null }]);
    shop.clock.now = new Date(before.getTime() + SETTLING_MS + 1);
    while (await testAct(shop.acts, appendBlock));
    staff = await shop.staff();
    const { last, ...chain } = await client.call(getAuditChain, {});
    expect(chain.rows).toBeGreaterThan(rows);
    expect(await entriesOf({ subject })).toMatchObject([
      { block: { number: last?.number, hash: last?.hash } },
    ]);
    expect(chain.check).toBeNull();
    await client.call(checkAuditChain, {});
    const checkOf = async () => (await client.call(getAuditChain, {})).check;
    await expect.poll(checkOf, { timeout: 20_000 }).toEqual({
      at: shop.clock.now.toISOString(),
      blocks: last?.number,
      rows: chain.rows,
      fault: null,
    });
    expect(await entriesOf({ actor: staff.userId, limit: 1 })).toMatchObject([
      { what: "audit.checked" },
    ]);
    shop.clock.now = before;
  });
});
