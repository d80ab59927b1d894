import { applyCoupon } from "@suvarna/contract/cart/calls";
import {
  createCoupon,
  estimateCoupon,
  listCoupons,
  switchCoupon,
} from "@suvarna/contract/coupons/staff";
import { cancel, refuse } from "@suvarna/contract/staff/staff";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { approvePending, pendingApprovalOf } from "../../test/approvals.ts";
import { addCategory, addRing } from "../../test/catalogue.ts";
import { fillCart, placeOrder } from "../../test/checkout.ts";
import { openShop, type Session, type TestShop } from "../../test/open-shop.ts";
import { acceptRates } from "../../test/rates.ts";
import { orderItems, orders } from "../orders/tables.ts";
import { newId } from "../platform/ids.ts";
import { approvals } from "../staff/tables.ts";

const COUPON = { code: "WEDDING2", kind: "percent", value: 2, totalLimit: 100 } as const;

let shop: TestShop;
let owner: Session;
let ringId: string;
beforeAll(async () => {
  shop = await openShop();
  owner = await shop.staff();
  await acceptRates(shop, 13_333_33, 150_00);
  const categoryId = await addCategory(shop.database.db, "Coupon gold");
  ringId = await addRing(shop.database.db, { categoryId, netWeightMg: 500, stock: 1000 });
});
afterAll(() => shop[Symbol.asyncDispose]());

const desk = () => shop.client(owner.token);
const one = async (code: string) =>
  (await desk().call(listCoupons, {})).find((coupon) => coupon.code === code);

async function buy(quantity: number, code?: string) {
  const shopper = await shop.signUp();
  const { cartId, totals } = await fillCart(shop, shopper, ringId, quantity);
  if (!code) return placeOrder(shop, shopper, { cartId, expectedTotal: totals.total });
  const { cart } = await shop.client(shopper.token).call(applyCoupon, { body: { code } });
  return placeOrder(shop, shopper, { cartId, expectedTotal: cart.totals.total });
}

it("answers a coupon that is sent again with its key with the coupon of the first call", async () => {
  const body = { ...COUPON, code: "LOSTANSWER" };
  const sent = { body, headers: { "idempotency-key": newId() } };
  const first = await desk().call(createCoupon, sent);
  expect(await desk().call(createCoupon, sent)).toEqual(first);
  await expect(desk().call(createCoupon, { body })).rejects.toMatchObject({ code: "coupon_taken" });
  const other = { ...sent, body: { ...body, value: 3 } };
  await expect(desk().call(createCoupon, other)).rejects.toMatchObject({
    code: "idempotency_mismatch",
  });
});

it("asks a second person once for a large coupon that is sent again, and then shows it", async () => {
  const body = {
    code: "HALFOFF",
    kind: "percent",
    value: 50,
    totalLimit: 100,
    reason: "For the opening of the second shop",
  } as const;
  const sent = { body, headers: { "idempotency-key": newId() } };
  const asked = pendingApprovalOf(await desk().call(createCoupon, sent));
  expect(pendingApprovalOf(await desk().call(createCoupon, sent))._id).toBe(asked._id);
  await approvePending(shop, { approval: asked });
  expect(await desk().call(createCoupon, sent)).toMatchObject({ code: "HALFOFF" });
});

it("says of a repeated coupon whose request was refused that it does not wait any more", async () => {
  const body = {
    ...COUPON,
    code: "REFUSED",
    value: 50,
    totalLimit: 100,
    reason: "For the opening",
  };
  const sent = { body, headers: { "idempotency-key": newId() } };
  const { _id: id } = pendingApprovalOf(await desk().call(createCoupon, sent));
  const { token } = await shop.addOwner();
  await shop.client(token).call(refuse, { params: { id }, body: { reason: "Too much" } });
  await expect(desk().call(createCoupon, sent)).rejects.toMatchObject({
    status: 409,
    code: "approval_decided",
    message: expect.stringMatching(/ refused the request for this coupon: Too much$/),
  });
  // With another key it is asked for again.
  const again = { body, headers: { "idempotency-key": newId() } };
  const asked = pendingApprovalOf(await desk().call(createCoupon, again));
  await desk().call(cancel, { params: { id: asked._id } });
  await expect(desk().call(createCoupon, again)).rejects.toMatchObject({
    code: "approval_decided",
    message: expect.stringMatching(/ took back the request for this coupon$/),
  });
});

it("estimates the cost of a coupon for the orders of the last 30 days, to the paisa", async () => {
  const nothing = await desk().call(estimateCoupon, { body: COUPON });
  await buy(1);
  await buy(3);
  const estimate = await desk().call(estimateCoupon, { body: { ...COUPON, totalLimit: 1 } });
  const [small, large] = [6_846_31, 3 * 6_846_31].map((sum) => Math.round((sum * 2) / 100));
  const cost = (small ?? 0) + (large ?? 0);
  const { db } = shop.database;
  const items = await db.select().from(orderItems).where(eq(orderItems.productId, ringId));
  const making = items.reduce((sum, item) => sum + item.makingCharge * item.quantity, 0);
  expect(estimate).toEqual({
    days: 30,
    looked: nothing.looked + 2,
    orders: nothing.orders + 2,
    cost: expect.closeTo(nothing.cost + cost / 100, 6),
    making: expect.closeTo(nothing.making + making / 100, 6),
    limitedCost: expect.any(Number),
    thinPieces: nothing.thinPieces,
  });
  const dear = await desk().call(estimateCoupon, { body: { ...COUPON, value: 10 } });
  expect(dear.thinPieces).toBeGreaterThanOrEqual(nothing.thinPieces + 4);
  const late = { at: new Date(shop.clock.now.getTime() - 31 * 24 * 3_600_000) };
  await db.update(orders).set({ createdAt: late.at });
  expect(await desk().call(estimateCoupon, { body: COUPON })).toMatchObject({ looked: 0, cost: 0 });
});

it("returns the total discount of a coupon, without the orders that failed", async () => {
  await desk().call(createCoupon, { body: { ...COUPON, code: "GIVEN5", value: 5 } });
  const { order } = await buy(2, "GIVEN5");
  expect(await one("GIVEN5")).toMatchObject({ used: 1, gaveAway: order.discount });
  const cancelled = { state: "cancelled" } as const;
  await shop.database.db.update(orders).set(cancelled).where(eq(orders.id, order._id));
  expect((await one("GIVEN5"))?.gaveAway).toBe(0);
});

it("changes an end and limits, refuses a stale change, and asks a second person for much more", async () => {
  await desk().call(createCoupon, { body: { ...COUPON, code: "LASTS" } });
  const before = await one("LASTS");
  const change = (body: object, version = before?.version ?? "") =>
    desk().call(switchCoupon, {
      params: { code: "LASTS" },
      headers: { "if-match": version },
      body,
    });
  const endsAt = new Date(shop.clock.now.getTime() + 3_600_000).toISOString();
  expect(await change({ endsAt, announced: true })).toMatchObject({ endsAt, announced: true });
  await expect(change({ announced: false })).rejects.toMatchObject({ status: 412 });
  const version = (await one("LASTS"))?.version ?? "";
  const reply = await change({ totalLimit: null, reason: "The whole season" }, version);
  expect(reply).toMatchObject({ approval: { kind: "coupon.change", subject: "LASTS" } });
  expect(await one("LASTS")).toMatchObject({ totalLimit: 100 });
  await approvePending(shop, reply);
  expect(await one("LASTS")).toMatchObject({ totalLimit: null, endsAt });
});

/** Asks for more uses of a new coupon, and switches the coupon off while the request waits. */
async function changedMeanwhile(code: string) {
  await desk().call(createCoupon, { body: { ...COUPON, code } });
  const change = (body: object) => desk().call(switchCoupon, { params: { code }, body });
  const reply = await change({ totalLimit: null, reason: "The whole season" });
  await change({ disabled: true, totalLimit: 50 });
  return reply;
}

it("does not carry out an approved change of a coupon that a colleague has changed meanwhile", async () => {
  const reply = await changedMeanwhile("MEANWHILE");
  await expect(approvePending(shop, reply)).rejects.toMatchObject({
    code: "approval_outdated",
    message: expect.stringContaining("The coupon has changed since this was asked for"),
  });
  expect(await one("MEANWHILE")).toMatchObject({ disabled: true, totalLimit: 50 });
});

it("carries out an approved change of an earlier release, which does not say what was seen", async () => {
  const reply = await changedMeanwhile("EARLIER");
  await shop.database.db
    .update(approvals)
    .set({ payload: sql`${approvals.payload} - 'version'` })
    .where(eq(approvals.id, pendingApprovalOf(reply)._id));
  await approvePending(shop, reply);
  expect(await one("EARLIER")).toMatchObject({ disabled: true, totalLimit: null });
});

it("refuses fewer uses than already exist, and roles that may only read", async () => {
  const support = shop.client((await shop.staff("support")).token);
  await expect(support.call(estimateCoupon, { body: COUPON })).resolves.toHaveProperty("cost");
  const off = { params: { code: "GIVEN5" }, body: { totalLimit: 0 } };
  await expect(desk().call(switchCoupon, off)).rejects.toMatchObject({ status: 400 });
  const fewer = { params: { code: "GIVEN5" }, body: { disabled: true } };
  await expect(support.call(switchCoupon, fewer)).rejects.toMatchObject({ status: 403 });
});
