import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { categories, products } from "../src/catalogue/tables.ts";
import { blogs, shopProfile } from "../src/content/tables.ts";
import { openShop, type TestShop } from "../test/open-shop.ts";
import { translateKeptShop } from "./translate-kept-shop.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
  const { db } = shop.database;
  for (const table of [products, categories, blogs, shopProfile]) {
    await db.update(table).set({ translations: {} });
  }
});
afterAll(() => shop[Symbol.asyncDispose]());

const productNamed = async (slug: string) => {
  const [row] = await shop.database.db.select().from(products).where(eq(products.slug, slug));
  return row ?? expect.fail(`no product ${slug}`);
};

it("translates a shop that was filled before the language existed, but no text that staff have changed", async () => {
  const { db } = shop.database;
  await db.update(products).set({ name: "Our Own Name" }).where(eq(products.slug, "jhumka-gold"));
  await translateKeptShop(shop.acts);

  const changed = (await productNamed("jhumka-gold")).translations["hi"] ?? {};
  expect(changed["name"]).toBeUndefined();
  expect(changed["description"]?.text).toMatch(/\p{Script=Devanagari}/u);
  const other = await productNamed("jhumka-silver");
  expect(other.translations["hi"]?.["name"]?.text).toMatch(/झुमक/);
  expect(other.search).toContain("झुमक");
  const rows = await db.select().from(categories);
  expect(rows.map(({ translations }) => translations["hi"]?.["title"]?.text)).not.toContain(
    undefined,
  );
  const [identity] = await db.select().from(shopProfile).where(eq(shopProfile.name, "identity"));
  expect(identity?.translations["hi"]).toBeDefined();
});

it("translates once: a translation that staff have removed stays removed", async () => {
  const { db } = shop.database;
  await db.update(products).set({ translations: {} }).where(eq(products.slug, "jhumka-silver"));
  await translateKeptShop(shop.acts);
  expect((await productNamed("jhumka-silver")).translations).toEqual({});
});
