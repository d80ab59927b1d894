import { enterRates, withdrawRates } from "@suvarna/contract/rates/staff";
import * as desk from "@suvarna/contract/rates/staff-desk";
import { describe, expect, it } from "vitest";
import { approvePending } from "../../test/approvals.ts";
import {
  feed,
  MINUTE_MS,
  openRatesDesk,
  pass,
  person,
  poll,
  reason,
  shop,
  show,
  shown,
  staff,
  WORLD,
} from "../../test/rates-desk.ts";

openRatesDesk();

/** Enters rates by hand, and approves them as a second person. */
async function enter(gold24k: number, holdMinutes: number): Promise<void> {
  const body = { gold24k, silver: 150, reason, holdMinutes, confirmJump: false };
  await approvePending(shop, await staff.call(enterRates, { body }));
}

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
      isByHand: true,
      isOld: false,
      lastByHand: { at: shop.clock.now.toISOString(), reason, withdrawnAt: null },
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
    await enter(12_800, 600);
    await poll(WORLD);
    expect((await shown())["24K"]).toBe(12_800);
    await staff.call(desk.releaseRates, { body: { reason } });
    await poll(WORLD);
    expect((await shown())["24K"]).toBe(12_720);
  });

  it("are the last ones at the desk, however much has happened since", async () => {
    await enter(12_800, 0);
    const at = (await show()).sheet?.acceptedAt;
    const body = { reason: "Nothing is held" };
    for (let round = 0; round < 13; round++) {
      pass(1000);
      await staff.call(desk.releaseRates, { body });
    }
    const found = await show();
    expect(found.entries.map(({ what }) => what)).not.toContain("by-hand");
    expect(found.lastByHand).toEqual({ at, reason, withdrawnAt: null });
  });

  it("do not keep the sources out when newer rates are withdrawn", async () => {
    await enter(12_800, 600);
    pass(MINUTE_MS);
    await enter(12_850, 0);
    const at = shop.clock.now.toISOString();
    await staff.call(withdrawRates, { body: { reason } });
    expect(await show()).toMatchObject({
      state: "none",
      heldUntil: null,
      lastByHand: { at, withdrawnAt: at },
    });
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
    expect(found.hold?.until).toBe(found.heldUntil);
    expect(found.rates[0]?.mode).toBe("held");
    // The call that asks the sources is refused during a hold, because no source would be asked.
    await expect(staff.call(desk.askSources, {})).rejects.toMatchObject({
      status: 409,
      code: "rates_held",
    });
    await poll(WORLD + 50, 31 * MINUTE_MS);
    expect((await shown())["24K"]).toBe(12_773);
    expect((await show()).hold).toBeNull();
  });

  it("does not take effect on newer rates than the person has seen", async () => {
    await poll(WORLD);
    const sheetId = (await show()).sheet?._id ?? "";
    await poll(WORLD + 10);
    const body = { minutes: 60, reason, sheetId };
    await expect(staff.call(desk.holdRates, { body })).rejects.toMatchObject({
      status: 412,
      code: "changed_meanwhile",
    });
    const found = await show();
    expect(found.hold).toBeNull();
    const newest = found.sheet?._id ?? "";
    expect(newest).not.toBe(sheetId);
    const unknown = { ...body, sheetId: "none" };
    await expect(staff.call(desk.holdRates, { body: unknown })).rejects.toMatchObject({
      code: "changed_meanwhile",
    });
    // A newer sheet with the same rates is not other rates.
    await poll(WORLD + 10);
    expect((await show()).sheet?._id).not.toBe(newest);
    await staff.call(desk.holdRates, { body: { ...body, sheetId: newest } });
    expect((await show()).state).toBe("held");
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

  it("goes on when staff enter rates until the next reading", async () => {
    await poll(WORLD);
    await staff.call(desk.holdRates, { body: { minutes: 60, reason } });
    await enter(12_800, 0);
    await poll(WORLD, 30 * MINUTE_MS);
    expect((await shown())["24K"]).toBe(12_800);
    const found = await show();
    expect(found.heldUntil).toBe(found.hold?.until);
    await poll(WORLD, 30 * MINUTE_MS);
    expect((await shown())["24K"]).toBe(12_720);
  });

  it("goes on when other, older rates are withdrawn, and ends with the rates it was set for", async () => {
    await poll(WORLD);
    const older = (await show()).sheet?._id ?? "";
    await poll(WORLD + 10);
    const held = (await show()).sheet?._id ?? "";
    await staff.call(desk.holdRates, { body: { minutes: 60, reason } });
    const until = (await show()).heldUntil;
    await staff.call(withdrawRates, { body: { sheetId: older, reason } });
    expect(await show()).toMatchObject({ state: "held", heldUntil: until });
    await poll(WORLD + 50);
    expect((await shown())["24K"]).toBe(12_730.6);
    // Newer rates by hand replace the held ones, and the hold goes on until the held ones are
    // withdrawn.
    await enter(12_800, 0);
    expect((await show()).heldUntil).toBe(until);
    await staff.call(withdrawRates, { body: { sheetId: held, reason } });
    expect((await show()).hold).toBeNull();
    await poll(WORLD + 50);
    expect((await shown())["24K"]).toBe(12_773);
  });

  it("leaves newer rates by hand valid for their own time when its rates are withdrawn", async () => {
    await poll(WORLD);
    const held = (await show()).sheet?._id ?? "";
    await staff.call(desk.holdRates, { body: { minutes: 60, reason } });
    await enter(12_800, 600);
    pass(MINUTE_MS);
    const until = (await show()).heldUntil;
    await staff.call(withdrawRates, { body: { sheetId: held, reason } });
    expect((await show()).heldUntil).toBe(until);
    await poll(WORLD, 90 * MINUTE_MS);
    expect((await shown())["24K"]).toBe(12_800);
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
