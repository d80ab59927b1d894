import type { Product, ProductPage } from "@suvarna/contract/catalogue/schemas";
import type { Suggestions } from "@suvarna/contract/catalogue/suggestion-schemas";
import type { ThingTranslation } from "@suvarna/contract/translations/schemas";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop, type TestShop } from "../../test/open-shop.ts";

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
  const save = (path: string, version: string, texts: Record<string, string>) =>
    shop.app.inject({
      method: "PUT",
      url: `/api/staff/translations/hi/${path}`,
      headers: { ...staff, "if-match": `"${version}"` },
      payload: { texts },
    });
  const textsOf = ({ fields }: ThingTranslation) =>
    Object.fromEntries(fields.map(({ name, text }) => [name, text]));

  it("are sent to those who ask for the language, and to nobody else", async () => {
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

  it.each(["तारा सॉलिटेयर", "सगाई की अंगूठी", "tara solitaire", "सॉलिटेयर 18 कैरेट", "solitaire 18k"])(
    "are found by %s",
    async (q) => {
      const page = await get<ProductPage>(
        `/api/gold/products/paginated?limit=60&q=${encodeURIComponent(q)}`,
      );
      expect(page.products.map(({ slug }) => slug)).toContain("solitaire-ring-yellow");
    },
  );

  it.each(["झुमका", "झुमके", "jhumka", "jhumki"])("finds the same jhumkas by %s", async (q) => {
    const page = await get<ProductPage>(
      `/api/gold/products/paginated?limit=60&q=${encodeURIComponent(q)}`,
    );
    expect(page.products.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(["jhumka-gold", "jhumka-silver", "jhumka-pearl-emerald"]),
    );
  });

  it("finds a coin by its weight with the unit in both scripts", async () => {
    for (const q of ["10 ग्राम सिक्का", "10 gram coin", "सिक्का 10 g"]) {
      const page = await get<ProductPage>(
        `/api/gold/products/paginated?q=${encodeURIComponent(q)}`,
      );
      expect([q, page.products[0]?.slug]).toEqual([q, "coin-gold-24k"]);
    }
  });

  it("are suggested in the language of the page", async () => {
    const found = await get<Suggestions>(
      `/api/search/suggest?language=hi&q=${encodeURIComponent("झुम")}`,
    );
    expect(found.words).toContain("झुमके");
    expect(found.products[0]?.name).toMatch(/झुमके/);
    const silver = await get<Suggestions>(
      `/api/search/suggest?language=hi&q=${encodeURIComponent("चाँदी")}`,
    );
    expect(silver.categories).toContainEqual(
      expect.objectContaining({ title: "Silver", name: "चाँदी" }),
    );
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

  it("are for staff with the permission for the originals", async () => {
    const anyone = await shop.app.inject("/api/staff/translations/hi/product");
    expect(anyone.statusCode).toBe(401);
  });
});
