import { expect, it } from "vitest";
import { sitemapXml } from "./sitemap.ts";

it("escapes characters that XML and addresses can't contain", () => {
  const xml = sitemapXml("https://shop.example", [
    { path: "/shop?category=Rings+%26+Bands&page=2", pictures: ["/pictures/a b.jpg?v=1&w='2'"] },
  ]);
  expect(xml).toContain("<loc>https://shop.example/shop?category=Rings+%26+Bands&amp;page=2</loc>");
  expect(xml).toContain("<image:loc>https://shop.example/pictures/a%20b.jpg?v=1&amp;w=%272%27<");
});

it("contains the time of a page's last change, if it is known", () => {
  const changedAt = new Date("2026-11-21T06:12:00Z");
  const xml = sitemapXml("https://shop.example", [{ path: "/a", changedAt }, { path: "/b" }]);
  expect(xml.match(/<lastmod>[^<]*/g)).toEqual(["<lastmod>2026-11-21T06:12:00.000Z"]);
});

it("names each page in all languages, and lists the pages of one", () => {
  const xml = sitemapXml(
    "https://shop.example",
    [{ path: "/" }, { path: "/shop?page=2&x=1" }],
    "/hi",
  );
  expect(Array.from(xml.matchAll(/<loc>([^<]*)/g), ([, loc]) => loc)).toEqual([
    "https://shop.example/hi",
    "https://shop.example/hi/shop?page=2&amp;x=1",
  ]);
  expect(
    Array.from(xml.matchAll(/hreflang="(\w+)" href="([^"]*)"/g), ([, ...link]) => link),
  ).toEqual([
    ["en", "https://shop.example/"],
    ["hi", "https://shop.example/hi"],
    ["en", "https://shop.example/shop?page=2&amp;x=1"],
    ["hi", "https://shop.example/hi/shop?page=2&amp;x=1"],
  ]);
});
