import { createCoupon, listCoupons } from "@suvarna/contract/coupons/staff";
import { enterRates } from "@suvarna/contract/rates/staff";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { pendingApprovalOf } from "./approvals.ts";
import { type OnlineOrders, onlineOrders } from "./online-orders.ts";
import { openShop, type Session, type TestShop } from "./open-shop.ts";
import { acceptRates } from "./rates.ts";

export const MINUTE_MS = 60_000;

export const BASE = 13_000;

export let shop: TestShop;

export let online: OnlineOrders;

export let asker: Session;

export let second: Session;

export const as = (session: Session) => shop.client(session.token);

export const params = (id: string) => ({ params: { id } });

export function advanceClock(ms: number): void {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms);
}

export const enter = (gold24k: number, session = asker) =>
  as(session).call(enterRates, {
    body: { gold24k, silver: 150, reason: "The board of the city", confirmJump: true },
  });

export const askForRates = async (gold24k = 15_000) => pendingApprovalOf(await enter(gold24k));

let made = 0;

export const coupon = (over: object = {}) => ({
  code: `BIG${++made}`,
  kind: "percent" as const,
  value: 10,
  totalLimit: 50,
  reason: "For the wedding season",
  ...over,
});

export async function askForCoupon(over: object = { value: 100 }) {
  const maker = await shop.staff("catalogue");
  const body = coupon(over);
  return { maker, body, request: pendingApprovalOf(await as(maker).call(createCoupon, { body })) };
}

export const couponExists = async (code: string) =>
  (await as(await shop.staff()).call(listCoupons, {})).some((each) => each.code === code);

/** Opens a shop with two owners: one requests acts, and the other approves them. */
export function openShopOfTwoOwners(): void {
  beforeAll(async () => {
    shop = await openShop({ APPROVAL_HAND_RATE_BP: "500" });
    online = await onlineOrders(shop);
  });
  afterAll(() => shop[Symbol.asyncDispose]());
  beforeEach(async () => {
    advanceClock(1000);
    // A change of the rates is compared with the rates of now and of a day ago. Both are these
    // rates, so a change of less than 5 % needs no approval.
    await acceptRates(shop, BASE * 100, 150_00);
    asker = await shop.staff("rates");
    second = await shop.staff("rates");
  });
}
