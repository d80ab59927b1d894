import { applyCoupon, getCart } from "@suvarna/contract/cart/calls";
import { createCoupon } from "@suvarna/contract/coupons/staff";
import type { CallInput } from "@suvarna/contract/endpoint";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { coupons, couponUses } from "../src/coupons/tables.ts";
import { approvePending } from "./approvals.ts";
import { addCategory, addRing } from "./catalogue.ts";
import { openShop, type Session, type TestShop } from "./open-shop.ts";
import { acceptRates } from "./rates.ts";

export let shop: TestShop;

export let staff: Session;

export let shopper: Session;

export let gold: string;

export let silver: string;

let made = 0;

/**
 * Creates a coupon; by default it takes 10 % off the whole cart.
 * @returns the coupon's code
 */
export async function coupon(
  overrides: Partial<CallInput<typeof createCoupon>["body"]> = {},
): Promise<string> {
  const body = { code: `TEST${++made}`, kind: "percent" as const, value: 10, ...overrides };
  await approvePending(shop, await shop.client(staff.token).call(createCoupon, { body }));
  return body.code;
}

/** Adds a ring with a large stock; by default the ring weighs 0.5 g. @returns the ring's id */
export function ring(overrides: Partial<Parameters<typeof addRing>[1]> = {}): Promise<string> {
  return addRing(shop.database.db, {
    categoryId: gold,
    netWeightMg: 500,
    stock: 1000,
    ...overrides,
  });
}

export const apply = (code: string, { token } = shopper) =>
  shop
    .client(token)
    .call(applyCoupon, { body: { code } })
    .then(({ cart }) => cart);

export const cartOf = ({ token } = shopper) => shop.client(token).call(getCart, {});

export async function used(code: string): Promise<number> {
  const { db } = shop.database;
  const [row] = await db.select().from(coupons).where(eq(coupons.code, code));
  // The coupon's counter must equal the number of its stored uses.
  expect(await db.$count(couponUses, eq(couponUses.code, code))).toBe(row?.used);
  return row?.used ?? -1;
}

/** Opens a shop with a new shopper before each test. */
export function openCouponShop(): void {
  beforeAll(async () => {
    shop = await openShop();
    staff = await shop.staff();
    gold = await addCategory(shop.database.db, "Coupon gold");
    silver = await addCategory(shop.database.db, "Coupon silver");
  });
  afterAll(() => shop[Symbol.asyncDispose]());
  beforeEach(async () => {
    shopper = await shop.signUp();
    // At ₹12,225.56 per gram of 22K gold, a plain ring of 0.5 g with a making charge of 12 % costs
    // ₹6,846.31.
    await acceptRates(shop, 13_333_33, 150_00);
  });
}
