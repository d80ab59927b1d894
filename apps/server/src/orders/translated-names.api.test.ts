import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addCategory, addRing } from "../../test/catalogue.ts";
import { fillCart, placeOrder } from "../../test/checkout.ts";
import { openShop, type TestShop } from "../../test/open-shop.ts";
import { products } from "../catalogue/tables.ts";
import { withNamesIn } from "./translated-names.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop[Symbol.asyncDispose]());

const BOUGHT = "Moon Ring";
const HINDI = { hi: { name: { text: "चाँद अंगूठी", of: "" } } };

it("an order shows the translated names of its pieces, or else the names under which they were bought", async () => {
  const { db } = shop.database;
  const categoryId = await addCategory(db, "Rings");
  const shopper = await shop.signUp();
  const ids = [];
  for (const _ of ["translated", "renamed"]) {
    ids.push(await addRing(db, { categoryId, name: BOUGHT }));
  }
  const [translated = "", renamed = ""] = ids;
  const placed = async (productId: string) => {
    const { cartId } = await fillCart(shop, shopper, productId);
    return (await placeOrder(shop, shopper, { cartId })).order;
  };
  const [one, other] = [await placed(translated), await placed(renamed)];
  await db.update(products).set({ translations: HINDI }).where(eq(products.id, translated));
  await db.update(products).set({ name: "Sun Ring" }).where(eq(products.id, renamed));

  // An order of both pieces, which were bought under one name.
  const items = [...one.items, ...other.items];
  const both = {
    items,
    return: { pieces: items.map(({ name }, line) => ({ line, name })) },
    refunds: [{ pieces: [{ name: BOUGHT }] }],
  };
  const [read] = await withNamesIn(db, [both], "hi");
  const names = ["चाँद अंगूठी", BOUGHT];
  expect(read?.items.map(({ name }) => name)).toEqual(names);
  expect(read?.return.pieces.map(({ name }) => name)).toEqual(names);
  // The name of a refund stands for either piece.
  expect(read?.refunds[0]?.pieces[0]?.name).toBe(BOUGHT);
  const alone = { ...both, items: one.items, return: {} };
  const [clear] = await withNamesIn(db, [alone], "hi");
  expect(clear?.refunds[0]?.pieces[0]?.name).toBe("चाँद अंगूठी");
});
