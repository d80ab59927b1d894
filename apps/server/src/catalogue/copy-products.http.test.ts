import { expect, it } from "vitest";
import { addCategory, aRing } from "../../test/catalogue.ts";
import { freshDatabase } from "../../test/fresh-database.ts";
import { addProducts, type NewProduct } from "./add-products.ts";
import { copyProducts } from "./copy-products.ts";
import { findProducts } from "./product-rows.ts";
import { updateStockMarks } from "./stock-marks.ts";
import { products } from "./tables.ts";

it("copies products as they are inserted, with any text in them", async () => {
  await using database = await freshDatabase();
  const { db, url } = database;
  const categoryId = await addCategory(db, "Rings", 1);
  const size = (stock: number | null) => ({ size: String(stock), netWeightMg: 3000, stock });
  const pieces = (name: string): NewProduct[] => [
    aRing({ slug: `${name}-plain`, categoryId, stock: 3 }),
    aRing({ slug: `${name}-sold-out`, categoryId, stock: 0 }),
    aRing({ slug: `${name}-to-order`, categoryId, stock: null }),
    aRing({ slug: `${name}-sizes`, categoryId, sizes: [size(2), size(null), size(0)] }),
    aRing({ slug: `${name}-sizes-to-order`, categoryId, sizes: [size(0), size(null)] }),
    aRing({
      slug: `${name}-odd`,
      categoryId,
      description: 'A tab\t, a line\n, a backslash \\N and "quotes"',
      tags: ["with, comma", 'with "quotes"', "back\\slash"],
      pictureAlts: { "/a.jpg": "A\tring" },
      netWeightMg: 1900,
      grossWeightMg: 2000,
    }),
  ];
  await addProducts(db, pieces("added"));
  const ids = await copyProducts({ db, url: url ?? "" }, pieces("copied"));
  await updateStockMarks(db, ids);
  const rows = await findProducts(db, undefined);
  const sorted = rows.toSorted((one, other) => (one.slug < other.slug ? -1 : 1));
  const plain = sorted.map(({ id, slug, createdAt, updatedAt, publishedAt, ...row }) => row);
  expect(plain.slice(6)).toEqual(plain.slice(0, 6));
  expect(await db.$count(products)).toBe(12);
});
