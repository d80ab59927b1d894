import { getProduct } from "@suvarna/contract/catalogue/calls";
import { getRates } from "@suvarna/contract/rates/calls";
import {
  enterRates,
  listReadings,
  rejectReading,
  withdrawRates,
} from "@suvarna/contract/rates/staff";
import * as desk from "@suvarna/contract/rates/staff-desk";
import { approve } from "@suvarna/contract/staff/staff";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { approvePending, pendingApprovalOf } from "../../test/approvals.ts";
import { type FeedStandIn, metalPriceBody, openFeed } from "../../test/feed-stand-in.ts";
import { openShop, type Session, type TestShop } from "../../test/open-shop.ts";
import { pollSources } from "./poll-sources.ts";
import { watchRateAge } from "./watch-age.ts";

const OUNCE = 31.1034768;
const WORLD = 12_000;
const OPENED = new Date("2026-11-21T06:11:00.000Z");
const MINUTE_MS = 60_000;

let feed: FeedStandIn;
let shop: TestShop;
let person: Session;
let staff: ReturnType<TestShop["client"]>;

beforeAll(async () => {
  feed = await openFeed();
  feed.answer = () => ({ body: metalPriceBody(WORLD * OUNCE, 150 * OUNCE, OPENED) });
  shop = await openShop({
    RATES_SOURCE: "metalpriceapi",
    METALPRICEAPI_URL: feed.url,
    METALPRICEAPI_KEY: "key",
    METALPRICEAPI_MONTHLY_REQUESTS: "10000000",
    RATES_SELL_MINUTES: "60",
    RATES_GOLD_ADJUST_BP: "600",
  });
  person = await shop.staff();
  staff = shop.client(person.token);
});
afterAll(async () => {
  await shop[Symbol.asyncDispose]();
  await feed[Symbol.asyncDispose]();
});

const dependencies = () => ({ ...shop.rates.staffDependencies, log: shop.app.log });
const pass = (ms: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms);
};

/**
 * Polls the source, after a minute by default. The source reports `world` as the price of gold in
 * rupees per gram.
 */
async function poll(world: number, ms = MINUTE_MS): Promise<void> {
  pass(ms);
  const at = shop.clock.now;
  feed.answer = () => ({ body: metalPriceBody(world * OUNCE, 150 * OUNCE, at) });
  await pollSources(dependencies());
}

const reason = "The board of the city";
const show = () => staff.call(desk.getRatesDesk, {});
const shown = async () => {
  await shop.rates.load();
  const entries = await shop.client().call(getRates, {});
  return Object.fromEntries(entries.map((each) => [each.Carat, each.TodayPricePerGram]));
};

describe("the desk", () => {
  it("shows rates with their mode, their source, and the sources to ask", async () => {
    await poll(WORLD);
    const second = await shop.addOwner();
    const found = await show();
    expect(found).toMatchObject({
      state: "live",
      world: { gold: WORLD, silver: 150 },
      adjustment: { gold: { bp: 600, perGram: 0 }, said: null },
      hold: null,
      stopped: [],
      quarantine: [],
      locks: 0,
      oldMinutes: 30,
      sellMinutes: 60,
    });
    expect(found.rates).toMatchObject([
      { Carat: "24K", price: 12_720, mode: "auto" },
      { Carat: "22K", mode: "auto" },
      { Carat: "18K", mode: "auto" },
      { Carat: "Silver", price: 150, mode: "auto" },
    ]);
    expect(found.deciders.map(({ _id }) => _id)).toContain(second.userId);
    expect(found.deciders.map(({ _id }) => _id)).not.toContain(person.userId);
    expect(found.pieces.map(({ carat }) => carat)).toContain("22K");
    expect(found.published.gold).toBeGreaterThan(0);
  });

  it("shows when the rates are old", async () => {
    pass(31 * MINUTE_MS);
    expect((await show()).state).toBe("old");
    await poll(WORLD);
    expect((await show()).state).toBe("live");
  });
});

describe("rates by hand", () => {
  it("wait for a second person, are valid for the chosen time, and end by themselves", async () => {
    const body = { gold24k: 12_800, silver: 151, reason, holdMinutes: 120, confirmJump: false };
    const reply = await staff.call(enterRates, { body });
    expect((await shown())["24K"]).toBe(12_720);
    const askedAt = shop.clock.now;
    pass(10 * MINUTE_MS);
    await approvePending(shop, reply);
    expect(await shown()).toMatchObject({ "24K": 12_800, Silver: 151 });
    const found = await show();
    expect(found).toMatchObject({
      state: "by-hand",
      heldUntil: new Date(askedAt.getTime() + 120 * MINUTE_MS).toISOString(),
    });
    expect(found.entries[0]).toMatchObject({
      what: "by-hand",
      gold24k: 12_800,
      by: { _id: person.userId },
      agreedBy: { _id: expect.any(String) },
    });
    await poll(WORLD, 100 * MINUTE_MS);
    expect((await shown())["24K"]).toBe(12_800);
    await poll(WORLD, 20 * MINUTE_MS);
    expect((await shown())["24K"]).toBe(12_720);
    expect((await show()).state).toBe("live");
  });

  it("end earlier when staff release them", async () => {
    const body = { gold24k: 12_800, silver: 150, reason, holdMinutes: 600, confirmJump: false };
    await approvePending(shop, await staff.call(enterRates, { body }));
    await poll(WORLD);
    expect((await shown())["24K"]).toBe(12_800);
    await staff.call(desk.releaseRates, { body: { reason } });
    await poll(WORLD);
    expect((await shown())["24K"]).toBe(12_720);
  });
});

describe("a hold", () => {
  it("stops the rates, and the shop sells by them, until its time is over", async () => {
    await poll(WORLD);
    await staff.call(desk.holdRates, { body: { minutes: 120, reason } });
    const requestCount = feed.requests.length;
    await poll(WORLD + 50, 90 * MINUTE_MS);
    expect(feed.requests).toHaveLength(requestCount);
    expect((await shown())["24K"]).toBe(12_720);
    const found = await show();
    expect(found).toMatchObject({ state: "held", hold: { by: { _id: person.userId }, reason } });
    expect(found.rates[0]?.mode).toBe("held");
    await poll(WORLD + 50, 31 * MINUTE_MS);
    expect((await shown())["24K"]).toBe(12_773);
    expect((await show()).hold).toBeNull();
  });

  it("is refused for old rates, and for longer than the market's prices may be old", async () => {
    const tooLong = { minutes: 24 * 60 + 1, reason };
    await expect(staff.call(desk.holdRates, { body: tooLong })).rejects.toMatchObject({
      status: 409,
      code: "rates_not_held",
    });
    pass(61 * MINUTE_MS);
    await expect(
      staff.call(desk.holdRates, { body: { minutes: 60, reason } }),
    ).rejects.toMatchObject({ code: "rates_not_held" });
    expect(shop.rates.current()).toBeNull();
  });

  it("ends when its rates are withdrawn", async () => {
    await poll(WORLD);
    await staff.call(desk.holdRates, { body: { minutes: 60, reason } });
    await staff.call(withdrawRates, { body: { reason } });
    expect((await show()).state).toBe("none");
    await poll(WORLD + 10);
    expect((await shown())["24K"]).toBe(12_730.6);
  });
});

describe("sales", () => {
  it("are stopped by one person at once, and started by two", async () => {
    const gold = (await show()).pieces.find(({ carat }) => carat === "22K");
    const silver = (await show()).pieces.find(({ carat }) => carat === "Silver");
    const priceOf = async (slug = "") =>
      (await shop.client().call(getProduct, { params: { id: slug } })).discountedPrice ?? null;
    expect(await priceOf(gold?.slug)).not.toBeNull();

    await staff.call(desk.stopSales, { body: { metals: ["gold"], reason } });
    expect(await shown()).toEqual({ Silver: 150 });
    expect(await priceOf(gold?.slug)).toBeNull();
    expect(await priceOf(silver?.slug)).not.toBeNull();
    const found = await show();
    expect(found.state).toBe("stopped");
    expect(found.stopped).toMatchObject([{ metal: "gold", by: { _id: person.userId }, reason }]);
    expect(found.rates.map(({ mode }) => mode)).toEqual(["stopped", "stopped", "stopped", "auto"]);
    // New rates do not start the stopped sales again.
    await poll(WORLD);
    expect(await shown()).toEqual({ Silver: 150 });

    const reply = await staff.call(desk.startSales, { body: { metals: ["gold"], reason } });
    const params = { id: pendingApprovalOf(reply ?? {})._id };
    await expect(staff.call(approve, { params })).rejects.toMatchObject({ code: "approval_own" });
    expect(await shown()).toEqual({ Silver: 150 });
    await approvePending(shop, reply ?? {});
    expect((await shown())["24K"]).toBe(12_720);
    await expect(
      staff.call(desk.startSales, { body: { metals: ["gold"], reason } }),
    ).rejects.toMatchObject({ code: "sales_not_stopped" });
  });
});

describe("the local adjustment", () => {
  const adjust = (perGram: number) =>
    staff.call(desk.adjustRates, {
      body: { gold: { bp: 600, perGram }, silver: { bp: 0, perGram: -1.5 }, reason },
    });

  it("is used from the next reading on, after a second person has approved it", async () => {
    const reply = await adjust(85);
    await poll(WORLD);
    expect((await shown())["24K"]).toBe(12_720);
    await approvePending(shop, reply ?? {});
    await poll(WORLD);
    expect(await shown()).toMatchObject({ "24K": 12_805, Silver: 148.5 });
    expect((await show()).adjustment).toMatchObject({
      gold: { bp: 600, perGram: 85 },
      silver: { bp: 0, perGram: -1.5 },
      said: { by: { _id: person.userId }, agreedBy: { _id: expect.any(String) }, reason },
    });
  });

  it("must be confirmed again when it has changed in the meantime", async () => {
    const [one, other] = [await adjust(90), await adjust(95)];
    await approvePending(shop, one ?? {});
    await expect(approvePending(shop, other ?? {})).rejects.toMatchObject({
      code: "approval_outdated",
    });
    await poll(WORLD);
    expect((await shown())["24K"]).toBe(12_810);
  });
});

it("a suspicious reading waits at the desk until it is refused", async () => {
  await poll(WORLD * 1.1);
  const [reading] = (await show()).quarantine;
  expect(reading).toMatchObject({
    source: "metalpriceapi.com",
    why: expect.stringContaining("9.9"),
  });
  const params = { id: reading?._id ?? "" };
  await staff.call(rejectReading, { params, body: { reason } });
  const found = await show();
  expect(found.quarantine).toEqual([]);
  expect(found.entries.slice(0, 2)).toMatchObject([
    { what: "refused", by: { _id: person.userId }, reason },
    { what: "held-back", by: null },
  ]);
  const others = await staff.call(listReadings, { query: { status: "quarantined" } });
  expect(others).toEqual([]);
});

it("queries the sources again at once", async () => {
  feed.answer = () => ({ status: 500, body: "" });
  pass(MINUTE_MS);
  await pollSources(dependencies());
  const requestCount = feed.requests.length;
  pass(1000);
  await pollSources(dependencies());
  expect(feed.requests).toHaveLength(requestCount);
  await staff.call(desk.askSources, {});
  await pollSources(dependencies());
  expect(feed.requests).toHaveLength(requestCount + 1);
});

it("sends one alarm to staff who may set rates when no newer rates arrive", async () => {
  await poll(WORLD, 30 * MINUTE_MS);
  const email = shop.config.staff?.email ?? "";
  const letters = async () =>
    (await shop.messagesTo(email)).filter(({ kind }) => kind === "rates-stale");
  pass(44 * MINUTE_MS);
  await watchRateAge(dependencies());
  expect(await letters()).toEqual([]);
  pass(2 * MINUTE_MS);
  await watchRateAge(dependencies());
  await watchRateAge(dependencies());
  await vi.waitFor(async () => expect(await letters()).toHaveLength(1));
  await poll(WORLD);
  pass(46 * MINUTE_MS);
  await watchRateAge(dependencies());
  await vi.waitFor(async () => expect(await letters()).toHaveLength(2));
});
