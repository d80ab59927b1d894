import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { addCategory, aRing } from "../../test/catalogue.ts";
import { freshDatabase } from "../../test/fresh-database.ts";
import { addProducts } from "./add-products.ts";
import { findPartStarts, findPublished } from "./published.ts";
import { products } from "./tables.ts";

it("divides the products by their ids, and the parts do not change when one product is removed", async () => {
  await using database = await freshDatabase();
  const { db } = database;
  const categoryId = await addCategory(db, "Rings", 1);
  const slugs = ["a", "b", "c", "d", "e"];
  const ids = await addProducts(
    db,
    slugs.map((slug) => aRing({ slug, categoryId })),
  );
  const parts = async () => {
    const starts = await findPartStarts(db, 2);
    const found = starts.map((first) => findPublished(db, { first, size: 2 }));
    return (await Promise.all(found)).map((part) => part?.map(({ slug }) => slug));
  };
  expect(await parts()).toEqual([["a", "b"], ["c", "d"], ["e"]]);
  await db
    .update(products)
    .set({ removedAt: new Date() })
    .where(eq(products.id, ids[2] ?? ""));
  expect(await parts()).toEqual([["a", "b"], ["d"], ["e"]]);
});
