import { getProduct } from "@suvarna/contract/catalogue/calls";
import { deleteProduct } from "@suvarna/contract/catalogue/staff";
import {
  addToWishlist,
  getWishlist,
  getWishlistOfUser,
  mergeWishlist,
  removeFromWishlist,
  removeFromWishlistOfUser,
} from "@suvarna/contract/wishlist/calls";
import type { Wishlist } from "@suvarna/contract/wishlist/schemas";
import { MAX_WISHLIST } from "@suvarna/domain/wishlist";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addCategory, addRing, aRing } from "../../test/catalogue.ts";
import { openShop, type Session, type TestShop } from "../../test/open-shop.ts";
import { addProducts } from "../catalogue/index.ts";
import { newId } from "../platform/ids.ts";
import { wishlistItems } from "./tables.ts";

let shop: TestShop;
let shopper: Session;
let categoryId: string;

beforeAll(async () => {
  shop = await openShop();
  categoryId = await addCategory(shop.database.db, "Kept rings");
});
afterAll(() => shop[Symbol.asyncDispose]());
beforeEach(async () => {
  shopper = await shop.signUp();
});

const ring = () => addRing(shop.database.db, { categoryId });
const mine = () => shop.client(shopper.token);
const idsOf = ({ items }: Wishlist) => items.map(({ productId }) => productId);
const keep = (productId: string) => mine().call(addToWishlist, { body: { productId } });
const merge = (productIds: string[]) => mine().call(mergeWishlist, { body: { productIds } });
const now = async () => idsOf(await mine().call(getWishlist, {}));

/** Adds a piece by a plain HTTP request, so that the test sees the status. */
function post(productId: string, overrides: object = {}) {
  return shop.app.inject({
    method: "POST",
    url: "/api/wishlist/wishlist",
    headers: { authorization: `Bearer ${shopper.token}` },
    payload: { productId, ...overrides },
  });
}

async function takeFromCatalogue(id: string): Promise<void> {
  const { token } = await shop.staff();
  await shop.client(token).call(deleteProduct, { params: { id } });
}

/** Adds new pieces to the catalogue. @returns their ids in the order of adding */
function rings(count: number): Promise<string[]> {
  return addProducts(
    shop.database.db,
    Array.from({ length: count }, () => aRing({ categoryId })),
  );
}

describe("the wishlist", () => {
  it("begins empty, and is the same under both addresses", async () => {
    expect(await now()).toEqual([]);
    const id = await ring();
    const wishlist = await keep(id);
    const params = { userId: shopper.userId };
    expect(await mine().call(getWishlistOfUser, { params })).toEqual(wishlist);
    expect(await mine().call(getWishlist, {})).toEqual(wishlist);
  });

  it("has the fields of a card, at the price of the piece's page", async () => {
    const id = await addRing(shop.database.db, { categoryId, discountBp: 500 });
    const product = await shop.client().call(getProduct, { params: { id } });
    expect((await keep(id)).items).toEqual([
      {
        productId: id,
        product: {
          _id: id,
          slug: product.slug,
          name: "Plain Ring",
          coverImage: "/pictures/ring-front.jpg",
          category: "Kept rings",
          carat: "22K",
          metal: "Gold",
          netWeight: 4,
          makingcharge: 12,
          stoneValue: 0,
          discountPercent: 5,
          isAvailable: true,
          stock: 5,
          sizes: null,
        },
        quantity: 1,
        realTimeTotalPrice: product.discountedPrice,
      },
    ]);
  });

  it("has no price while the grade has no valid rate", async () => {
    await keep(await ring());
    const { now: before } = shop.clock;
    try {
      shop.clock.now = new Date(before.getTime() + shop.config.rates.feedSellMs + 1000);
      const { items } = await mine().call(getWishlist, {});
      expect(items).toMatchObject([{ realTimeTotalPrice: null }]);
    } finally {
      shop.clock.now = before;
    }
  });

  it("shows the newest piece first", async () => {
    const ids = await rings(3);
    const { db } = shop.database;
    for (const [index, productId] of ids.entries()) {
      const addedAt = new Date(Date.UTC(2026, 10, 1 + ((index + 1) % 3)));
      await db.insert(wishlistItems).values({ userId: shopper.userId, productId, addedAt });
    }
    expect(await now()).toEqual([ids[1], ids[0], ids[2]]);
    const last = await ring();
    expect(idsOf(await keep(last))[0]).toBe(last);
  });
});

describe("keeping a piece", () => {
  it("answers 201, and 200 when it is already saved", async () => {
    const id = await ring();
    const { userId } = shopper;
    expect((await post(id, { userId })).statusCode).toBe(201);
    const again = await post(id.toUpperCase());
    expect(again.statusCode).toBe(200);
    expect(idsOf(again.json())).toEqual([id]);
  });

  it("saves it once, however many requests arrive at once", async () => {
    const id = await ring();
    const answers = await Promise.all(Array.from({ length: 6 }, () => post(id)));
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([200, 200, 200, 200, 200, 201]);
    expect(await now()).toEqual([id]);
  });

  it.each([
    ["no such product", async () => newId()],
    ["an id that is none", async () => "1' or '1'='1"],
    [
      "what has left the catalogue",
      async () => {
        const id = await ring();
        await takeFromCatalogue(id);
        return id;
      },
    ],
  ])("refuses %s", async (_why, product) => {
    const refused = keep(await product());
    await expect(refused).rejects.toMatchObject({ status: 404, code: "product_not_found" });
    expect(await now()).toEqual([]);
  });

  it("is for another user refused", async () => {
    const { userId } = await shop.signUp();
    expect((await post(await ring(), { userId })).statusCode).toBe(403);
  });

  it("has a limit, for which removed products do not count", async () => {
    const full = await rings(MAX_WISHLIST);
    expect(idsOf(await merge(full))).toEqual(full);
    const more = await ring();
    await expect(keep(more)).rejects.toMatchObject({ status: 422, code: "wishlist_full" });
    expect((await post(full[0] as string)).statusCode).toBe(200);
    await takeFromCatalogue(full[7] as string);
    expect((await post(more)).statusCode).toBe(201);
  });
});

describe("merging at the login", () => {
  it("puts the visitor's pieces, in their order, before the earlier ones", async () => {
    const [old, both, one, two] = [await ring(), await ring(), await ring(), await ring()];
    await keep(old);
    await keep(both);
    const merged = idsOf(await merge([two, both, one, one.toUpperCase()]));
    expect(merged.slice(0, 2)).toEqual([two, one]);
    expect(merged.slice(2).toSorted()).toEqual([old, both].toSorted());
    expect(await now()).toEqual(merged);
  });

  it("skips what is not in the catalogue", async () => {
    const [id, removed] = [await ring(), await ring()];
    await takeFromCatalogue(removed);
    expect(idsOf(await merge([newId(), "nonsense", removed, id]))).toEqual([id]);
    expect(idsOf(await merge([]))).toEqual([id]);
  });

  it("saves each piece once when tabs merge at the same time, in whatever order", async () => {
    const ids = await rings(40);
    const tabs = Array.from({ length: 8 }, (_, tab) => (tab % 2 === 0 ? ids : ids.toReversed()));
    await Promise.all(tabs.map(merge));
    expect((await now()).toSorted()).toEqual(ids.toSorted());
  });

  it("omits the oldest pieces above the limit, and refuses a list above it", async () => {
    const all = await rings(MAX_WISHLIST + 1);
    await merge(all.slice(0, MAX_WISHLIST - 1));
    const [before, ...others] = all.slice(MAX_WISHLIST - 1);
    expect(idsOf(await merge([before as string, ...others]))).toHaveLength(MAX_WISHLIST);
    expect(await now()).not.toContain(others[0]);
    await expect(merge(all)).rejects.toMatchObject({ status: 400 });
  });
});

describe("keeping a piece no longer", () => {
  it("removes it under both addresses, and succeeds when it was not saved", async () => {
    const [one, other, third] = await rings(3);
    await merge([one, other, third] as string[]);
    const { userId } = shopper;
    await mine().call(removeFromWishlist, { params: { productId: one as string } });
    await mine().call(removeFromWishlistOfUser, { params: { userId, productId: other as string } });
    expect(await now()).toEqual([third]);
    for (const productId of [one as string, newId(), "nonsense"]) {
      expect(await mine().call(removeFromWishlist, { params: { productId } })).toBeUndefined();
    }
    expect(await now()).toEqual([third]);
  });
});

it("hides pieces that have left the catalogue, and loses no others", async () => {
  const [gone, stays] = await rings(2);
  await merge([gone, stays] as string[]);
  await takeFromCatalogue(gone as string);
  expect(await now()).toEqual([stays]);
  const { db } = shop.database;
  expect(await db.$count(wishlistItems, eq(wishlistItems.userId, shopper.userId))).toBe(2);
});

it("of another user can be neither seen nor changed", async () => {
  const id = await ring();
  await keep(id);
  const owner = shopper;
  shopper = await shop.signUp();
  const { userId } = owner;
  const forbidden = { status: 403, code: "forbidden" };
  const seen = mine().call(getWishlistOfUser, { params: { userId } });
  await expect(seen).rejects.toMatchObject(forbidden);
  const taken = mine().call(removeFromWishlistOfUser, { params: { userId, productId: id } });
  await expect(taken).rejects.toMatchObject(forbidden);
  await mine().call(removeFromWishlist, { params: { productId: id } });
  shopper = owner;
  expect(await now()).toEqual([id]);
});
