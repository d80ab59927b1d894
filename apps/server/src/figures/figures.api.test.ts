import { pageProducts } from "@suvarna/contract/catalogue/calls";
import { countStaffProducts } from "@suvarna/contract/catalogue/staff-products";
import { getFigures } from "@suvarna/contract/figures/staff";
import { quoteCounterOrder, sellAtCounter } from "@suvarna/contract/orders/counter";
import { moveOrder } from "@suvarna/contract/orders/staff";
import { changeSettings } from "@suvarna/contract/settings/staff";
import { salesOf } from "@suvarna/domain/figures";
import { indianDay, startOfIndianDay } from "@suvarna/domain/indian-day";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { moveWithApproval } from "../../test/approvals.ts";
import { fillCart, HOME, placeOrder } from "../../test/checkout.ts";
import { openShop, type Session, type TestShop } from "../../test/open-shop.ts";
import { acceptRates } from "../../test/rates.ts";
import { orders } from "../orders/tables.ts";
import { newId } from "../platform/ids.ts";
import { countVisits, createVisitCounter } from "./count-visits.ts";
import { visitDays, visitMarks } from "./tables.ts";

const DAY_MS = 24 * 3_600_000;
const CHROME = "Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36";
const PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Safari/604.1";

let shop: TestShop;
let owner: Session;
let productId: string;
beforeAll(async () => {
  shop = await openShop();
  owner = await shop.staff();
  const query = { available: "true", sort: "price-asc", limit: 50 } as const;
  const { products } = await shop.client().call(pageProducts, { query });
  productId = products.find(({ stock, sizes }) => (stock ?? 0) > 5 && sizes === null)?._id ?? "";
});
afterAll(() => shop[Symbol.asyncDispose]());

const read = (query: { period?: "day" | "week" | "month"; at?: string } = {}, who = owner) =>
  shop.client(who.token).call(getFigures, { query });

async function order() {
  const buyer = await shop.signUp();
  const { cartId } = await fillCart(shop, buyer, productId);
  return (await placeOrder(shop, buyer, { cartId })).order;
}

/** Computes the sales since a moment from the orders themselves. */
async function salesSince(from: Date) {
  const rows = await shop.database.db.select().from(orders);
  return rows
    .filter(({ createdAt }) => createdAt >= from)
    .reduce((sum, row) => sum + salesOf(row), 0);
}

describe("the figures", () => {
  it("agree with the orders to the paisa, less what was cancelled and refunded", async () => {
    const placed = [await order(), await order(), await order()];
    const before = await read();
    expect(before.sales?.now.orders).toBeGreaterThanOrEqual(3);
    expect(before.sales?.now.amount).toBe(await salesSince(new Date(before.from)));

    const cancelled = placed[0]?._id ?? "";
    await moveWithApproval(shop, owner, cancelled, (client) =>
      client.call(moveOrder, {
        params: { id: cancelled },
        body: { from: "confirmed", to: "cancelled", note: "Asked by phone" },
      }),
    );
    const refunded = placed[1]?._id ?? "";
    await shop.database.db.update(orders).set({ refunded: 123 }).where(eq(orders.id, refunded));

    for (const period of ["day", "week", "month"] as const) {
      const { from, sales, bestSellers } = await read({ period });
      const exact = await salesSince(new Date(from));
      expect(sales?.now.amount).toBe(exact);
      const bars = sales?.bars.reduce((sum, bar) => sum + (bar.now ?? 0), 0);
      expect(bars).toBe(exact);
      expect(bestSellers?.map((each) => each.productId)).toContain(productId);
    }
    const after = await read();
    expect(after.sales?.now.orders).toBe((before.sales?.now.orders ?? 0) - 1);
  });

  it("count the orders of staff as sales, but not as the end of a visit", async () => {
    await order();
    const placedOf = ({ funnel }: Awaited<ReturnType<typeof read>>) =>
      funnel?.steps.find(({ step }) => step === "order")?.count ?? 0;
    const before = await read();
    const staff = shop.client(owner.token);
    const pieces = { lines: [{ productId, quantity: 1 }], takenAway: false };
    const { totals } = await staff.call(quoteCounterOrder, { body: pieces });
    const shopper = { name: "Gulmohar Sen", phone: "+919811100001" };
    await staff.call(sellAtCounter, {
      headers: { "idempotency-key": newId() },
      body: {
        ...pieces,
        shopper,
        address: { ...HOME, phone: shopper.phone },
        payment: { by: "upi", reference: "UPI 1" },
        expectedTotal: totals.total,
      },
    });
    const sold = await read();
    expect(sold.sales?.now.orders).toBe((before.sales?.now.orders ?? 0) + 1);
    expect(placedOf(sold)).toBe(placedOf(before));
    expect(sold.sales?.now.conversionBp).toBe(before.sales?.now.conversionBp);
    await order();
    expect(placedOf(await read())).toBe(placedOf(before) + 1);
  });

  it("compare a week with the one before, and count the work that waits", async () => {
    const { sales } = await read();
    shop.clock.now = new Date(shop.clock.now.getTime() + 7 * DAY_MS);
    await acceptRates(shop, 13_000_00, 150_00);
    owner = await shop.staff();
    await order();
    const next = await read();
    expect(next.sales?.before.amount).toBe(sales?.now.amount);
    expect(next.sales?.bars).toHaveLength(7);
    expect(next.sales?.bars.filter(({ isRunning }) => isRunning)).toHaveLength(1);
    const { dispatch } = next.waiting;
    expect(dispatch?.late).toBeGreaterThan(0);
    expect(dispatch?.count).toBeGreaterThan(dispatch?.late ?? 0);
    const due = next.next?.map(({ dispatchBy }) => dispatchBy) ?? [];
    expect(due).toEqual(due.toSorted());
    expect(next.money?.total).toBe(
      (next.money?.unsettled.reduce((sum, { amount }) => sum + amount, 0) ?? 0) +
        (next.money?.cash.amount ?? 0) -
        (next.money?.toRefund.amount ?? 0),
    );
  });

  it("compare the share of visits that led to orders only when the period is over", async () => {
    const today = indianDay(shop.clock.now);
    const before = indianDay(new Date(shop.clock.now.getTime() - DAY_MS));
    const visitors = [today, before].map((day) => ({ day, step: "visit", visitors: 40 }));
    await shop.database.db.insert(visitDays).values(visitors);
    const running = (await read({ period: "day" })).sales;
    expect(running?.now.conversionBp).not.toBeNull();
    expect(running?.before).toMatchObject({ visits: null, conversionBp: null });
    expect(running?.change.conversionBp).toBeNull();

    shop.clock.now = new Date(shop.clock.now.getTime() + DAY_MS);
    owner = await shop.staff();
    const over = (await read({ period: "day", at: today })).sales;
    expect(over?.before).toMatchObject({ visits: 40, conversionBp: 0 });
    expect(over?.change.conversionBp).toBe(over?.now.conversionBp);
    await shop.database.db.delete(visitDays);
  });

  it("count low stock by the setting, as the list of products does", async () => {
    const lists = async () => (await shop.client(owner.token).call(countStaffProducts, {})).counts;
    const stock = async () => (await read()).waiting.stock;
    for (const lowStock of [1, 6]) {
      await shop.client(owner.token).call(changeSettings, {
        body: { values: { lowStock }, reason: "Counted before the feast" },
      });
      const counts = await lists();
      expect(await stock()).toEqual({
        low: counts["low-stock"],
        soldOut: counts["sold-out"],
        atMost: lowStock,
      });
    }
    const { scarce } = await read();
    expect(scarce?.every(({ stock }) => stock <= 6)).toBe(true);
  });

  it("show each role only its permitted figures", async () => {
    const rates = await read({}, await shop.staff("rates"));
    expect(rates.sales).toBeNull();
    expect(rates.next).toBeNull();
    expect(rates.waiting).toMatchObject({ dispatch: null, tickets: null, refunds: null });
    expect(rates.waiting.readings).not.toBeNull();
    const support = await read({}, await shop.staff("support"));
    expect(support.waiting.tickets).not.toBeNull();
  });
});

const dayAfter = (day: string) => indianDay(new Date(startOfIndianDay(day).getTime() + DAY_MS));

/** Creates a counter of visits, and a function that notes the reply to a request. */
function openCounter(acts = shop.acts) {
  const counter = createVisitCounter(acts, shop.app.log);
  const seen = (url: string, ip: string, agent: string, identity: object | null = null) =>
    counter.note(
      {
        method: "GET",
        url,
        ip,
        identity,
        routeOptions: { url: "/*" },
        headers: { "user-agent": agent },
      } as never,
      { statusCode: 200 } as never,
    );
  return { counter, seen };
}

describe("visits", () => {
  it("are counted once a day, without robots and staff, and are forgotten the next day", async () => {
    const { database, clock } = shop;
    const { counter, seen } = openCounter();
    seen("/", "10.9.0.1", CHROME);
    seen("/product/ring", "10.9.0.1", CHROME);
    seen("/product/ring", "10.9.0.1", CHROME);
    seen("/shop", "10.9.0.2", PHONE);
    seen("/", "10.9.0.3", "Googlebot/2.1 (+http://www.google.com/bot.html)");
    seen("/admin", "10.9.0.4", CHROME);
    seen("/", "10.9.0.5", CHROME);
    seen("/api/staff/figures", "10.9.0.5", CHROME, { role: "staff" });
    await counter.write();
    const day = indianDay(clock.now);
    const { funnel } = await read({ period: "day" });
    expect(funnel?.steps.slice(0, 2)).toEqual([
      { step: "visit", count: 2 },
      { step: "piece", count: 1 },
    ]);
    const marks = await database.db.select().from(visitMarks);
    expect(JSON.stringify(marks)).not.toMatch(/10\.9|Chrome|iPhone/);

    clock.now = new Date(clock.now.getTime() + DAY_MS);
    seen("/", "10.9.0.1", CHROME);
    await counter.write();
    const days = await database.db.select().from(visitDays).where(eq(visitDays.day, day));
    expect(days).toContainEqual({ day, step: "visit", visitors: 2 });
    const left = await database.db.select().from(visitMarks);
    expect(left.every((mark) => mark.day !== day)).toBe(true);
  });

  it("of the last seconds of a day count, also those that another process writes later", async () => {
    const { database, clock } = shop;
    const day = indianDay(new Date(clock.now.getTime() + DAY_MS));
    const midnight = startOfIndianDay(day).getTime() + DAY_MS;
    const [one, other] = [openCounter(), openCounter()];
    const countOf = async (which: string) =>
      (await countVisits(database.db, { from: which, until: dayAfter(which) })).visit;
    const at = (ms: number) => {
      clock.now = new Date(midnight + ms);
    };
    at(-2000);
    one.seen("/", "10.9.1.1", CHROME);
    await one.counter.write();
    one.seen("/", "10.9.1.2", CHROME);
    other.seen("/", "10.9.1.3", CHROME);
    at(3000);
    other.seen("/", "10.9.1.4", CHROME);
    await other.counter.write();
    await one.counter.write();
    expect(await countOf(day)).toBe(3);

    // The next write is on the day after: two days are closed at once.
    at(2 * DAY_MS);
    one.seen("/", "10.9.1.5", CHROME);
    await one.counter.write();
    expect(await countOf(day)).toBe(3);
    expect(await countOf(indianDay(new Date(midnight)))).toBe(1);
  });

  it("are added to a day that is counted already, and are kept when a write fails", async () => {
    const { acts, database, clock } = shop;
    const day = indianDay(clock.now);
    let isAway = true;
    const transaction: typeof database.transaction = (work) =>
      isAway ? Promise.reject(new Error("away")) : database.transaction(work);
    const late = openCounter({ ...acts, database: { ...database, transaction } });
    const { counter, seen } = openCounter();
    seen("/", "10.9.2.1", CHROME);
    late.seen("/", "10.9.2.2", CHROME);
    await counter.write();
    await expect(late.counter.write()).rejects.toThrow("away");
    const inShop = async () => {
      const rows = await database.db.select().from(visitDays).where(eq(visitDays.day, day));
      return rows.find(({ step }) => step === "visit")?.visitors;
    };
    clock.now = new Date(clock.now.getTime() + 2 * DAY_MS);
    seen("/", "10.9.2.3", CHROME);
    await counter.write();
    const closed = (await inShop()) ?? 0;
    isAway = false;
    await late.counter.write();
    seen("/", "10.9.2.4", CHROME);
    await counter.write();
    expect(await inShop()).toBe(closed + 1);
  });
});
