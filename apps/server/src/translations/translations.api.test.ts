import type { Product, ProductPage } from "@suvarna/contract/catalogue/schemas";
import type { Article } from "@suvarna/contract/content/schemas";
import type { ThingTranslation } from "@suvarna/contract/translations/schemas";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop, type TestShop } from "../../test/open-shop.ts";
import { products } from "../catalogue/tables.ts";

const RING = "/api/gold/solitaire-ring-yellow";

describe("translations", () => {
  let shop: TestShop;
  let staff: Record<string, string>;
  beforeAll(async () => {
    shop = await openShop();
    staff = { authorization: `Bearer ${(await shop.staff()).token}` };
  });
  afterAll(() => shop[Symbol.asyncDispose]());

  const get = async <Answer>(url: string): Promise<Answer> =>
    (await shop.app.inject(url)).json() as Answer;
  const read = async (path: string) =>
    (
      await shop.app.inject({ url: `/api/staff/translations/hi/${path}`, headers: staff })
    ).json() as ThingTranslation;
  const save = (
    path: string,
    version: string,
    texts: Record<string, string>,
    stillRight?: readonly string[],
  ) =>
    shop.app.inject({
      method: "PUT",
      url: `/api/staff/translations/hi/${path}`,
      headers: { ...staff, "if-match": `"${version}"` },
      payload: { texts, ...(stillRight ? { stillRight } : {}) },
    });
  const textsOf = ({ fields }: ThingTranslation) =>
    Object.fromEntries(fields.map(({ name, text }) => [name, text]));

  it("are sent only to those who request the language", async () => {
    const plain = (await shop.app.inject(RING)).body;
    expect((await shop.app.inject(`${RING}?language=en`)).body).toBe(plain);
    const hindi = await get<Product>(`${RING}?language=hi`);
    const english = JSON.parse(plain) as Product;
    expect(hindi).toEqual({
      ...english,
      name: "तारा सॉलिटेयर अंगूठी",
      title: "तारा सॉलिटेयर अंगूठी",
      description: expect.stringContaining("ब्रिलिएंट हीरा"),
      origin: "भारत",
      categoryName: "हीरा",
      dimensionsText: expect.stringContaining("मिमी"),
      certificateText: expect.stringContaining("रिपोर्ट"),
    });
    expect(Object.keys(english)).not.toContain("categoryName");
    const bad = await shop.app.inject(`${RING}?language=xx`);
    expect([bad.statusCode, Object.keys(bad.json().fields)]).toEqual([400, ["language"]]);
  });

  it("are in listings, details, categories, collections and content", async () => {
    const page = await get<ProductPage>("/api/gold/products/paginated?limit=60&language=hi");
    expect(page.products.filter(({ name }) => !/[\u0900-\u097f]/.test(name))).toEqual([]);
    expect(page.facets.category[0]).toMatchObject({ value: "Gold", name: "सोना" });
    expect(page.facets.collection).toContainEqual(
      expect.objectContaining({ value: "mandir", name: "मंदिर" }),
    );
    const [details] = await get<Record<string, unknown>[]>(
      `/api/shopdetails?productId=${page.products[0]?._id}&language=hi`,
    );
    expect(details?.["setIncludes"]).toContain("हार");
    const categories = await get<Record<string, unknown>[]>(
      "/api/category/getAllCategory?language=hi",
    );
    expect(categories[0]).toMatchObject({ title: "Gold", name: "सोना", slug: "gold" });
    const collection = await get<Record<string, unknown>>("/api/collections/mandir?language=hi");
    expect(collection).toMatchObject({ title: "मंदिर", turns: [{ title: "सिक्के पर सिक्का" }, {}] });
    const article = await get<Record<string, unknown>>(
      "/api/blog/blogs/caring-for-gold?language=hi",
    );
    expect(article).toMatchObject({ html: expect.stringContaining("<h2>घर पर सफ़ाई</h2>") });
    expect(await get("/api/shop?language=hi")).toMatchObject({ name: "सुवर्ण" });
    expect(await get("/api/shop")).toMatchObject({ name: "Suvarna" });
  });

  it("are saved by staff, shown at once, found, and audited by the names of the texts", async () => {
    const product = await get<Product>(`${RING}?language=hi`);
    const path = `product/${product._id}`;
    const before = await read(path);
    expect(before.fields.find(({ name }) => name === "name")).toEqual({
      name: "name",
      original: "Tara Solitaire Ring",
      text: "तारा सॉलिटेयर अंगूठी",
      isOutdated: false,
    });
    const texts = { ...textsOf(before), name: "ध्रुवतारा अंगूठी" };
    expect((await save(path, "other", texts)).statusCode).toBe(412);
    const saved = await save(path, before.version, texts);
    expect(saved.statusCode).toBe(200);
    expect((await get<Product>(`${RING}?language=hi`)).name).toBe("ध्रुवतारा अंगूठी");
    expect((await get<Product>(RING)).name).toBe("Tara Solitaire Ring");
    const page = await get<ProductPage>(
      `/api/gold/products/paginated?q=${encodeURIComponent("ध्रुवतारा")}`,
    );
    expect(page.products.map(({ slug }) => slug)).toEqual(["solitaire-ring-yellow"]);
    const audit = await shop.app.inject({ url: "/api/staff/audit?limit=5", headers: staff });
    expect(audit.json().items).toContainEqual(
      expect.objectContaining({
        what: "product.translated",
        subject: product._id,
        after: expect.objectContaining({ language: "hi", written: ["name"] }),
      }),
    );
    // An English text stays where its translation is taken away.
    const { version } = saved.json() as ThingTranslation;
    await save(path, version, { ...texts, name: "" });
    expect((await get<Product>(`${RING}?language=hi`)).name).toBe("Tara Solitaire Ring");
    const list = await shop.app.inject({
      url: "/api/staff/translations/hi/product?missing=true",
      headers: staff,
    });
    expect(list.json()).toMatchObject({ total: 1, items: [{ _id: product._id, missing: 1 }] });
  });

  it("of content are saved in the same way, and their originals may become newer", async () => {
    const list = await shop.app.inject({
      url: "/api/staff/translations/hi/content/category",
      headers: staff,
    });
    const gold = list.json().items[0] as { _id: string; missing: number };
    expect(gold.missing).toBe(0);
    const path = `content/category/${gold._id}`;
    const { version, ...before } = await read(path);
    const changed = await save(path, version, {
      ...textsOf({ ...before, version }),
      title: "स्वर्ण",
    });
    expect(changed.statusCode).toBe(200);
    expect((await get<Product>(`${RING}?language=hi`)).categoryName).toBe("हीरा");
    const [category] = await get<{ name: string }[]>("/api/category/getAllCategory?language=hi");
    expect(category?.name).toBe("स्वर्ण");
    expect((await save("content/category/unknown", version, {})).statusCode).toBe(404);
  });

  it("are not longer than their originals may be", async () => {
    const { _id } = await get<Product>(RING);
    const path = `product/${_id}`;
    const { version, ...before } = await read(path);
    const texts = textsOf({ ...before, version });
    const refused = await save(path, version, { ...texts, name: "क".repeat(201) });
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json().fields)).toEqual(["name"]);
    const tags = { ...texts, tags: Array(41).fill("हीरा").join("\n") };
    expect(Object.keys((await save(path, version, tags)).json().fields)).toEqual(["tags"]);
    expect((await save(path, version, texts)).statusCode).toBe(200);
  });

  it("of an article have a history, and its tags keep their addresses", async () => {
    const list = await shop.app.inject({
      url: "/api/staff/translations/hi/content/article?q=hallmark",
      headers: staff,
    });
    const [{ _id }] = list.json().items as [{ _id: string }];
    const path = `content/article/${_id}`;
    const { version, ...before } = await read(path);
    const texts = textsOf({ ...before, version });
    expect(texts["tags"]).toBe("हॉलमार्क\nसोना\nHUID");
    const saved = await save(path, version, { ...texts, title: "हॉलमार्क की पहचान" });
    expect(saved.statusCode).toBe(200);
    const versions = await shop.app.inject({
      url: `/api/staff/content/versions?kind=translation&subject=article/${_id}/hi`,
      headers: staff,
    });
    expect(versions.json()).toMatchObject([
      { value: { title: "हॉलमार्क की पहचान" } },
      { value: { title: texts["title"] }, by: null },
    ]);
    const article = await get<Article>("/api/blog/blogs/reading-a-hallmark?language=hi");
    expect(article).toMatchObject({
      tags: ["hallmark", "gold", "huid"],
      tagNames: { hallmark: "हॉलमार्क", gold: "सोना", huid: "HUID" },
    });
    expect(await get<Article>("/api/blog/blogs/reading-a-hallmark")).not.toHaveProperty("tagNames");
  });

  it("stay outdated until they are changed or confirmed", async () => {
    const product = await get<Product>(`${RING}?language=hi`);
    const path = `product/${product._id}`;
    const { db } = shop.database;
    const before = await read(path);
    await db
      .update(products)
      .set({ name: "North Star Ring", description: "A ring of gold." })
      .where(eq(products.id, product._id));
    // The English texts were changed after the person has read them.
    expect((await save(path, before.version, textsOf(before))).statusCode).toBe(412);
    const outdatedIn = ({ fields }: ThingTranslation) =>
      fields.filter(({ isOutdated }) => isOutdated).map(({ name }) => name);
    const changed = await read(path);
    expect(outdatedIn(changed)).toEqual(["description"]);
    const texts = { ...textsOf(changed), origin: "राजस्थान" };
    const saved = (await save(path, changed.version, texts)).json() as ThingTranslation;
    expect(outdatedIn(saved)).toEqual(["description"]);
    const confirmed = (
      await save(path, saved.version, texts, ["description"])
    ).json() as ThingTranslation;
    expect(outdatedIn(confirmed)).toEqual([]);
  });

  it("of products are missing where any of their texts is not translated", async () => {
    const missing = async () => {
      const url = "/api/staff/translations/hi/product?missing=true&limit=100";
      return (await shop.app.inject({ url, headers: staff })).json() as {
        total: number;
        items: { _id: string; missing: number }[];
      };
    };
    const all = await shop.app.inject({
      url: "/api/staff/translations/hi/product?limit=100",
      headers: staff,
    });
    const lacking = async () =>
      (await missing()).items.map(({ _id, missing }) => [_id, missing > 0]);
    const before = await lacking();
    const complete = (all.json().items as { _id: string; missing: number }[]).filter(
      ({ missing }) => missing === 0,
    );
    const [first, second, third, fourth] = complete;
    if (!first || !second || !third || !fourth) throw new Error("Too few are translated");
    for (const [{ _id }, name] of [
      [first, "tags"],
      [second, "details.finish"],
      [third, "details.setIncludes"],
    ] as const) {
      const { version, ...rest } = await read(`product/${_id}`);
      const texts = textsOf({ ...rest, version });
      expect(texts[name]).toBeTruthy();
      expect((await save(`product/${_id}`, version, { ...texts, [name]: "" })).statusCode).toBe(
        200,
      );
    }
    const { db } = shop.database;
    await db
      .update(products)
      .set({ pictureAlts: { "/pictures/new.jpg": "From the side", "/pictures/b.jpg": "" } })
      .where(eq(products.id, fourth._id));
    const added = [first, second, third, fourth].map(({ _id }) => [_id, true]);
    expect((await lacking()).toSorted()).toEqual([...before, ...added].toSorted());
    expect((await missing()).total).toBe(before.length + 4);
  });

  it("are for staff with the permission for the originals", async () => {
    const anyone = await shop.app.inject("/api/staff/translations/hi/product");
    expect(anyone.statusCode).toBe(401);
  });
});
