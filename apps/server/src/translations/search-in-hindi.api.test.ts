import type { ProductPage } from "@suvarna/contract/catalogue/schemas";
import type { Suggestions } from "@suvarna/contract/catalogue/suggestion-schemas";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop, type TestShop } from "../../test/open-shop.ts";

describe("translated pieces", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop[Symbol.asyncDispose]());

  const get = async <Answer>(url: string): Promise<Answer> =>
    (await shop.app.inject(url)).json() as Answer;

  it.each(["तारा सॉलिटेयर", "सगाई की अंगूठी", "tara solitaire", "सॉलिटेयर 18 कैरेट", "solitaire 18k"])(
    "are found by %s",
    async (q) => {
      const page = await get<ProductPage>(
        `/api/gold/products/paginated?limit=60&q=${encodeURIComponent(q)}`,
      );
      expect(page.products.map(({ slug }) => slug)).toContain("solitaire-ring-yellow");
    },
  );

  it.each(["झुमका", "झुमके", "jhumka", "jhumki"])("are the same jhumkas by %s", async (q) => {
    const page = await get<ProductPage>(
      `/api/gold/products/paginated?limit=60&q=${encodeURIComponent(q)}`,
    );
    expect(page.products.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(["jhumka-gold", "jhumka-silver", "jhumka-pearl-emerald"]),
    );
  });

  it("are found by their weight with the unit in both scripts", async () => {
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
    const words = await get<Suggestions>(
      `/api/search/suggest?language=hi&q=${encodeURIComponent("चाँ")}`,
    );
    expect(words.words).toContainEqual(expect.stringContaining("चाँदी"));
    const silver = await get<Suggestions>(
      `/api/search/suggest?language=hi&q=${encodeURIComponent("चाँदी")}`,
    );
    expect(silver.categories).toContainEqual(
      expect.objectContaining({ title: "Silver", name: "चाँदी" }),
    );
  });
});
