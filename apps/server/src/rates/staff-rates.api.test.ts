import { getRates } from "@suvarna/contract/rates/calls";
import {
  confirmReading,
  enterRates,
  getSources,
  listReadings,
  rejectReading,
} from "@suvarna/contract/rates/staff";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { approvePending } from "../../test/approvals.ts";
import { type FeedStandIn, metalPriceBody, openFeed } from "../../test/feed-stand-in.ts";
import { openShop, type TestShop } from "../../test/open-shop.ts";
import { pollSources } from "./poll-sources.ts";

const OUNCE = 31.1034768;
const GRAM = 13_342.56;
/** A time shortly before the time at which test shops open. */
const OPENED = new Date("2026-11-21T06:11:00.000Z");

let feed: FeedStandIn;
let shop: TestShop;
let staff: ReturnType<TestShop["client"]>;

beforeAll(async () => {
  feed = await openFeed();
  feed.answer = () => ({ body: metalPriceBody(GRAM * OUNCE, 167.18 * OUNCE, OPENED) });
  shop = await openShop({
    APPROVAL_HAND_RATE_BP: "500",
    RATES_SOURCE: "metalpriceapi",
    METALPRICEAPI_URL: feed.url,
    METALPRICEAPI_KEY: "key",
    METALPRICEAPI_MONTHLY_REQUESTS: "10000000",
  });
  staff = shop.client((await shop.staff()).token);
});
afterAll(async () => {
  await shop[Symbol.asyncDispose]();
  await feed[Symbol.asyncDispose]();
});

/** Advances the clock and polls the source, which reports this price of gold in rupees per gram. */
async function pollAt(gold: number, seconds = 60): Promise<void> {
  shop.clock.now = new Date(shop.clock.now.getTime() + seconds * 1000);
  const at = shop.clock.now;
  feed.answer = () => ({ body: metalPriceBody(gold * OUNCE, 167.18 * OUNCE, at) });
  await pollSources({ ...shop.rates.staffDependencies, log: shop.app.log });
}

/**
 * Waits until the shop shows this price in rupees per gram, because a sheet is loaded only after
 * its commit.
 */
async function expectShown(gold: number): Promise<void> {
  await vi.waitFor(async () => {
    const [entry] = await shop.client().call(getRates, {});
    expect(entry?.TodayPricePerGram).toBe(gold);
  }, 2000);
}

const waiting = () => staff.call(listReadings, { query: { status: "quarantined" } });
const byHand = (gold24k: number, over: object = {}) =>
  staff.call(enterRates, {
    body: { gold24k, silver: 167.18, reason: "The association's board", ...over },
  });

describe("staff", () => {
  it("see the state of the sources", async () => {
    await pollAt(GRAM);
    await expectShown(GRAM);
    const { newest, sources } = await staff.call(getSources, {});
    expect(newest).toMatchObject({ source: "metalpriceapi.com", isValid: true });
    expect(sources).toMatchObject([
      { name: "metalpriceapi.com", status: "working", failuresInARow: 0, failure: null },
    ]);
    feed.answer = () => ({ status: 403, body: {} });
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
    await pollSources({ ...shop.rates.staffDependencies, log: shop.app.log });
    const later = await staff.call(getSources, {});
    expect(later.sources).toMatchObject([{ status: "failing", failure: "status 403" }]);
    await expectShown(GRAM);
  });

  it("confirm a jump, which then is sold by", async () => {
    await pollAt(GRAM * 1.1, 600);
    await expectShown(GRAM);
    const [reading] = await waiting();
    expect(reading).toMatchObject({ gold: 14_676.82, why: expect.stringContaining("10.0 %") });
    const call = { params: { id: reading?._id ?? "" }, body: { reason: "It is in the news" } };
    // A jump of a tenth is beyond what one person may confirm alone.
    const reply = await staff.call(confirmReading, call);
    await expectShown(GRAM);
    await approvePending(shop, reply);
    const sheet = (await staff.call(getSources, {})).newest;
    expect(sheet).toMatchObject({ prices: { "24K": 14_676.82 }, source: "metalpriceapi.com" });
    expect(sheet?.reason).toContain("It is in the news");
    await expectShown(14_676.82);
    expect(await waiting()).toEqual([]);
    await expect(staff.call(confirmReading, call)).rejects.toMatchObject({
      status: 409,
      code: "reading_decided",
    });
  });

  it("reject a jump, and the last rates stay", async () => {
    await pollAt(GRAM, 600);
    const [reading] = await waiting();
    const call = { params: { id: reading?._id ?? "" }, body: { reason: "Their mistake" } };
    await staff.call(rejectReading, call);
    await expectShown(14_676.82);
    const [rejected] = await staff.call(listReadings, { query: { status: "rejected" } });
    expect(rejected).toMatchObject({ _id: reading?._id, decision: "Their mistake" });
    // The source repeats the rejected prices, and staff are not asked again for an hour.
    await pollAt(GRAM + 1, 600);
    expect(await waiting()).toEqual([]);
    for (const id of ["no-such-thing", "0198c0de-0000-7000-8000-000000000000"]) {
      await expect(staff.call(rejectReading, { ...call, params: { id } })).rejects.toMatchObject({
        status: 404,
        code: "reading_not_found",
      });
    }
  });

  it("can't confirm a reading that has become too old", async () => {
    await pollAt(GRAM, 60 * 60);
    const [reading] = await waiting();
    const before = shop.clock.now;
    shop.clock.now = new Date(before.getTime() + shop.config.rates.maxAgeMs + 1000);
    const call = { params: { id: reading?._id ?? "" }, body: { reason: "Late" } };
    await expect(staff.call(confirmReading, call)).rejects.toMatchObject({
      status: 422,
      code: "rate_refused",
    });
    shop.clock.now = before;
    // The refused decision has changed nothing, so the reading is still in quarantine.
    expect(await waiting()).toHaveLength(1);
  });

  it("enter rates by hand, which are valid for the chosen time", async () => {
    const sheet = await byHand(14_500, { holdMinutes: 60, gold22k: 13_300 });
    expect(sheet).toMatchObject({
      source: "Set by the shop",
      reason: "The association's board",
      prices: { "24K": 14_500, "22K": 13_300, "18K": 10_885.89, Silver: 167.18 },
    });
    await expectShown(14_500);
    const requestCount = feed.requests.length;
    await pollAt(14_510, 30 * 60);
    expect(feed.requests).toHaveLength(requestCount);
    await expectShown(14_500);
    await pollAt(14_510, 31 * 60);
    await expectShown(14_510);
  });

  it("must confirm a jump, and are refused impossible rates", async () => {
    await expect(byHand(16_000)).rejects.toMatchObject({ status: 409, code: "rate_jump" });
    await approvePending(shop, await byHand(16_000, { confirmJump: true }));
    await expectShown(16_000);
    for (const [gold, over] of [
      [160_000, {}],
      [1_600, {}],
      [16_000, { gold22k: 16_001 }],
      [16_000, { silver: 9_000 }],
    ] as const) {
      await expect(byHand(gold, { confirmJump: true, ...over })).rejects.toMatchObject({
        status: 422,
        code: "rate_refused",
      });
    }
    await expect(byHand(16_000, { reason: " " })).rejects.toMatchObject({
      status: 400,
      fields: { reason: expect.any(String) },
    });
    await expectShown(16_000);
  });
});
