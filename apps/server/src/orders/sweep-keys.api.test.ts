import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { appOn } from "../../test/acting.ts";
import { addCategory, addRing } from "../../test/catalogue.ts";
import { fillCart, placeOrder } from "../../test/checkout.ts";
import { openShop, type TestShop } from "../../test/open-shop.ts";
import { additionKeys } from "../platform/add-once.ts";
import { newId } from "../platform/ids.ts";
import type { Jobs } from "../platform/jobs.ts";
import { idempotencyKeys } from "./checkout-tables.ts";
import { KEY_KEPT_MS, sweepKeys } from "./sweep-keys.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop[Symbol.asyncDispose]());

it("deletes a key when it has expired, and not before; and continues the next day", async () => {
  const { db } = shop.database;
  const shopper = await shop.signUp();
  const categoryId = await addCategory(db, "Swept rings");
  const id = await addRing(db, { categoryId, netWeightMg: 500 });
  const { cartId } = await fillCart(shop, shopper, id);
  const key = newId();
  const { order } = await placeOrder(shop, shopper, { cartId }, key);

  const next: (Date | undefined)[] = [];
  let sweep = async () => {};
  const jobs: Pick<Jobs, "enqueue" | "work"> = {
    enqueue: async (_tx, _kind, _data, options) => void next.push(options?.startAfter),
    work: (_kind, handler) => {
      const attempt = { signal: new AbortController().signal, isLast: false };
      sweep = () => handler({} as never, attempt);
    },
  };
  let now = shop.clock.now;
  await sweepKeys({
    app: appOn(shop.database, () => now),
    jobs,
  }).start();
  const added = { userId: shopper.userId, key, contentHash: "", addedId: newId() };
  await db.insert(additionKeys).values({ ...added, createdAt: shop.clock.now });
  const countAdditions = () => db.$count(additionKeys, eq(additionKeys.key, key));
  const countKeys = () => db.$count(idempotencyKeys, eq(idempotencyKeys.key, key));

  now = new Date(shop.clock.now.getTime() + KEY_KEPT_MS);
  await sweep();
  expect(await countKeys()).toBe(1);
  expect(await countAdditions()).toBe(1);
  expect((await placeOrder(shop, shopper, { cartId }, key)).order._id).toBe(order._id);
  now = new Date(now.getTime() + 1);
  await sweep();
  expect(await countKeys()).toBe(0);
  expect(await countAdditions()).toBe(0);
  expect(next).toEqual([
    shop.clock.now,
    new Date(now.getTime() - 1 + 24 * 3_600_000),
    new Date(now.getTime() + 24 * 3_600_000),
  ]);
});
