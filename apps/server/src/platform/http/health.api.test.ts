import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type TestShop } from "../../../test/open-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop[Symbol.asyncDispose]());

const askOf = async ({ app }: TestShop, url: string) => {
  const { statusCode, json } = await app.inject(url);
  return [statusCode, json()];
};
const ask = (url: string) => askOf(shop, url);

it("is ready with a database and valid rates, still serves without them, and lists what is missing", async () => {
  expect(await ask("/readyz")).toEqual([200, { status: "ready" }]);

  const { now } = shop.clock;
  shop.clock.now = new Date(now.getTime() + 25 * 3_600_000);
  expect(await ask("/readyz")).toEqual([200, { status: "degraded", degraded: ["rates"] }]);
  expect(await ask("/healthz")).toEqual([200, { status: "alive" }]);

  shop.clock.now = now;
  await shop.database.db.execute(sql`alter table rate_sheets rename to elsewhere`);
  expect(await ask("/readyz")).toEqual([503, { status: "not ready", lacks: ["database"] }]);
  expect(await ask("/healthz")).toEqual([200, { status: "alive" }]);
});

const NOBODY_ANSWERS = { GOLDAPI_KEY: "key", GOLDAPI_URL: "http://127.0.0.1:1" };
it.each([
  ["goldapi", [503, { status: "not ready", lacks: ["rates"] }]],
  // With manual rates the shop must serve, because staff need it to enter rates.
  ["manual", [200, { status: "degraded", degraded: ["rates"] }]],
])("before the first rates of %s is as ready as it can be", async (source, answer) => {
  await using fresh = await openShop({ RATES_SOURCE: source, ...NOBODY_ANSWERS });
  expect(await askOf(fresh, "/readyz")).toEqual(answer);
});
