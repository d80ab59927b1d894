import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { addCategory, addRing } from "../../test/catalogue.ts";
import { type FreshDatabase, freshDatabase } from "../../test/fresh-database.ts";
import type { Db } from "../platform/database.ts";
import { createVersions, type Versions } from "../platform/versions.ts";
import { createProductRowCache, type ProductRowCache } from "./product-row-cache.ts";
import { products } from "./tables.ts";
import { invalidateCatalogue, invalidateProduct, invalidateStock } from "./tags.ts";

describe("cached product rows", () => {
  let database: FreshDatabase;
  let categoryId: string;
  let versions: Versions;
  let rowCache: ProductRowCache;
  const reads = vi.fn();

  beforeAll(async () => {
    database = await freshDatabase();
    categoryId = await addCategory(database.db, "Rings");
  });
  afterAll(() => database[Symbol.asyncDispose]());
  beforeEach(() => {
    versions = createVersions();
    const read = <T>(work: (db: Db) => Promise<T>) => {
      reads();
      return work(database.db);
    };
    rowCache = createProductRowCache({ read, versions });
    reads.mockClear();
  });
  const add = (slug: string) => addRing(database.db, { categoryId, slug });
  const rename = (id: string, slug: string) =>
    database.db.update(products).set({ slug }).where(eq(products.id, id));

  it("are read once, by id and by slug", async () => {
    const id = await add("once");
    expect((await rowCache.product("once"))?.id).toBe(id);
    await rowCache.product(id);
    await rowCache.product("once");
    await rowCache.products([id]);
    versions.changed(["rates"]);
    expect((await rowCache.product("once"))?.id).toBe(id);
    expect(reads).toHaveBeenCalledTimes(1);
  });

  it("are returned in the order of the ids, and only missing rows are read", async () => {
    const ids = [await add("first"), await add("second"), await add("third")];
    await rowCache.products(ids.slice(1, 2));
    const wanted = ids.toReversed();
    expect((await rowCache.products(wanted)).map(({ id }) => id)).toEqual(wanted);
    await rowCache.products(ids);
    expect(reads).toHaveBeenCalledTimes(2);
  });

  it("are read again when the product has changed, and not when another product has", async () => {
    const id = await add("changing");
    for (const [tell, times] of [
      [invalidateProduct, 2],
      [invalidateStock, 3],
      [invalidateCatalogue, 4],
    ] as const) {
      await rowCache.product(id);
      invalidateProduct(versions, await add(`other-${times}`));
      await rowCache.product(id);
      tell(versions, id);
      await rowCache.product(id);
      expect(reads).toHaveBeenCalledTimes(times);
    }
  });

  it("change when a slug moves to another product", async () => {
    const [one, other] = [await add("address"), await add("elsewhere")];
    await rowCache.product("address");
    await rename(one, "moved-away");
    invalidateProduct(versions, one);
    expect(await rowCache.product("address")).toBeNull();
    await rename(other, "address");
    invalidateProduct(versions, other);
    expect((await rowCache.product("address"))?.id).toBe(other);
  });

  it("do not include a removed product", async () => {
    const id = await add("removed");
    await rowCache.product(id);
    await database.db.update(products).set({ removedAt: new Date() }).where(eq(products.id, id));
    invalidateProduct(versions, id);
    expect(await rowCache.product(id)).toBeNull();
    expect(await rowCache.products([id])).toEqual([]);
  });

  it("of a list are read again when one of its tags has changed", async () => {
    const load = vi.fn(async () => ["1"]);
    const list = () => rowCache.list("list", ["listing"], load);
    await list();
    versions.changed(["rates"]);
    expect(await list()).toEqual(["1"]);
    expect(load).toHaveBeenCalledTimes(1);
    versions.changed(["listing"]);
    await list();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
