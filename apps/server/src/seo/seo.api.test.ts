import { createProduct } from "@suvarna/contract/catalogue/staff";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop, type TestShop } from "../../test/open-shop.ts";
import { newId } from "../platform/ids.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ PUBLIC_URL: "https://shop.example" });
});
afterAll(() => shop[Symbol.asyncDispose]());

const get = (url: string, headers = {}) => shop.app.inject({ url, headers });
/** The address of the part of the sitemap that has the first products. */
const firstPart = async () =>
  locsIn((await get("/sitemap.xml")).body)[1]?.replace("https://shop.example", "") ?? "";
const locsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, at]) => at ?? "");

describe("GET /sitemap.xml", () => {
  it("leads to every public page, each product with its time and pictures", async () => {
    const index = await get("/sitemap.xml");
    expect(index.headers["content-type"]).toBe("application/xml; charset=utf-8");
    expect(locsIn(index.body)).toEqual([
      "https://shop.example/sitemaps/pages.xml",
      expect.stringMatching(/^https:\/\/shop\.example\/sitemaps\/products-[0-9a-f-]{36}\.xml$/),
      "https://shop.example/hi/sitemaps/pages.xml",
      expect.stringMatching(/^https:\/\/shop\.example\/hi\/sitemaps\/products-[0-9a-f-]{36}\.xml$/),
    ]);

    const pages = locsIn((await get("/sitemaps/pages.xml")).body);
    expect(pages).toContain("https://shop.example/");
    expect(pages).toContain("https://shop.example/shop?category=Bridal");
    expect(pages).toContain("https://shop.example/shop/nose-pins");
    expect(pages).not.toContain("https://shop.example/cart");

    const hindi = locsIn((await get("/hi/sitemaps/pages.xml")).body);
    expect(hindi).toContain("https://shop.example/hi");
    expect(hindi).toContain("https://shop.example/hi/shop?category=Bridal");
    expect(hindi).toHaveLength(pages.length);

    const products = (await get(await firstPart())).body;
    const { total } = (await get("/api/gold/products/paginated")).json();
    expect(locsIn(products)).toHaveLength(total);
    expect(new Set(locsIn(products)).size).toBe(total);
    expect(products).toMatch(
      /<url><loc>https:\/\/shop\.example\/product\/[a-z0-9-]+<\/loc><lastmod>2\d{3}-[^<]+Z<\/lastmod><xhtml:link [^>]*hreflang="en"[^>]*><xhtml:link [^>]*hreflang="hi"[^>]*><image:image><image:loc>https:\/\/shop\.example\/pictures\/[a-z0-9-]+\.jpg<\/image:loc>/,
    );
  });

  it("has no part that begins with another id, and none by another name", async () => {
    for (const part of ["1", "x", newId(), "0".repeat(36), "-".repeat(36)]) {
      expect((await get(`/sitemaps/products-${part}.xml`)).statusCode).toBe(404);
    }
  });

  it("is cached while only rates change, and created again when a product is added", async () => {
    const part = await firstPart();
    const before = await get(part);
    const etag = String(before.headers.etag);
    expect((await get(part, { "if-none-match": etag })).statusCode).toBe(304);
    const { token } = await shop.staff();
    const { slug } = await shop.client(token).call(createProduct, {
      body: { name: "New Band", category: "Gold", carat: "22K", netWeight: 4.2, makingcharge: 12 },
    });
    await expect
      .poll(async () => locsIn((await get(part)).body).at(-1))
      .toBe(`https://shop.example/product/${slug}`);
  });
});

it("lists for crawlers the sitemap and the personal pages", async () => {
  const robots = await get("/robots.txt");
  expect(robots.headers["content-type"]).toMatch(/^text\/plain/);
  expect(robots.body).toContain("Sitemap: https://shop.example/sitemap.xml");
  for (const path of ["/api/", "/cart", "/checkout", "/profile", "/order-history"]) {
    expect(robots.body).toContain(`Disallow: ${path}\n`);
  }
});

it("serves a manifest for phones with the shop's own name", async () => {
  const manifest = await get("/site.webmanifest");
  expect(manifest.headers["content-type"]).toBe("application/manifest+json");
  expect(manifest.json()).toMatchObject({ name: "Suvarna", start_url: "/", lang: "en-IN" });
  const hindi = (await get("/hi/site.webmanifest")).json();
  expect(hindi).toMatchObject({ id: "/hi", start_url: "/hi", scope: "/", lang: "hi-IN" });
  expect(hindi).toMatchObject({ name: "सुवर्ण", short_name: "सुवर्ण" });
  expect(hindi.description).toMatch(/[\u0900-\u097f]/);
});

describe("GET /share/:slug.jpg", () => {
  const someSlug = async (): Promise<string> =>
    (await get("/api/gold/products/paginated")).json().products[0].slug;

  it("draws a product's picture in the form that networks need, and caches it", async () => {
    const url = `/share/${await someSlug()}.jpg?v=1`;
    const [first, again] = [await get(url), await get(url)];
    expect(first.headers["content-type"]).toBe("image/jpeg");
    expect(first.headers["cache-control"]).toContain("immutable");
    const { width, height, format } = await sharp(first.rawPayload).metadata();
    expect([width, height, format]).toEqual([1200, 630, "jpeg"]);
    expect(again.headers.etag).toBe(first.headers.etag);
  });

  it("draws one for an article", async () => {
    const [{ slug }] = (await get("/api/blog/blogs")).json();
    const { width } = await sharp((await get(`/share/blog/${slug}.jpg`)).rawPayload).metadata();
    expect(width).toBe(1200);
    expect((await get("/share/blog/no-such-article.jpg")).statusCode).toBe(404);
  });

  it("draws one for the shop itself", async () => {
    const { width } = await sharp((await get("/share.jpg")).rawPayload).metadata();
    expect(width).toBe(1200);
  });

  it("draws none for a missing page", async () => {
    for (const name of ["no-such-piece", "..%2Fshop"]) {
      expect((await get(`/share/${name}.jpg`)).statusCode).toBe(404);
    }
    // One name contains a NUL character and the other is longer than the 100 characters that
    // Fastify allows, so no product can have these names.
    for (const name of ["%00", "x".repeat(201)]) {
      expect((await get(`/share/${name}.jpg`)).statusCode).toBe(400);
    }
  });
});
