import { getShopDetails, pageProducts, suggest } from "@suvarna/contract/catalogue/calls";
import { createProduct, deleteProduct, updateProduct } from "@suvarna/contract/catalogue/staff";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openShop, type TestShop } from "../../../test/open-shop.ts";
import { wakeUps } from "../../platform/wake-ups.ts";
import { products, searchWords } from "../tables.ts";

const PIECE = { category: "Gold", carat: "22K", netWeight: 4.2, makingcharge: 12 } as const;

const NO_OFFERS = { products: [], total: 0, words: [], kinds: [], categories: [] };

describe("searching the shop", () => {
  let shop: TestShop;
  let staffToken: string;
  beforeAll(async () => {
    shop = await openShop();
    staffToken = (await shop.staff()).token;
  });
  afterAll(() => shop[Symbol.asyncDispose]());

  /** Returns the jobs that wait or run. */
  const jobsOfIndex = async () => {
    const { rows } = await shop.database.db.execute(
      sql`select state from jobs.job
          where name = 'index-search' and state in ('created', 'retry', 'active')`,
    );
    return rows;
  };
  /** Starts the indexing as the shop does, and waits for its end. */
  async function indexAnew(): Promise<void> {
    await shop.searchIndex.start();
    expect(await jobsOfIndex()).not.toEqual([]);
    await vi.waitFor(async () => expect(await jobsOfIndex()).toEqual([]), {
      timeout: 60_000,
      interval: 50,
    });
    await shop.relay.run();
  }
  const page = (q: string, more: object = {}) =>
    shop.client().call(pageProducts, { query: { q, limit: 100, ...more } });
  const slugs = async (q: string) => (await page(q)).products.map(({ slug }) => slug);
  const found = async (q: string) => (await slugs(q)).toSorted();
  const offered = (q: string) => shop.client().call(suggest, { query: { q } });
  const staff = () => shop.client(staffToken);

  it.each([
    ["jhumka-gold", ["jhumka", "Jhumki", "JHUMKAS", "jhumke", "झुमका", "झुमके"]],
    ["mangalsutra-vati", ["mangalsutra", "mangal sutra", "thali", "tanmaniya", "मंगलसूत्र"]],
    ["kada-men", ["kada", "kara", "kadaa", "कड़ा"]],
    ["haar-mango", ["haar", "har", "rani haar", "haram", "हार"]],
    ["nath-bridal", ["nath", "nathni", "nose ring", "nose-pin", "nosepin", "नथ"]],
    ["anklet-silver", ["payal", "anklets", "pajeb", "पायल"]],
    ["toe-rings-silver", ["bichiya", "toe rings", "metti", "बिछिया"]],
    ["maang-tikka", ["maang tikka", "mang tika", "maangtikka", "मांग टीका"]],
    ["choker-kundan", ["choker", "guluband", "चोकर"]],
    ["bangle-plain-pair", ["bangle", "kangan", "chudi", "churiyan", "चूड़ियाँ"]],
    ["hoops-plain", ["hoops", "bali", "baliyan", "बाली"]],
    ["studs-diamond", ["studs", "tops", "टॉप्स"]],
    ["hoops-plain", ["earring", "ear rings", "karnphool"]],
    ["chain-rope", ["chain", "zanjeer", "चेन"]],
    ["plain-band-22k", ["ring", "angoothi", "mundri", "अँगूठी"]],
    ["pendant-heart", ["pendant", "locket", "pendent"]],
    ["kada-men", ["gents", "men", "man", "men's"]],
    ["coin-gold-24k", ["gold", "sona", "सोने"]],
    ["coin-silver", ["silver", "chandi", "silver 925", "925", "चाँदी"]],
    ["studs-diamond", ["diamond", "heera", "हीरा"]],
    ["drops-pearl", ["pearl", "moti", "मोती"]],
    ["drops-emerald", ["emerald", "panna", "पन्ना"]],
    ["drops-ruby-oval", ["ruby", "manik", "rubies"]],
    ["half-eternity-sapphire", ["sapphire", "neelam", "नीलम"]],
    ["chain-link", ["22k", "22 carat", "22kt", "22 Karat", "916"]],
  ])("finds %s and the same others by each of %j", async (slug, spellings) => {
    const [first, ...others] = await Promise.all(spellings.map(found));
    expect(first).toContain(slug);
    expect(first?.length).toBeLessThan(70);
    for (const other of others) expect(other).toEqual(first);
  });

  it.each([
    ["jumka", "jhumka"],
    ["mangalsutr", "mangalsutra"],
    ["mangal sutar", "mangalsutra"],
    ["bracelt", "bracelet"],
    ["diamon", "diamond"],
    ["daimond", "diamond"],
    ["solitare", "solitaire"],
    ["neklace", "necklace"],
    ["rign", "ring"],
    ["goldring", "gold ring"],
    ["nakshtra", "nakshatra"],
  ])("corrects %s to %s", async (misspelt, meant) => {
    expect(await slugs(misspelt)).toEqual(await slugs(meant));
    expect((await page(meant)).total).toBeGreaterThan(0);
  });

  it.each([
    ["emerald ring", ["emerald-halo-ring"]],
    ["gold ring for women", undefined],
    ["temple jhumka", ["jhumka-two-tier", "jhumka-gold"]],
    ["10 gram gold coin", ["coin-gold-24k"]],
    ["rose gold ruby ring", ["ruby-ring-rose"]],
    ["silver diamond", []],
    ["silver zzzzzz", []],
  ])("finds only pieces with all of %j", async (q, expected) => {
    expect(await slugs(q)).toEqual(expected ?? (await slugs("gold ring")));
  });

  it("ranks an exact name before a synonym", async () => {
    expect((await slugs("nose pin"))[0]).toBe("nosepin-diamond");
    expect((await slugs("nath"))[0]).toBe("nath-bridal");
  });

  it("finds a piece by its model number, also after it was changed or indexed anew", async () => {
    const [details] = await shop.client().call(getShopDetails, { query: {} });
    const number = details?.modelNumber ?? "";
    const [slug, ...others] = await slugs(number);
    expect(others).toEqual([]);
    expect(await slugs(number.toLowerCase().replaceAll("-", " "))).toEqual([slug]);
    await shop.database.db.update(products).set({ searchEdition: "" });
    await indexAnew();
    expect(await slugs(number)).toEqual([slug]);
  });

  it("does not find pieces by similar words of another meaning", async () => {
    const { products: rings } = await page("ring");
    expect(rings.map(({ tags }) => tags.includes("earrings"))).not.toContain(true);
    expect(rings.map(({ slug }) => slug)).not.toContain("nosepin-diamond");
    const { slug } = await staff().call(createProduct, { body: { ...PIECE, name: "Hard Silk" } });
    expect(await slugs("har")).not.toContain(slug);
    expect(await slugs("hard")).toEqual([slug]);
    await staff().call(deleteProduct, { params: { id: slug } });
    // The deleted product was the only product with a word that starts with "hard", and no other
    // known word differs from "hard" by one mistake.
    expect(await slugs("hard")).toEqual([]);
  });

  it("has the best match first: by name, by category, by tags; other orders as they are", async () => {
    const words = await slugs("solitaire");
    expect(words.indexOf("studs-diamond")).toBeLessThan(words.indexOf("solitaire-emerald-cut"));
    expect((await slugs("emerald"))[0]).toContain("emerald");
    const { products: gold } = await page("gold");
    const named = gold.map(({ name }) => /gold/i.test(name)).lastIndexOf(true);
    const titled = gold.findIndex(({ category }) => category === "Gold");
    const others = gold.findIndex(
      ({ name, category }) => !/gold/i.test(name) && category !== "Gold",
    );
    expect(named).toBeLessThan(others);
    expect(titled).toBeLessThan(others);
    const { products: cheap } = await page("gold", { sort: "price-asc" });
    const prices = cheap.map(({ discountedPrice }) => discountedPrice ?? 0);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  });

  it("pages through the results without losing or repeating a piece", async () => {
    const all = await slugs("ring");
    const paged: string[] = [];
    for (let number = 1; number <= 5; number++) {
      const { products } = await page("ring", { limit: 3, page: number });
      paged.push(...products.map(({ slug }) => slug));
    }
    expect(paged).toEqual(all.slice(0, 15));
  });

  it("counts the results in all facets", async () => {
    const { total, facets } = await page("jhumki");
    // A piece can have several stones, occasions and collections, or none, so their counts do not
    // add up to the total.
    const { stone, occasion, collection, ...single } = facets;
    for (const { count } of [...stone, ...occasion, ...collection]) {
      expect(count).toBeLessThanOrEqual(total);
    }
    for (const counts of Object.values(single)) {
      expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    }
  });

  it.each(["%", "_", "\\", "'", '"', "' or 1=1 --", "':*", "zz | !qq", "<->", "=zz", "💍"])(
    "searches %j as it is typed",
    async (q) => {
      expect((await page(q)).total).toBe(0);
      expect(await offered(q)).toEqual(NO_OFFERS);
    },
  );

  it("finds everything for an empty search, and refuses a search that is too long", async () => {
    expect((await page("")).total).toBe(71);
    expect((await page("  ")).total).toBe(71);
    expect((await page("x".repeat(100))).total).toBe(0);
    expect((await page("ज".repeat(100))).total).toBe(0);
    const tooLong = { status: 400, fields: { q: expect.stringContaining("100") } };
    await expect(page("x".repeat(101))).rejects.toMatchObject(tooLong);
    await expect(page("\0")).rejects.toMatchObject({ status: 400 });
    await expect(offered("x".repeat(101))).rejects.toMatchObject(tooLong);
  });

  it("finds new words of a product at once, and removed words no more", async () => {
    const body = { ...PIECE, name: "Zaverchand Toda", tags: ["thewa work"] };
    expect(await slugs("zaverchand")).toEqual([]);
    const { _id } = await staff().call(createProduct, { body });
    const params = { id: _id };
    for (const q of ["zaverchand", "zaver", "zavercand", "thewa", "toda gold"]) {
      expect(await slugs(q)).toEqual(["zaverchand-toda"]);
    }
    expect((await offered("zav")).products).toMatchObject([{ _id, name: "Zaverchand Toda" }]);
    await staff().call(updateProduct, { params, body: { ...body, name: "Champakali", tags: [] } });
    expect(await slugs("zaverchand")).toEqual([]);
    expect(await slugs("champakli")).toEqual(["zaverchand-toda"]);
    await staff().call(deleteProduct, { params });
    for (const q of ["champakali", "champakli"]) expect(await slugs(q)).toEqual([]);
  });

  it("does not lose words when pieces are saved at the same time", async () => {
    const names = ["Ushnisha Mandala", "Mandala Ushnisha", "Mekhala Ushnisha", "Mandala Mekhala"];
    const saved = await Promise.all(
      names.map((name) => staff().call(createProduct, { body: { ...PIECE, name } })),
    );
    expect((await page("ushnishaa")).total).toBe(3);
    expect((await page("mekhla")).total).toBe(2);
    expect((await page("mandlaa")).total).toBe(3);
    for (const { _id } of saved) await staff().call(deleteProduct, { params: { id: _id } });
  });

  it("indexes products again that were indexed with another list", async () => {
    const { db } = shop.database;
    await db
      .update(products)
      .set({ search: "", searchEdition: "an older one" })
      .where(eq(products.slug, "jhumka-gold"));
    await db.delete(searchWords).where(eq(searchWords.word, "ghungroo"));
    await indexAnew();
    expect(await slugs("ghungru jhumki")).toEqual(["jhumka-gold"]);
    expect(await jobsOfIndex()).toEqual([]);
    const catalogueWakeUps = () =>
      db.select().from(wakeUps).where(eq(wakeUps.type, "catalogue.changed"));
    const before = await catalogueWakeUps();
    await shop.searchIndex.start();
    await expect.poll(jobsOfIndex).toEqual([]);
    expect(await catalogueWakeUps()).toEqual(before);
  });

  it("offers at most six pieces with their live prices, and three categories", async () => {
    const { products: offers, categories } = await offered("gold");
    expect(offers).toHaveLength(6);
    const [first] = (await page("gold")).products;
    expect(first).toMatchObject({ ...offers[0] });
    expect(offers[0]?.image).toBe(first?.coverImage);
    expect(categories).toEqual([{ _id: expect.any(String), title: "Gold" }]);
    for (const [q, title] of [
      ["dia", "Diamond"],
      ["chandi", "Silver"],
      ["bride", "Bridal"],
      ["tradishional", "Traditional"],
    ] as const) {
      expect((await offered(q)).categories.map(({ title }) => title)).toEqual([title]);
    }
    expect(await offered("")).toEqual(NO_OFFERS);
    expect(await shop.client().call(suggest, { query: {} })).toEqual(await offered(""));
  });

  it("offers one spelling of each word that the text may become, and the kinds that it finds", async () => {
    const { total, words, kinds } = await offered("jhum");
    expect(words).toEqual(["jhumka"]);
    expect(kinds[0]?.kind).toBe("earrings");
    expect(total).toBe(kinds.reduce((sum, { count }) => sum + count, 0));
    expect(total).toBe((await page("jhum")).total);
    expect((await offered("jhumki")).words).toEqual([]);
  });

  it("offers pieces with all that a card shows", async () => {
    const [piece] = (await offered("noor pearl")).products;
    expect(piece).toMatchObject({ metal: "Gold", isAvailable: true });
    expect(piece?.imageGrounds?.[0]).toMatch(/^#[0-9a-f]{6}$/);
  });

  it("offers pieces without a price while there is no valid rate", async () => {
    const { now } = shop.clock;
    shop.clock.now = new Date(now.getTime() + 25 * 3_600_000);
    const prices = (await offered("jhumka")).products.map(({ price }) => price);
    // The names and texts in Hindi count too, so more pieces are found than the panel shows.
    expect(prices).toEqual([null, null, null, null, null, null]);
    shop.clock.now = now;
  });
});
