import { expect, it } from "vitest";
import { readPriceUpdate } from "./price-update.ts";

const RATES = [{ Carat: "22K", TodayPricePerGram: 12_230.68 }];

it("reads the shop's own message", () => {
  const text = JSON.stringify({ type: "PRICE_UPDATE", prices: RATES, at: "2026-11-18T06:30:00Z" });
  expect(readPriceUpdate(text)).toEqual(RATES);
});

it("reads the event priceUpdate with its array", () => {
  expect(readPriceUpdate(JSON.stringify({ event: "priceUpdate", data: RATES }))).toEqual(RATES);
  expect(readPriceUpdate(JSON.stringify({ type: "priceUpdate", prices: RATES }))).toEqual(RATES);
});

it.each([
  "",
  "not JSON",
  "null",
  "[]",
  '{"type":"HELLO"}',
  '{"type":"PRICE_UPDATE"}',
  '{"type":"PRICE_UPDATE","prices":[{"Carat":"22K","TodayPricePerGram":null}]}',
  '{"type":"PRICE_UPDATE","prices":[{"Carat":"22K","TodayPricePerGram":0}]}',
])("does not change %j", (text) => {
  expect(readPriceUpdate(text)).toBeNull();
});
