import { createCoupon } from "@suvarna/contract/coupons/staff";
import { approve, cancel, refuse } from "@suvarna/contract/staff/staff";
import { describe, expect, it } from "vitest";
import { openShop, type Session } from "../../test/open-shop.ts";
import {
  as,
  asker,
  askForCoupon,
  askForRates,
  coupon,
  couponExists,
  MINUTE_MS,
  openShopOfTwoOwners,
  params,
  second,
  shop,
} from "../../test/two-owners.ts";

openShopOfTwoOwners();

describe("a coupon", () => {
  it.each([
    ["of a large share", { value: 21 }],
    ["of a large amount", { kind: "amount", value: 5001 }],
    ["without a limit", { totalLimit: undefined }],
    ["with a limit that is none", { totalLimit: 1_000_000 }],
  ])("%s waits for a second person", async (_which, over) => {
    const { maker, body, request } = await askForCoupon(over);
    expect(request).toMatchObject({ kind: "coupon.make", subject: body.code });
    expect(Date.parse(request.expiresAt) - Date.parse(request.askedAt)).toBe(24 * 60 * MINUTE_MS);
    expect(await couponExists(body.code)).toBe(false);
    await expect(as(maker).call(approve, params(request._id))).rejects.toMatchObject({
      code: "approval_own",
    });
    const approver = as(await shop.staff("catalogue"));
    const answer = await approver.call(approve, {
      ...params(request._id),
      body: { note: " For the wedding season " },
    });
    expect(answer).toMatchObject({ state: "approved", decision: "For the wedding season" });
    expect(await couponExists(body.code)).toBe(true);
  });

  it.each([
    ["within the limits", {}],
    ["for the shipping", { kind: "shipping", value: 0, totalLimit: undefined }],
  ])("%s is created at once", async (_which, over) => {
    const maker = as(await shop.staff("catalogue"));
    expect(await maker.call(createCoupon, { body: coupon(over) })).toHaveProperty("code");
  });

  it("that is refused or cancelled is never created", async () => {
    const refused = await askForCoupon();
    const owner = as(await shop.addOwner());
    const body = { reason: "Far too much" };
    const answer = await owner.call(refuse, { ...params(refused.request._id), body });
    expect(answer).toMatchObject({ state: "refused", decision: "Far too much" });
    const cancelled = await askForCoupon();
    const stranger = owner.call(cancel, params(cancelled.request._id));
    await expect(stranger).rejects.toMatchObject({ code: "forbidden" });
    await as(cancelled.maker).call(cancel, params(cancelled.request._id));
    for (const { request, body } of [refused, cancelled]) {
      await expect(owner.call(approve, params(request._id))).rejects.toMatchObject({
        code: "approval_decided",
      });
      expect(await couponExists(body.code)).toBe(false);
    }
  });
});

it("tells the person who asked how a request of any kind was decided", async () => {
  const lettersTo = async ({ email }: Session) =>
    (await shop.messagesTo(email))
      .filter(({ kind }) => kind === "approval-decided")
      .map(({ text }) => text);
  const owner = as(await shop.addOwner());
  const [agreed, refused, cancelled] = [
    await askForCoupon(),
    await askForCoupon(),
    await askForCoupon(),
  ];
  await owner.call(approve, params(agreed.request._id));
  const body = { reason: "Far too much" };
  await owner.call(refuse, { ...params(refused.request._id), body });
  await as(cancelled.maker).call(cancel, params(cancelled.request._id));
  expect(await lettersTo(agreed.maker)).toEqual([
    expect.stringContaining("has agreed to a large coupon."),
  ]);
  const [letter] = await lettersTo(refused.maker);
  expect(letter).toContain("has refused a large coupon. Nothing has changed.");
  expect(letter).toContain("Far too much");
  expect(await lettersTo(cancelled.maker)).toEqual([]);

  const rates = await askForRates();
  const before = (await lettersTo(asker)).length;
  await as(second).call(approve, params(rates._id));
  expect((await lettersTo(asker)).slice(before)).toEqual([
    expect.stringContaining("has agreed to rates that are entered by hand."),
  ]);
});

it("a shop can switch off approvals by its settings", async () => {
  await using alone = await openShop({ APPROVALS_REQUIRED: "false" });
  const owner = alone.client((await alone.staff()).token);
  const body = { ...coupon({ value: 100 }), totalLimit: undefined };
  expect(await owner.call(createCoupon, { body })).toHaveProperty("code");
});
