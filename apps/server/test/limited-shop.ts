import { addToCart } from "@suvarna/contract/cart/calls";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { addCategory, addRing } from "./catalogue.ts";
import { HOME, placeOrder } from "./checkout.ts";
import { type OnlineOrders, onlineOrders } from "./online-orders.ts";
import { openShop, type Session, type TestShop } from "./open-shop.ts";
import { acceptRates } from "./rates.ts";

export const MINUTE_MS = 60_000;

export const HOUR_MS = 60 * MINUTE_MS;

const GOLD = 13_333_33;

/** The default limits of a shop whose settings name no limits. */
const DEFAULTS = {
  COD_OPEN_ORDERS: "3",
  UNPAID_ORDERS: "3",
  UNPAID_PIECES: "10",
  UNPAID_RUPEES: "5000000",
  UNPAID_ORDERS_A_DAY: "10",
  UNPAID_PIECES_A_DAY: "30",
  UNPAID_RUPEES_A_DAY: "20000000",
};

export let shop: TestShop;

export let online: OnlineOrders;

export let categoryId: string;

export const ring = (stock = 100, netWeightMg = 500) =>
  addRing(shop.database.db, { categoryId, stock, netWeightMg });

/** Advances the clock by this time, and accepts new rates with the same prices. */
export async function advanceTime(ms: number): Promise<void> {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms);
  await acceptRates(shop, GOLD, 150_00);
}

let places = 0;

/** Returns a shipping address and a phone number that no other order has. */
export function otherAddress() {
  places += 1;
  const phone = `+9197${String(places).padStart(8, "0")}`;
  return { ...HOME, street: `${places}, 5th Main, Jayanagar`, phone };
}

type OrderOptions = Partial<Parameters<typeof placeOrder>[2]>;

/**
 * Orders one piece of a product of its own as a shopper, by default online and to an address of its
 * own.
 */
export async function buy(
  shopper: Session,
  { productId, ...overrides }: OrderOptions & { productId?: string } = {},
) {
  const { token, userId } = shopper;
  const body = { userId, productId: productId ?? (await ring()), quantity: 1 };
  const { cartId } = (await shop.client(token).call(addToCart, { body })).cart;
  const usual = { paymentMethod: "ONLINE", shippingAddress: otherAddress() } as const;
  return (await placeOrder(shop, shopper, { ...usual, ...overrides, cartId })).order;
}

/**
 * Waits for some calls.
 * @returns how many calls have succeeded, and the error codes of the others
 */
export async function outcomes(calls: readonly Promise<unknown>[]) {
  const settled = await Promise.allSettled(calls);
  const refused = settled.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
  return { done: calls.length - refused.length, codes: [...new Set(refused)] };
}

/** Opens a shop with the default limits. */
export function openLimitedShop(): void {
  beforeAll(async () => {
    shop = await openShop(DEFAULTS);
    online = await onlineOrders(shop);
    categoryId = await addCategory(shop.database.db, "Limited rings");
  });
  afterAll(() => shop[Symbol.asyncDispose]());
  beforeEach(() => acceptRates(shop, GOLD, 150_00));
}
