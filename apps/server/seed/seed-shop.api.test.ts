import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readConfig } from "../src/config.ts";
import type { App } from "../src/platform/act.ts";
import { appOn } from "../test/acting.ts";
import { type FreshDatabase, freshDatabase } from "../test/fresh-database.ts";
import { resizeGeneratedCatalogue } from "./generated-catalogue.ts";
import { generatedProduct } from "./generated-product.ts";
import { seedShop } from "./seed-shop.ts";
import { readShopFile } from "./shop-files.ts";

const NOW = new Date("2026-11-21T06:30:00.000Z");
const TABLES = [
  "categories",
  "products",
  "product_sizes",
  "product_details",
  "users",
  "addresses",
  "slides",
  "blogs",
  "testimonials",
  "gallery_pictures",
  "shop_profile",
  "rate_history",
  "rate_sheets",
] as const;

describe("the seed", () => {
  let database: FreshDatabase;
  let app: App;
  beforeEach(async () => {
    database = await freshDatabase();
    app = appOn(database, () => NOW);
  });
  afterEach(() => database[Symbol.asyncDispose]());

  const seed = (demonstration = true) =>
    seedShop(app, {
      demonstration,
      staff: { email: "staff@shop.example", password: "a-good-password" },
      rates: readConfig({}).rates,
      seller: readConfig({}).seller,
    });

  /** Returns everything that the seed writes, as one string for each table. */
  async function contents(): Promise<Record<string, string>> {
    const texts: Record<string, string> = {};
    for (const table of TABLES) {
      const { rows } = await database.db.execute(
        sql`select coalesce(string_agg(t::text, '|' order by t::text), '') as text from ${sql.identifier(table)} t`,
      );
      texts[table] = String(rows[0]?.["text"]);
    }
    return texts;
  }

  const count = async (table: (typeof TABLES)[number]) => {
    const text = (await contents())[table] ?? "";
    return text === "" ? 0 : text.split("|").length;
  };

  it("fills an empty database once, also when it runs twice or at the same time", async () => {
    expect((await Promise.all([seed(), seed()])).toSorted()).toEqual([false, true]);
    const first = await contents();
    expect(await count("products")).toBe((await readShopFile("products")).length);
    expect(await count("users")).toBe(4);
    expect(await count("rate_sheets")).toBe(1);
    expect(await count("rate_history")).toBeGreaterThan(1000);
    for (const [table, text] of Object.entries(first)) expect(text, table).not.toBe("");
    expect(await seed()).toBe(false);
    expect(await contents()).toEqual(first);
  });

  it("adds to a live shop only the data that it needs to open", async () => {
    expect(await seed(false)).toBe(true);
    expect(await count("categories")).toBeGreaterThan(0);
    expect(await count("users")).toBe(1);
    for (const table of [
      "products",
      "blogs",
      "testimonials",
      "rate_history",
      "rate_sheets",
      "rate_history",
    ] as const) {
      expect(await count(table), table).toBe(0);
    }
  });

  it("generates products, always the same, and erases them again", async () => {
    await seed();
    const make = (wanted: number) => resizeGeneratedCatalogue(app, wanted);
    const own = await contents();
    expect(await make(30)).toBe(0);
    const thirty = await contents();
    expect(await make(30)).toBe(30);
    expect(await contents()).toEqual(thirty);
    await make(1500);
    expect(await count("products")).toBe(1500 + (await readShopFile("products")).length);
    await make(30);
    expect(await contents()).toEqual(thirty);
    await make(0);
    expect(await contents()).toEqual(own);
  });
});

it("generates the same product for the same number", async () => {
  const templates = await readShopFile("products");
  const categoryIds = new Map(templates.map(({ category }) => [category, category]));
  const made = (number: number) => generatedProduct(number, templates, categoryIds);
  expect(made(42)).toEqual(made(42));
  expect(made(42).slug).toMatch(/^made-0000042-[a-z0-9-]+$/);
  expect(made(43)).not.toEqual(made(42));
});
