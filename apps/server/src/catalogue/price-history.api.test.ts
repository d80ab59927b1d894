import { getPriceHistory } from "@suvarna/contract/catalogue/price-history";
import { endOfIndianDay, indianDay } from "@suvarna/domain/indian-day";
import { rupees } from "@suvarna/domain/money";
import { priceOf } from "@suvarna/domain/price";
import { withGst } from "@suvarna/domain/tax";
import { afterAll, beforeAll, expect, it } from "vitest";
import { appOn, testAct } from "../../test/acting.ts";
import { addCategory, addRing, aRing } from "../../test/catalogue.ts";
import { openShop, type TestShop } from "../../test/open-shop.ts";
import { addToHistory } from "../rates/index.ts";

const DAY_MS = 24 * 3_600_000;

let shop: TestShop;
let ring: Parameters<typeof priceOf>[0];
const SLUG = "ring-with-history";

beforeAll(async () => {
  shop = await openShop();
  const { db } = shop.database;
  const categoryId = await addCategory(db, "Rings with a history");
  const columns = { categoryId, slug: SLUG, stoneValuePaise: 5_000_00, discountBp: 500 };
  ring = aRing(columns);
  await addRing(db, columns);
  const app = appOn(shop.database, () => shop.clock.now);
  app.outbox.connect({});
  const days = Array.from({ length: 400 }, (_, index) => 400 - index);
  await testAct(app, ({ tx }) =>
    addToHistory(
      tx,
      days.map((ago) => ({
        at: lastMomentOf(ago),
        perGram: ratesOf(ago),
      })),
    ),
  );
});
afterAll(() => shop[Symbol.asyncDispose]());

/**
 * Returns the last moment of a day in India, so that rates of this moment are the last rates of the
 * day.
 */
function lastMomentOf(ago: number): Date {
  const day = indianDay(new Date(shop.clock.now.getTime() - ago * DAY_MS));
  return new Date(endOfIndianDay(day).getTime() - 1);
}

function ratesOf(ago: number) {
  const gold22k = 12_000_00 - ago * 100;
  return { "24K": gold22k + 1_000_00, "22K": gold22k, "18K": gold22k - 2_000_00, Silver: 150_00 };
}

const history = (days?: number) =>
  shop.client().call(getPriceHistory, {
    params: { id: SLUG },
    ...(days === undefined ? {} : { query: { days } }),
  });

const payableAt = (rates: Parameters<typeof priceOf>[1]) =>
  rupees(withGst(priceOf(ring, rates)?.discountedPrice ?? 0, shop.config.cart.gstRateBp));

it("is the payable price of each day, oldest first, and ends with the price of now", async () => {
  const { days, points } = await history();
  expect(days).toBe(90);
  expect(points).toHaveLength(90);
  expect(points.at(-1)?.payable).toBe(payableAt(shop.rates.perGram()));
  expect(points.at(-2)?.payable).toBe(payableAt(ratesOf(1)));
  expect(points[0]?.payable).toBe(payableAt(ratesOf(89)));
  expect(points.map(({ day }) => day)).toEqual(points.map(({ day }) => day).toSorted());
  expect((await history(30)).points).toEqual(points.slice(-30));
});

it("has every day but the newest in a reply that stays the same while the rates change", async () => {
  const query = { live: "false" } as const;
  const { points } = await shop.client().call(getPriceHistory, { params: { id: SLUG }, query });
  const live = (await history()).points;
  expect(points).toEqual([...live.slice(0, -1), { day: live.at(-1)?.day, payable: null }]);
});

it("has at most a point for each day of a year, and only the offered ranges", async () => {
  expect((await history(365)).points).toHaveLength(365);
  await expect(history(31)).rejects.toMatchObject({ status: 400, code: "bad_request" });
  const unknown = shop.client().call(getPriceHistory, { params: { id: "no-such-piece" } });
  await expect(unknown).rejects.toMatchObject({ status: 404, code: "product_not_found" });
});

it("may be kept by shared caches until catalogue or rates change", async () => {
  const reply = await shop.app.inject({ url: `/api/gold/${SLUG}/price-history` });
  expect(reply.headers["etag"] ?? reply.headers["cache-control"]).toMatch(/./);
  expect(reply.headers["cache-control"]).not.toContain("no-store");
});
