import { getProduct } from "@suvarna/contract/catalogue/calls";
import {
  confirmReading,
  enterRates,
  listReadings,
  rejectReading,
} from "@suvarna/contract/rates/staff";
import * as desk from "@suvarna/contract/rates/staff-desk";
import { approve } from "@suvarna/contract/staff/staff";
import { describe, expect, it, vi } from "vitest";
import { approvePending, pendingApprovalOf } from "../../test/approvals.ts";
import {
  feed,
  MINUTE_MS,
  openRatesDesk,
  pass,
  person,
  poll,
  pollDependencies,
  reason,
  shop,
  show,
  shown,
  staff,
  WORLD,
} from "../../test/rates-desk.ts";
import { pollSources } from "./poll-sources.ts";
import { type ReadingContext, SourceError } from "./sources/rate-source.ts";
import { watchRateAge } from "./watch-age.ts";

openRatesDesk();

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
    expect(await show()).toMatchObject({ state: "old", isOld: true });
    await poll(WORLD);
    expect(await show()).toMatchObject({ state: "live", isOld: false, lastByHand: null });
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
    // Old rates are shown as old also while sales are stopped.
    pass(31 * MINUTE_MS);
    expect(await show()).toMatchObject({ state: "stopped", isOld: true });
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

  it("that were stopped for another reason are not started by an older request", async () => {
    const stop = (why: string, by = staff) =>
      by.call(desk.stopSales, { body: { metals: ["gold"], reason: why } });
    const askToStart = async () =>
      (await staff.call(desk.startSales, { body: { metals: ["gold"], reason } })) ?? {};
    const outdated = { code: "approval_outdated" };
    const colleague = await shop.addOwner();

    // The metal is stopped again while it is stopped.
    await stop("the first fault");
    const first = await askToStart();
    await stop("a second fault", shop.client(colleague.token));
    const said = { by: { _id: colleague.userId }, reason: "a second fault" };
    expect((await show()).stopped).toMatchObject([{ metal: "gold", ...said }]);
    await expect(approvePending(shop, first)).rejects.toMatchObject(outdated);
    expect((await show()).stopped).toMatchObject([{ metal: "gold", ...said }]);

    // The metal is stopped again after another request has started its sales.
    const [second, third] = [await askToStart(), await askToStart()];
    await approvePending(shop, second);
    expect((await show()).stopped).toEqual([]);
    await stop("a third fault");
    await expect(approvePending(shop, third)).rejects.toMatchObject(outdated);
    expect((await show()).stopped).toMatchObject([{ metal: "gold", reason: "a third fault" }]);
    await approvePending(shop, await askToStart());
    expect((await show()).stopped).toEqual([]);
  });
});

describe("the local adjustment", () => {
  const adjust = (perGram: number, version?: string) =>
    staff.call(desk.adjustRates, {
      headers: version === undefined ? {} : { "if-match": version },
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

  it("is refused to a person who has not seen what another person has set", async () => {
    const { version } = (await show()).adjustment;
    const [one, other] = [await adjust(92, version), await adjust(93, version)];
    await approvePending(shop, one ?? {});
    await expect(adjust(94, version)).rejects.toMatchObject({
      status: 412,
      code: "changed_meanwhile",
    });
    await expect(approvePending(shop, other ?? {})).rejects.toMatchObject({
      code: "approval_outdated",
    });
    const { adjustment } = await show();
    expect(adjustment.gold.perGram).toBe(92);
    await approvePending(shop, (await adjust(90, adjustment.version)) ?? {});
    expect((await show()).adjustment.gold.perGram).toBe(90);
  });
});

it("the simulated market goes on from the world's prices when the adjustment has changed", async () => {
  await poll(WORLD);
  const { adjustment } = await show();
  const { gold, silver } = adjustment;
  const body = { gold: { ...gold, perGram: gold.perGram + 50 }, silver, reason };
  await approvePending(shop, (await staff.call(desk.adjustRates, { body })) ?? {});
  let last: unknown;
  const read = async (context: ReadingContext) => {
    last = context.last;
    throw new SourceError("no rates");
  };
  const source = { key: "seen", name: "Seen", cost: null, timeoutMs: 0, read };
  pass(MINUTE_MS);
  await pollSources({ ...pollDependencies(), sources: [source] });
  expect(last).toEqual({ gold999: WORLD * 100, silver999: 150_00 });
});

it("a reading that staff accept keeps the world's prices", async () => {
  await poll(WORLD);
  await poll(WORLD * 1.04);
  const [reading] = (await show()).quarantine;
  const params = { id: reading?._id ?? "" };
  pass(1000);
  await approvePending(shop, await staff.call(confirmReading, { params, body: { reason } }));
  const found = await show();
  expect(found).toMatchObject({ world: { gold: WORLD * 1.04, silver: 150 }, isByHand: false });
  expect(found.entries.slice(0, 2)).toMatchObject([{ what: "confirmed" }, { what: "held-back" }]);
  const body = { gold24k: 12_800, silver: 148.5, reason, confirmJump: true };
  await approvePending(shop, await staff.call(enterRates, { body }));
  expect(await show()).toMatchObject({ world: null, isByHand: true });
  await poll(WORLD);
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
  await pollSources(pollDependencies());
  const requestCount = feed.requests.length;
  pass(1000);
  await pollSources(pollDependencies());
  expect(feed.requests).toHaveLength(requestCount);
  await staff.call(desk.askSources, {});
  await pollSources(pollDependencies());
  expect(feed.requests).toHaveLength(requestCount + 1);
});

it("sends one alarm to staff who may set rates when no newer rates arrive", async () => {
  await poll(WORLD, 30 * MINUTE_MS);
  const email = shop.config.staff?.email ?? "";
  const letters = async () =>
    (await shop.messagesTo(email)).filter(({ kind }) => kind === "rates-stale");
  pass(44 * MINUTE_MS);
  await watchRateAge(pollDependencies());
  expect(await letters()).toEqual([]);
  pass(2 * MINUTE_MS);
  await watchRateAge(pollDependencies());
  await watchRateAge(pollDependencies());
  await vi.waitFor(async () => expect(await letters()).toHaveLength(1));
  await poll(WORLD);
  pass(46 * MINUTE_MS);
  await watchRateAge(pollDependencies());
  await vi.waitFor(async () => expect(await letters()).toHaveLength(2));
});
