import { createCoupon } from "@suvarna/contract/coupons/staff";
import { getDeskOrder, moveOrder, refundPart } from "@suvarna/contract/orders/staff";
import { approve, cancel, getApproval, listApprovals, refuse } from "@suvarna/contract/staff/staff";
import { paise } from "@suvarna/domain/money";
import type { StaffRole } from "@suvarna/domain/staff/permission";
import { describe, expect, it } from "vitest";
import { pendingApprovalOf } from "../../test/approvals.ts";
import { fillCart, placeOrder } from "../../test/checkout.ts";
import { openShop, type Session } from "../../test/open-shop.ts";
import {
  advanceClock,
  as,
  asker,
  askForCoupon,
  askForRates,
  coupon,
  couponExists,
  MINUTE_MS,
  online,
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
    await as(await shop.staff("catalogue")).call(approve, params(request._id));
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

describe("money above the limit", () => {
  /** Places and pays an order of more than ₹50,000. */
  async function paidOrder() {
    const shopper = await shop.signUp();
    const { cartId } = await fillCart(shop, shopper, await online.ring(20), 10);
    const placed = await placeOrder(shop, shopper, { cartId, paymentMethod: "ONLINE" });
    await online.choose(placed.paymentSessionId ?? "", "success");
    await online.settleAll();
    expect(placed.order.total).toBeGreaterThan(50_000);
    return { id: placed.order._id, total: placed.order.total, shopper, placed };
  }
  const cancelling = { from: "confirmed", to: "cancelled", note: "The buyer asks" } as const;

  it("is refunded by two persons, once", async () => {
    const { id, total } = await paidOrder();
    const desk = await shop.staff("orders");
    const request = pendingApprovalOf(
      await as(desk).call(moveOrder, { ...params(id), body: cancelling }),
    );
    expect(request).toMatchObject({
      kind: "order.cancel",
      subject: id,
      after: { state: "cancelled", amountBack: paise(total) },
    });
    expect((await as(desk).call(getDeskOrder, params(id))).state).toBe("confirmed");
    const twice = pendingApprovalOf(
      await as(desk).call(moveOrder, { ...params(id), body: cancelling }),
    );
    const other = as(await shop.staff("orders"));
    await other.call(approve, params(request._id));
    expect(["cancelled", "refunded"]).toContain(
      (await as(desk).call(getDeskOrder, params(id))).state,
    );
    await expect(other.call(approve, params(twice._id))).rejects.toMatchObject({
      code: "approval_outdated",
    });
  });

  it("is refunded in parts by two persons, once all parts together are above the limit", async () => {
    const { id, total } = await paidOrder();
    const desk = await shop.staff("accounts");
    let made = 0;
    const refund = (amount: number) =>
      as(desk).call(refundPart, {
        ...params(id),
        headers: { "idempotency-key": `part-${++made}-of-${id}` },
        body: { amount, note: "The clasp was loose" },
      });
    const small = await refund(30_000);
    expect(small).toMatchObject({ refunds: [{ amount: 30_000 }] });
    const request = pendingApprovalOf(await refund(25_000));
    expect(request).toMatchObject({
      kind: "order.refund",
      subject: id,
      before: { refunded: 30_000_00 },
      after: { refunded: 55_000_00, amountBack: 25_000_00 },
    });
    expect((await as(desk).call(getDeskOrder, params(id))).refunds).toHaveLength(1);
    const own = as(desk).call(approve, params(request._id));
    await expect(own).rejects.toMatchObject({ code: "approval_own" });
    const other = as(await shop.staff("accounts"));
    await Promise.allSettled([1, 2].map(() => other.call(approve, params(request._id))));
    const { refunds = [] } = await as(desk).call(getDeskOrder, params(id));
    expect(refunds.map(({ amount }) => amount).toSorted()).toEqual([25_000, 30_000]);
    expect(total).toBeGreaterThan(55_000);
  });

  it("is refunded in simultaneous parts by one person only up to the limit", async () => {
    const { id } = await paidOrder();
    const desk = as(await shop.staff("accounts"));
    const answers = await Promise.all(
      [1, 2, 3].map((part) =>
        desk.call(refundPart, {
          ...params(id),
          headers: { "idempotency-key": `at-once-${part}-of-${id}` },
          body: { amount: 20_000, note: "The clasp was loose" },
        }),
      ),
    );
    expect(answers.filter((answer) => "approval" in answer)).toHaveLength(1);
    expect((await desk.call(getDeskOrder, params(id))).refunds).toHaveLength(2);
  });

  it("is not sent when the order has changed since", async () => {
    const { id } = await paidOrder();
    const desk = await shop.staff("orders");
    const request = pendingApprovalOf(
      await as(desk).call(moveOrder, { ...params(id), body: cancelling }),
    );
    const body = { from: "confirmed", to: "processing" } as const;
    await as(desk).call(moveOrder, { ...params(id), body });
    const other = as(await shop.staff("orders"));
    await expect(other.call(approve, params(request._id))).rejects.toMatchObject({
      code: "approval_outdated",
    });
    expect((await as(desk).call(getDeskOrder, params(id))).state).toBe("processing");
  });

  it("does not prevent shoppers from cancelling their own orders", async () => {
    const { shopper, placed } = await paidOrder();
    expect((await online.cancel({ shopper, placed })).state).toBe("cancelled");
  });
});

describe("the list of requests", () => {
  it("shows what the reader may do, page by page", async () => {
    const request = await askForRates();
    const query = { state: "waiting", askedBy: asker.userId } as const;
    const choices = async (session: Session) => {
      const { items, total } = await as(session).call(listApprovals, { query });
      expect([items.length, total]).toEqual([1, 1]);
      return [items[0]?.mayApprove, items[0]?.mayCancel];
    };
    expect(await choices(asker)).toEqual([false, true]);
    expect(await choices(second)).toEqual([true, false]);
    for (const role of ["auditor", "catalogue"] satisfies StaffRole[]) {
      expect(await choices(await shop.staff(role))).toEqual([false, false]);
    }
    advanceClock(1000);
    await askForRates(15_100);
    const mine = { askedBy: asker.userId, limit: 1 };
    const first = await as(asker).call(listApprovals, { query: mine });
    expect([first.items.length, first.total]).toEqual([1, 2]);
    const cursor = first.nextCursor ?? "";
    const next = await as(asker).call(listApprovals, { query: { ...mine, cursor } });
    expect(next.items.map(({ _id: id }) => id)).toEqual([request._id]);
    const none = await as(asker).call(listApprovals, { query: { cursor: "no-id" } });
    expect(none.items).toEqual([]);
    for (const id of ["no-id", "0198c0de-0000-7000-8000-000000000000"]) {
      await expect(as(asker).call(getApproval, params(id))).rejects.toMatchObject({ status: 404 });
      await expect(as(second).call(approve, params(id))).rejects.toMatchObject({ status: 404 });
    }
  });
});

it("a shop can switch off approvals by its settings", async () => {
  await using alone = await openShop({ APPROVALS_REQUIRED: "false" });
  const owner = alone.client((await alone.staff()).token);
  const body = { ...coupon({ value: 100 }), totalLimit: undefined };
  expect(await owner.call(createCoupon, { body })).toHaveProperty("code");
});
