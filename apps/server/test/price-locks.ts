import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { findPieces } from "../src/catalogue/index.ts";
import { quotes } from "../src/orders/checkout-tables.ts";
import { orders } from "../src/orders/tables.ts";
import { newId } from "../src/platform/ids.ts";
import { addCategory, addRing } from "./catalogue.ts";
import { fillCart, lockPrice, placeOrder } from "./checkout.ts";
import { openShop, type Session, type TestShop } from "./open-shop.ts";
import { acceptRates } from "./rates.ts";

export const MINUTE_MS = 60_000;
export const LOCK_MS = 15 * MINUTE_MS;

export let shop: TestShop;
export let shopper: Session;
export let categoryId: string;
export let ringId: string;
export let cartId: string;

export const dearer = () => acceptRates(shop, 13_700_00, 150_00);
export const cheaper = () => acceptRates(shop, 13_000_00, 150_00);

export function advanceClock(ms: number): void {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms);
}

/** Orders the cart at the prices of a quote. */
export function buy(
  quoteId: string,
  body: Partial<Parameters<typeof placeOrder>[2]> = {},
  key?: string,
) {
  return placeOrder(shop, shopper, { cartId, quoteId, ...body }, key);
}

export const lock = (body?: { takeLower?: boolean }) => lockPrice(shop, shopper, body);
const ofShopper = () => eq(quotes.userId, shopper.userId);
export const countLocks = () => shop.database.db.$count(quotes, ofShopper());
export const countOrders = () => shop.database.db.$count(orders, eq(orders.userId, shopper.userId));
export const stockOf = async (id: string) =>
  (await findPieces(shop.database.db, [id])).get(id)?.stock;

/** Opens a shop for the tests of quotes, which lock prices for the checkout. */
export function openPriceLocks(): void {
  beforeAll(async () => {
    shop = await openShop();
    categoryId = await addCategory(shop.database.db, "Quoted rings");
  });
  afterAll(() => shop[Symbol.asyncDispose]());
  beforeEach(async () => {
    shopper = await shop.signUp();
    // At ₹12,225.56 per gram of 22K gold, the plain ring of 4 g with a making charge of 12 % costs
    // ₹54,770.51, and ₹64,629.51 with GST.
    await acceptRates(shop, 13_333_33, 150_00);
    ringId = await addRing(shop.database.db, { categoryId, slug: `ring-${newId()}`, stock: 5 });
    ({ cartId } = await fillCart(shop, shopper, ringId));
  });
}
