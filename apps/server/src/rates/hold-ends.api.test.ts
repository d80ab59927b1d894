import { enterRates } from "@suvarna/contract/rates/staff";
import { getRatesDesk, holdRates, releaseRates } from "@suvarna/contract/rates/staff-desk";
import { approve } from "@suvarna/contract/staff/staff";
import { expect, it } from "vitest";
import { pendingApprovalOf } from "../../test/approvals.ts";
import {
  advanceClock,
  as,
  asker,
  MINUTE_MS,
  openShopOfTwoOwners,
  params,
  second,
  shop,
} from "../../test/two-owners.ts";

openShopOfTwoOwners();

const WEEK_MS = 7 * 24 * 60 * MINUTE_MS;
const reason = "The board of the city";
/** A time in the given milliseconds, in ISO 8601. */
const timeIn = (ms: number) => new Date(shop.clock.now.getTime() + ms).toISOString();
const heldUntil = async () => (await as(asker).call(getRatesDesk, {})).heldUntil;

it("rates by hand are held until the chosen time, however long the call and the approval take", async () => {
  const enterUntil = (holdUntil: string) =>
    as(asker).call(enterRates, {
      body: { gold24k: 15_000, silver: 150, reason, confirmJump: true, holdUntil },
    });
  for (const ms of [-1, WEEK_MS + 1]) {
    await expect(enterUntil(timeIn(ms))).rejects.toMatchObject({ code: "rate_refused" });
  }
  const holdUntil = timeIn(90 * MINUTE_MS);
  advanceClock(37_512);
  const request = pendingApprovalOf(await enterUntil(holdUntil));
  expect(request.after).toMatchObject({ holdUntil });
  advanceClock(4 * MINUTE_MS);
  await as(second).call(approve, params(request._id));
  expect(await heldUntil()).toBe(holdUntil);
});

it("rates by hand are refused when they are approved after the time until which they were wanted", async () => {
  const { _id: sheetId } = (await as(asker).call(getRatesDesk, {})).sheet ?? {};
  for (const end of [{ holdUntil: timeIn(4 * MINUTE_MS) }, { holdMinutes: 4 }]) {
    const body = { gold24k: 15_000, silver: 150, reason, confirmJump: true, ...end };
    const request = pendingApprovalOf(await as(asker).call(enterRates, { body }));
    advanceClock(4 * MINUTE_MS);
    await expect(as(second).call(approve, params(request._id))).rejects.toMatchObject({
      code: "approval_outdated",
      message: expect.stringContaining("The time until which these rates were to hold is over"),
    });
    await expect(as(second).call(approve, params(request._id))).rejects.toMatchObject({
      code: "approval_decided",
    });
    const found = await as(asker).call(getRatesDesk, {});
    expect(found).toMatchObject({ sheet: { _id: sheetId }, heldUntil: null, isByHand: false });
  }
});

it("rates by hand that were wanted until a time are set once when two people approve them", async () => {
  const body = { gold24k: 15_000, silver: 150, reason, confirmJump: true, holdMinutes: 4 };
  const request = pendingApprovalOf(await as(asker).call(enterRates, { body }));
  advanceClock(4 * MINUTE_MS - 1);
  const third = await shop.staff("rates");
  const outcomes = await Promise.allSettled(
    [second, third].map((each) => as(each).call(approve, params(request._id))),
  );
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect((await as(asker).call(getRatesDesk, {})).isByHand).toBe(true);
});

it("a hold ends at the chosen time, however long the call takes", async () => {
  const hold = (end: object) =>
    as(asker).call(holdRates, { body: { ...end, reason } as { until: string; reason: string } });
  const until = timeIn(30 * MINUTE_MS);
  advanceClock(37_512);
  await hold({ until });
  expect(await heldUntil()).toBe(until);
  await expect(hold({ until: timeIn(-1) })).rejects.toMatchObject({ code: "rates_not_held" });
  for (const body of [{}, { until, minutes: 5 }]) {
    await expect(hold(body)).rejects.toMatchObject({ status: 400 });
  }
  await as(asker).call(releaseRates, { body: { reason } });
});
