import type { RatesPerGram } from "@suvarna/domain/rate-sheet";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type TestShop } from "../../test/open-shop.ts";
import { acceptRates } from "../../test/rates.ts";
import { createLoadedRates } from "./loaded-rates.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({});
});
afterAll(() => shop[Symbol.asyncDispose]());

function loadedRates(prepare: (rates: RatesPerGram) => Promise<void>) {
  const clock = () => shop.clock.now;
  return createLoadedRates(shop.database.db, clock, shop.config.rates, () => true, prepare);
}

it("prepares for new rates before they are the current ones", async () => {
  await acceptRates(shop, 1_300_000, 16_718);
  const prepared: RatesPerGram[] = [];
  const ready = Promise.withResolvers<void>();
  const loaded = loadedRates((rates) => {
    prepared.push(rates);
    return ready.promise;
  });
  await loaded.read();
  expect(prepared).toEqual([]);

  await acceptRates(shop, 1_310_000, 16_800);
  const reading = loaded.read();
  await expect.poll(() => prepared.length).toBe(1);
  expect(loaded.valid()?.sheet.perGram["24K"]).toBe(1_300_000);
  ready.resolve();
  await reading;
  expect(loaded.valid()?.sheet.perGram).toEqual(prepared[0]);
  expect(prepared[0]?.["24K"]).toBe(1_310_000);
  loaded.close();
});

it.each([
  ["fails", () => Promise.reject(new Error("no"))],
  ["never ends", () => new Promise<never>(() => {})],
])("are used soon when the preparation %s", async (_, prepare) => {
  await acceptRates(shop, 1_300_000, 16_718);
  const loaded = loadedRates(prepare);
  await loaded.read();
  await acceptRates(shop, 1_320_000, 16_900);
  await loaded.read();
  expect(loaded.valid()?.sheet.perGram["24K"]).toBe(1_320_000);
  loaded.close();
});
