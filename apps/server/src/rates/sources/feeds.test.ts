import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  type FeedAnswer,
  type FeedStandIn,
  goldApiBody,
  metalPriceBody,
  openFeed,
} from "../../../test/feed-stand-in.ts";
import { readConfig } from "../../config.ts";
import { configuredSources } from "./configured-sources.ts";
import type { RateSource } from "./rate-source.ts";

const AT = new Date("2026-11-21T06:30:00.000Z");
const KEY = "a-key-of-ours";
const GOLD = 415_000;
const SILVER = 5200;
/** The expected reading: the prices above, in paise per gram. */
const READ = { gold999: 13_342_56, silver999: 167_18, takenAt: AT };

/** A timeout that is longer than an answer takes on a busy machine. */
const PATIENT_MS = 30_000;
/**
 * A timeout that is long enough for answers that are refused, and that ends soon when no answer
 * comes.
 */
const HASTY_MS = 1_000;

let feed: FeedStandIn;
beforeAll(async () => {
  feed = await openFeed();
});
afterAll(() => feed[Symbol.asyncDispose]());
beforeEach(() => {
  feed.requests.length = 0;
});

function source(
  name: "goldapi" | "metalpriceapi",
  settings: Record<string, string> = {},
  timeoutMs = PATIENT_MS,
): RateSource {
  const { rates } = readConfig({
    RATES_SOURCE: name,
    GOLDAPI_KEY: KEY,
    GOLDAPI_URL: feed.url,
    METALPRICEAPI_KEY: KEY,
    METALPRICEAPI_URL: feed.url,
    ...settings,
  });
  const [configured] = configuredSources({ ...rates, timeoutMs }, Math.random);
  return configured as RateSource;
}

const read = (from: RateSource) => from.read({ now: AT, last: null });

/** The invalid replies with which every feed is tested. */
const BROKEN: [string, FeedAnswer, RegExp][] = [
  ["401", { status: 401, body: { error: "Invalid API key" } }, /^status 401$/],
  ["403", { status: 403, body: { error: "Quota" } }, /^status 403$/],
  ["429", { status: 429, body: "too many requests" }, /^status 429$/],
  ["500", { status: 500, body: "" }, /^status 500$/],
  ["503", { status: 503, body: "<html>" }, /^status 503$/],
  ["plain text", { body: "too many requests" }, /no JSON/],
  ["JSON that is cut off", { body: '{"timestamp":1733067000,"met' }, /no JSON/],
  ["nothing", { body: "" }, /no JSON/],
  ["null", { body: "null" }, /no rates/],
  ["JSON in a string", { body: JSON.stringify('{"price":1}') }, /no rates/],
  ["silence", () => {}, /in time/],
  ["half an answer, then silence", (response) => void response.write('{"a":'), /in time/],
  ["a connection that breaks", (response) => response.destroy(), /broke off/],
  ["half an answer, then a break", breakOff, /broke off/],
  ["an answer without an end", { body: `"${"x".repeat(100_000)}"` }, /without an end/],
  ["another address", redirect, /broke off/],
];

function breakOff(response: Parameters<Extract<FeedAnswer, (...args: never) => void>>[0]): void {
  response.writeHead(200, { "content-length": 500 });
  response.write('{"success":true', () => response.destroy());
}

function redirect(response: Parameters<typeof breakOff>[0]): void {
  response.writeHead(302, { location: feed.url }).end();
}

describe("GoldAPI.io", () => {
  const quote = (metal: string, over: object = {}) => ({
    ...goldApiBody(metal, metal === "XAU" ? GOLD : SILVER, AT),
    ...over,
  });
  /** Returns the documented replies for both metals, with the changes of `over`. */
  const answers = (over: object) => {
    feed.answer = ({ url }) => ({ body: quote(url?.includes("XAU") ? "XAU" : "XAG", over) });
  };

  it("is queried for both metals in rupees, with the key in the header", async () => {
    answers({});
    const reading = await read(source("goldapi"));
    expect(reading).toMatchObject(READ);
    expect(reading.bodyHash).toMatch(/^[0-9a-f]{64}$/);
    expect(feed.requests).toEqual([
      { url: "/api/XAU/INR", token: KEY },
      { url: "/api/XAG/INR", token: KEY },
    ]);
  });

  it("may report its time in milliseconds, and unused carats as null", async () => {
    answers({ timestamp: AT.getTime(), price_gram_22k: null, price_gram_18k: undefined });
    expect(await read(source("goldapi"))).toMatchObject(READ);
  });

  it("is as old as the older of its two metals", async () => {
    const earlier = new Date(AT.getTime() - 60_000);
    feed.answer = ({ url }) => ({
      body: url?.includes("XAU") ? quote("XAU") : goldApiBody("XAG", SILVER, earlier),
    });
    expect((await read(source("goldapi"))).takenAt).toEqual(earlier);
  });

  it.each([
    ["error text in a 200", { error: "No data available for this date or pair." }, /an error/],
    ["an error beside rates", { error: "Monthly quota exceeded" }, /an error/],
    ["a null price of the gram", { price_gram_24k: null }, /price_gram_24k/],
    ["a price as text", { price: "415000" }, /no usable price/],
    ["a negative price", { price: -1 }, /no usable price/],
    ["no time", { timestamp: null }, /timestamp/],
    ["another currency", { currency: "USD" }, /currency/],
    ["another metal", { metal: "XPT" }, /another metal/],
    ["an ounce for a gram", { price_gram_24k: GOLD }, /don't agree/],
    ["a gram for an ounce", { price: 13_342.56 }, /don't agree/],
  ])("is not believed with %s", async (_what, over, words) => {
    answers(over);
    await expect(read(source("goldapi", {}, HASTY_MS))).rejects.toThrow(words);
    expect(feed.requests).toHaveLength(1);
  });

  it("is not accepted when it contains only an error", async () => {
    feed.answer = () => ({ body: { error: "No data available for this date or pair." } });
    await expect(read(source("goldapi"))).rejects.toThrow("an error in place of rates");
  });

  it.each(BROKEN)("is not waited for, nor believed, with %s", async (_what, answer, words) => {
    feed.answer = () => answer;
    await expect(read(source("goldapi", {}, HASTY_MS))).rejects.toThrow(words);
  });
});

describe("metalpriceapi.com", () => {
  const body = metalPriceBody(GOLD, SILVER, AT);
  const answers = (over: object, rates: object = {}) => {
    feed.answer = () => ({ body: { ...body, ...over, rates: { ...body.rates, ...rates } } });
  };

  it("is queried once for both metals, with rupees as the base", async () => {
    answers({});
    expect(await read(source("metalpriceapi"))).toMatchObject(READ);
    expect(feed.requests).toHaveLength(1);
    const { pathname, searchParams } = new URL(feed.requests[0]?.url ?? "", feed.url);
    expect(pathname).toBe("/v1/latest");
    expect(Object.fromEntries(searchParams)).toEqual({
      api_key: KEY,
      base: "INR",
      currencies: "XAU,XAG",
    });
  });

  it("may report ounces for one rupee only, and its time in milliseconds", async () => {
    answers({ timestamp: AT.getTime() }, { INRXAU: undefined, INRXAG: undefined });
    expect(await read(source("metalpriceapi"))).toMatchObject(READ);
  });

  it.each([
    [
      "no success",
      { success: false, error: { statusCode: 102, message: "invalid" } },
      {},
      /an error/,
    ],
    ["another base", { base: "USD" }, {}, /base/],
    ["no time", { timestamp: undefined }, {}, /timestamp/],
    ["a missing metal", {}, { XAG: undefined }, /rates.XAG/],
    ["null", {}, { XAU: null }, /rates.XAU/],
    ["nothing for a rupee", {}, { XAU: 0 }, /rates.XAU/],
    ["its two rates exchanged", {}, { XAU: GOLD, INRXAU: 1 / GOLD, XAG: SILVER }, /don't agree/],
    ["two rates that differ", {}, { INRXAU: GOLD * 1.01 }, /XAU don't agree/],
    ["grams for a rupee", {}, { XAU: 31.1034768 / GOLD }, /XAU don't agree/],
  ])("is not believed with %s", async (_what, over, rates, words) => {
    answers(over, rates);
    await expect(read(source("metalpriceapi", {}, HASTY_MS))).rejects.toThrow(words);
  });

  it.each([
    ["no rates", { success: true, base: "INR", timestamp: 1_733_067_000 }, /no usable rates/],
    ["an error of its own shape", { success: false, error: { statusCode: 101 } }, /an error/],
  ])("is not believed with %s", async (_what, answer, words) => {
    feed.answer = () => ({ body: answer });
    await expect(read(source("metalpriceapi", {}, HASTY_MS))).rejects.toThrow(words);
  });

  it.each(BROKEN)("is not waited for, nor believed, with %s", async (_what, answer, words) => {
    feed.answer = () => answer;
    await expect(read(source("metalpriceapi", {}, HASTY_MS))).rejects.toThrow(words);
  });

  it("never reveals its key in an error", async () => {
    for (const [, answer] of BROKEN) {
      feed.answer = () => answer;
      const error: Error = await read(source("metalpriceapi", {}, HASTY_MS)).then(
        () => expect.fail("it was believed"),
        (reason) => reason,
      );
      expect(`${error.stack} ${JSON.stringify(error)}`).not.toContain(KEY);
    }
  });
});
