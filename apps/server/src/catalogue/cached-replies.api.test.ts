import type { Product, ProductPage } from "@suvarna/contract/catalogue/schemas";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { testAct } from "../../test/acting.ts";
import { openShop, type TestShop } from "../../test/open-shop.ts";
import { acceptRates } from "../../test/rates.ts";
import { releaseStock, reserveStock } from "./stock.ts";

const LISTING = "/api/gold/products/paginated";
const SOLD_WITHIN = { timeout: 3000, interval: 50 };

describe("cached replies", () => {
  let shop: TestShop;
  let ring: Product;
  let other: Product;
  /**
   * The address of a listing that shows the ring; `others` is the address of a listing that does
   * not show the ring.
   */
  let rings: string;
  let others: string;

  beforeAll(async () => {
    shop = await openShop();
    const { products } = (await get(`${LISTING}?limit=60`)) as ProductPage;
    const single = products.find(({ stock, sizes }) => stock !== null && stock > 0 && !sizes);
    if (!single) throw new Error("The seed has no piece in stock without sizes");
    ring = single;
    other = products.find(({ category }) => category !== ring.category) as Product;
    rings = `${LISTING}?limit=60&category=${encodeURIComponent(ring.category)}`;
    others = `${LISTING}?limit=60&category=${encodeURIComponent(other.category)}`;
  });
  afterAll(() => shop[Symbol.asyncDispose]());

  const get = async (url: string): Promise<unknown> => (await shop.app.inject(url)).json();
  /** Requests addresses again. @returns the addresses whose replies were not in the cache */
  async function madeAnew(urls: readonly string[]): Promise<string[]> {
    const anew: string[] = [];
    for (const url of urls) {
      const before = shop.cache.usage().misses;
      await get(url);
      if (shop.cache.usage().misses > before) anew.push(url);
    }
    return anew;
  }
  const pageOf = ({ _id }: Product) => `/api/gold/${_id}`;
  const related = ({ _id }: Product) => `/api/related/${_id}`;
  const all = () => [
    pageOf(ring),
    pageOf(other),
    rings,
    others,
    "/api/catalogue/menu",
    "/api/shop",
    `${pageOf(ring)}/reviews`,
  ];

  beforeEach(async () => {
    // The first requests cache all replies again, so that no reply leaves out a change of the test
    // before.
    await testAct(shop.acts, async ({ tell }) => tell({ type: "catalogue.changed" }));
    await madeAnew(all());
    expect(await madeAnew(all())).toEqual([]);
  });

  it("are created again only where a sold piece is shown", async () => {
    const { _id, stock } = ring;
    await testAct(shop.acts, (act) => reserveStock(act, _id, null, stock ?? 0));
    await vi.waitFor(async () => {
      expect(((await get(pageOf(ring))) as Product).isAvailable).toBe(false);
      const { products } = (await get(rings)) as ProductPage;
      expect(products.find((each) => each._id === _id)?.isAvailable).toBe(false);
    }, SOLD_WITHIN);
    expect(await madeAnew(all())).toEqual([]);
  });

  it("do not change for other pieces when one is sold", async () => {
    const before = shop.cache.usage().misses;
    const { _id, stock } = ring;
    await testAct(shop.acts, (act) => releaseStock(act, _id, null, stock ?? 0));
    expect(await madeAnew([pageOf(other), others, "/api/catalogue/menu", "/api/shop"])).toEqual([]);
    expect(shop.cache.usage().misses).toBe(before);
    await vi.waitFor(async () => {
      expect(((await get(pageOf(ring))) as Product).isAvailable).toBe(true);
    }, SOLD_WITHIN);
  });

  it("are created again at most once a second while pieces are sold", async () => {
    const { _id } = ring;
    const before = shop.cache.usage().misses;
    const started = performance.now();
    for (let round = 0; round < 6; round++) {
      const stock = ((await get(pageOf(ring))) as Product).isAvailable ? 0 : 1;
      await testAct(shop.acts, async (act) => {
        await reserveStock(act, _id, null, 1);
        await releaseStock(act, _id, null, 1 + stock);
      });
      await get(pageOf(ring));
    }
    const seconds = (performance.now() - started) / 1000;
    expect(shop.cache.usage().misses - before).toBeLessThanOrEqual(1 + Math.ceil(seconds));
  });

  it("with prices are created again at every tick, and others are not", async () => {
    await acceptRates(shop, 1_250_000, 17_000);
    expect(await madeAnew(all())).toEqual([pageOf(ring), pageOf(other), rings, others]);
  });

  it("without live prices are the same after a tick, and name no price of now", async () => {
    const piece = `${pageOf(ring)}?live=false`;
    const chosen = [`${related(ring)}?live=false`, `${rings}&live=false`];
    const history = `${pageOf(ring)}/price-history?live=false`;
    const urls = [piece, ...chosen, history];
    const bodies = () => Promise.all(urls.map(async (url) => (await shop.app.inject(url)).body));
    const before = await bodies();
    await acceptRates(shop, 1_250_100, 17_001);
    // Pieces may be chosen and counted by their prices, and a day may end.
    expect(await madeAnew(urls)).toEqual([...chosen, history]);
    expect(await bodies()).toEqual(before);
    for (const body of before) expect(body).not.toMatch(/"(price|discountedPrice)":\d/);
  });

  it("are after a tick, byte for byte, the same as freshly created replies", async () => {
    const priced = [ring, other].flatMap((piece) => [
      pageOf(piece),
      `/api/gold/${piece.slug}`,
      related(piece),
      `${pageOf(piece)}/price-history?days=30`,
    ]);
    const lists = [rings, others, "/api/gold?featured=true", "/api/gold?bestSelling=true"];
    const urls = [...priced, ...lists, `${LISTING}?sort=price-asc`];
    const bodies = () => Promise.all(urls.map(async (url) => (await shop.app.inject(url)).body));
    const before = await bodies();
    await acceptRates(shop, 1_261_000, 17_500);
    const after = await bodies();
    expect(after.filter((body, place) => body === before[place])).toEqual([]);
    await testAct(shop.acts, async ({ tell }) => tell({ type: "catalogue.changed" }));
    expect(await madeAnew(urls.slice(0, 1))).toEqual(urls.slice(0, 1));
    expect(await bodies()).toEqual(after);
  });

  it("of a saved piece and of all lists are created again, but not those of other pieces", async () => {
    await madeAnew([related(other)]);
    await testAct(shop.acts, async ({ tell }) =>
      tell({ type: "product.saved", productId: ring._id }),
    );
    const anew = await madeAnew([...all(), related(other)]);
    expect(anew).toEqual([
      pageOf(ring),
      rings,
      others,
      "/api/catalogue/menu",
      `${pageOf(ring)}/reviews`,
      related(other),
    ]);
  });

  it("that show the catalogue are all created again when much of it has changed", async () => {
    await testAct(shop.acts, async ({ tell }) => tell({ type: "catalogue.changed" }));
    expect(await madeAnew(all())).toEqual(all().filter((url) => url !== "/api/shop"));
  });
});
