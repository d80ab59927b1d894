import { quoteCounterOrder, sellAtCounter } from "@suvarna/contract/orders/counter";
import type { CounterOrderInput } from "@suvarna/contract/orders/counter-schemas";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { newId } from "../src/platform/ids.ts";
import { addCategory, addRing } from "./catalogue.ts";
import { HOME } from "./checkout.ts";
import { type OnlineOrders, onlineOrders } from "./online-orders.ts";
import { openShop, type TestShop } from "./open-shop.ts";
import { acceptRates } from "./rates.ts";

export let shop: TestShop;
export let online: OnlineOrders;
export let staff: ReturnType<TestShop["client"]>;
export let categoryId: string;

let phones = 0;
export const newHuid = () => `AB${String(++phones).padStart(4, "0")}`;
export const newPhone = () => `+9198111${String(++phones).padStart(5, "0")}`;

/** Creates a counter order of one ring. Fields of `wanted` replace the standard ones. */
export async function sell(
  wanted: Partial<CounterOrderInput> & { netWeightMg?: number } = {},
  key: string = newId(),
  by = staff,
) {
  const { netWeightMg = 1234, ...input } = wanted;
  const productId =
    input.lines?.[0]?.productId ??
    (await addRing(shop.database.db, {
      categoryId,
      stock: 3,
      netWeightMg,
      grossWeightMg: 50_000,
      huid: newHuid(),
    }));
  const pieces = { lines: [{ productId, quantity: 1 }], takenAway: true, ...input };
  const { totals } = await staff.call(quoteCounterOrder, {
    body: { lines: pieces.lines, takenAway: pieces.takenAway, couponCode: input.couponCode },
  });
  const phone = newPhone();
  const body = {
    shopper: { name: "Gulmohar Sen", phone },
    address: { ...HOME, phone },
    payment: { by: "cash" as const },
    expectedTotal: totals.total,
    ...pieces,
  };
  const headers = { "idempotency-key": key };
  return by.call(sellAtCounter, { headers, body: body as CounterOrderInput });
}

/** Opens a shop for the tests of counter orders. */
export function openCounter(): void {
  beforeAll(async () => {
    shop = await openShop();
    online = await onlineOrders(shop);
    staff = shop.client((await shop.staff()).token);
    categoryId = await addCategory(shop.database.db, "Rings at the counter");
  });
  afterAll(() => shop[Symbol.asyncDispose]());
  beforeEach(() => acceptRates(shop, 13_333_33, 150_00));
}
