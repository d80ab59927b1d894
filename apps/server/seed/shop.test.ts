import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pictureWidths } from "@suvarna/contract/media/pictures";
import { CARATS } from "@suvarna/domain/fineness";
import { stateCodeOf } from "@suvarna/domain/invoice";
import { MAKING_DAYS } from "@suvarna/domain/policies";
import { describe, expect, it } from "vitest";
import { type ProductFile, readShopFile } from "./shop-files.ts";

const shopText = (file: string) => readFileSync(join(import.meta.dirname, "shop", file), "utf8");
const products = await readShopFile("products");
const categories = await readShopFile("categories");
const collections = await readShopFile("collections");
const slides = await readShopFile("carousel");
const gallery = await readShopFile("gallery");
const blogs = await readShopFile("blogs");
const testimonials = await readShopFile("testimonials");
const about = await readShopFile("about");
const shop = await readShopFile("shop");

const picturesDir = join(import.meta.dirname, "pictures");
const pictureFiles = readdirSync(picturesDir);
const sizeFiles = new Set(readdirSync(join(picturesDir, "sizes")));
const modelFiles = readdirSync(join(import.meta.dirname, "models"));
const described: Record<string, { width: number; height: number; edge: string }> = JSON.parse(
  readFileSync(join(picturesDir, "pictures.json"), "utf8"),
);

function expectUnique(values: readonly unknown[]): void {
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
}

function expectPictures(ids: readonly string[]): void {
  expect(ids.filter((id) => !pictureFiles.includes(`${id}.jpg`))).toEqual([]);
}

const isGold = (product: ProductFile) => product.metal === "Gold";
const isBullion = (product: ProductFile) => product.kind === "coin";

describe("products", () => {
  it("are the 71 pieces that have photographs", () => {
    expect(products).toHaveLength(71);
    const photographed = pictureFiles
      .filter((file) => file.endsWith("-front.jpg"))
      .map((file) => file.replace("-front.jpg", ""));
    expect(products.map(({ slug }) => slug).sort()).toEqual(photographed.sort());
  });

  it("have slugs, names, texts, model numbers and HUIDs of their own", () => {
    expectUnique(products.map(({ slug }) => slug));
    expectUnique(products.map(({ name }) => name));
    expectUnique(products.map(({ description }) => description));
    expectUnique(products.map(({ details }) => details.modelNumber));
    expectUnique(products.map(({ details }) => details.description));
    expectUnique(products.flatMap(({ huid }) => huid ?? []));
  });

  it("have the discounts that the home page promises: 10 % for new arrivals, up to 30 % for offers", () => {
    const of = (tag: string) => products.filter(({ tags }) => tags.includes(tag));
    expect(of("new arrival").length).toBeGreaterThan(2);
    for (const { discountBp } of of("new arrival")) expect(discountBp).toBe(1_000);
    for (const kind of ["bracelet", "earrings", "locket"]) {
      expect(of(kind).length).toBeGreaterThan(2);
    }
    expect(of("offer")).toEqual(products.filter(({ discountBp }) => discountBp > 0));
    expect(Math.max(...products.map(({ discountBp }) => discountBp))).toBe(3_000);
  });

  it("name the promised days of making if they are made to order, and no other days", () => {
    const toOrder = products.filter(({ stock }) => stock === null);
    expect(toOrder.length).toBeGreaterThan(3);
    for (const { slug, description, details } of toOrder) {
      const words = `${description} ${details.description}`;
      const days = words.match(/[^ ]+ [^ ]+ [^ ]+ (?:days|weeks|months)\b/g) ?? [];
      for (const each of days) expect([slug, each]).toEqual([slug, "five to ten days"]);
    }
    expect(MAKING_DAYS).toEqual([5, 10]);
  });

  it("have coupons with exactly the discounts that the banners promise", () => {
    const coupons: { benefit: { kind: string; shareBp?: number }; category: string | null }[] =
      JSON.parse(shopText("coupons.json"));
    const shares = coupons.flatMap(({ benefit }) => benefit.shareBp ?? []);
    expect(shares.sort()).toEqual([1_000, 3_000]);
    expect(coupons.map(({ benefit }) => benefit.kind)).toContain("shipping");
    const titles = [null, ...categories.map(({ title }) => title)];
    for (const { category } of coupons) expect(titles).toContain(category);
  });

  it.each(products)("$slug has plausible values", (product) => {
    expect(CARATS).toContain(product.carat);
    expect(product.metal).toBe(product.carat === "Silver" ? "Silver" : "Gold");
    expect(categories.map(({ title }) => title)).toContain(product.category);
    for (const weights of [product, ...(product.sizes ?? [])]) {
      expect(weights.netWeightMg).toBeGreaterThan(0);
      expect(weights.netWeightMg).toBeLessThanOrEqual(weights.grossWeightMg);
    }
    for (const figure of [
      product.netWeightMg,
      product.grossWeightMg,
      product.makingChargeBp,
      product.stoneValuePaise,
      product.discountBp,
    ]) {
      expect(Number.isSafeInteger(figure)).toBe(true);
    }
    expect(product.makingChargeBp).toBeGreaterThanOrEqual(200);
    expect(product.makingChargeBp).toBeLessThanOrEqual(2200);
    expect(product.discountBp).toBeLessThanOrEqual(3000);
    expect(product.stoneValuePaise > 0).toBe(product.stones.length > 0);
    expect(product.tags.length).toBeGreaterThan(3);
  });

  it.each(products.filter(({ sizes }) => sizes))(
    "$slug has the weight of its middle size",
    ({ sizes, ...product }) => {
      const all = sizes ?? [];
      const middle = all[Math.floor((all.length - 1) / 2)];
      expect(middle?.netWeightMg).toBe(product.netWeightMg);
      expect(middle?.grossWeightMg).toBe(product.grossWeightMg);
      const weights = all.map(({ netWeightMg }) => netWeightMg);
      expect(weights).toEqual([...weights].sort((a, b) => a - b));
      expectUnique(all.map(({ size }) => size));
      const stocks = all.map(({ stock }) => stock);
      if (product.stock === null) expect(new Set(stocks)).toEqual(new Set([null]));
      else expect(stocks.reduce<number>((sum, stock) => sum + (stock ?? 0), 0)).toBe(product.stock);
    },
  );

  it("come to order in some sizes while others are in stock", () => {
    const mixed = products.filter(
      ({ stock, sizes }) => stock !== null && sizes?.some((size) => size.stock === null),
    );
    expect(mixed.length).toBeGreaterThanOrEqual(5);
    expect(mixed.map(({ slug }) => slug)).toContain("emerald-halo-ring");
  });

  it("have pictures, 360° views and models that exist", () => {
    expectPictures(products.flatMap(({ pictures, spin }) => [...pictures, ...(spin ?? [])]));
    for (const { slug, spin, model } of products) {
      if (spin) expect([slug, spin.length]).toEqual([slug, 36]);
      if (model) expect(modelFiles).toContain(model);
    }
    expect(products.filter(({ spin }) => spin)).toHaveLength(7);
    expect(products.filter(({ model }) => model)).toHaveLength(modelFiles.length);
  });

  it("are shown from the front, in detail and from the side where such a picture exists", () => {
    for (const { slug, pictures } of products) {
      const views = ["front", "detail", "side"].map((view) => `${slug}-${view}`);
      expect(pictures).toEqual(views.filter((id) => pictureFiles.includes(`${id}.jpg`)));
    }
    expect(products.filter(({ pictures }) => pictures.length === 3)).toHaveLength(68);
  });

  it("have an HUID exactly if they are gold jewellery in stock", () => {
    for (const product of products) {
      const inStock = product.stock !== null && product.stock > 0;
      const expected = isGold(product) && !isBullion(product) && inStock;
      expect([product.slug, product.huid !== null]).toEqual([product.slug, expected]);
      if (product.huid) expect(product.huid).toMatch(/^[A-Z0-9]{6}$/);
      expect([product.slug, product.certificate !== null]).toEqual([product.slug, isGold(product)]);
    }
  });

  it("fill the sections of the home page", () => {
    const count = (test: (product: ProductFile) => boolean) => products.filter(test).length;
    expect(count(({ bestSelling }) => bestSelling)).toBe(10);
    expect(count(({ featured }) => featured)).toBeGreaterThanOrEqual(8);
    expect(count(({ everyday }) => everyday)).toBeGreaterThanOrEqual(10);
    expect(count(({ stock }) => stock === 0)).toBe(2);
    expect(count(({ stock }) => stock === null)).toBeGreaterThan(0);
    expect(count(({ discountBp }) => discountBp > 0)).toBe(11);
  });
});

describe("words", () => {
  /**
   * Words that IS 19469:2025 forbids: "diamond" alone means a natural diamond, and these words may
   * not replace or praise a diamond.
   */
  const REFUSED =
    /\bLGDs?\b|\blab[- ](grown|made|created)|\blab diamond|\bcultured\b|\bpure\b|\bearth[- ](friendly|mined)|\bman[- ]made|\bsynthetic\b/i;

  it.each([
    "products.json",
    "categories.json",
    "collections.json",
    "carousel.json",
    "blogs.json",
    "about.json",
    "gallery.json",
  ])("%s contains no phrase that is forbidden for diamonds", (file) => {
    expect(REFUSED.exec(shopText(file))?.[0]).toBeUndefined();
  });

  it("are not loud", () => {
    expect(products.filter(({ description }) => /!|exclusive|luxur/i.test(description))).toEqual(
      [],
    );
  });
});

describe("collections", () => {
  it.each(collections)("$slug names existing pieces and pictures", (collection) => {
    const { slug, cover, heroPicture, heroGround, turns, together } = collection;
    for (const picture of [cover, heroPicture, ...turns.map((turn) => turn.picture)]) {
      expect(described).toHaveProperty([picture]);
    }
    expect(heroGround).toMatch(/^#[0-9a-f]{6}$/);
    const pieces = products.filter((product) => product.collections.includes(slug));
    const slugs = pieces.map((piece) => piece.slug);
    expect(slugs.length).toBeGreaterThanOrEqual(8);
    expect(slugs).toEqual(expect.arrayContaining([...together]));
    for (const { piece } of turns) expect(slugs).toContain(piece);
    expect(new Set(pieces.map(({ carat }) => carat)).size).toBe(1);
  });

  it("are those that the pieces name", () => {
    const named = new Set(products.flatMap((product) => product.collections));
    expect([...named].sort()).toEqual(collections.map(({ slug }) => slug).sort());
  });
});

describe("content", () => {
  it("has pictures that exist", () => {
    expectPictures([...categories, ...slides, ...gallery, ...blogs].map(({ picture }) => picture));
    expectPictures(about.pictures);
  });

  it("has a text alternative for every picture", () => {
    for (const { alt } of [...slides, ...blogs, ...testimonials])
      expect(alt.length).toBeGreaterThan(8);
    for (const { ground } of slides) expect(ground).toMatch(/^#[0-9a-f]{6}$/);
  });

  it("shows with every testimonial a piece of the shop, by its name", () => {
    expect(testimonials.length).toBeGreaterThanOrEqual(5);
    for (const { picture, alt } of testimonials) {
      const piece = products.find(({ pictures }) => pictures.includes(picture));
      expect(piece?.name).toBe(alt);
    }
  });

  it("has five categories, six gallery pictures, and long articles", () => {
    expect(categories).toHaveLength(5);
    expect(gallery).toHaveLength(6);
    for (const { likes, comments } of gallery) {
      expect(likes).toBeGreaterThanOrEqual(20);
      expect(likes).toBeLessThanOrEqual(119);
      expect(comments).toBeGreaterThanOrEqual(1);
      expect(comments).toBeLessThanOrEqual(20);
    }
    expectUnique(blogs.map(({ slug }) => slug));
    for (const { slug, content, publishedAt, updatedAt } of blogs) {
      const words = content.split(/\s+/).length;
      expect([slug, words >= 400 && words <= 700]).toEqual([slug, true]);
      expect(Date.parse(publishedAt)).toBeLessThanOrEqual(Date.parse(updatedAt));
    }
  });

  it("has a GSTIN of the shop's state with a correct check digit", () => {
    expect(shop.gstin).toMatch(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/);
    const state = /([A-Z][a-z]+) \d{6}$/.exec(shop.address)?.[1] ?? "none";
    expect(shop.gstin.slice(0, 2)).toBe(stateCodeOf(state));
    const digits = [...shop.gstin].map((character) => Number.parseInt(character, 36));
    const sum = digits.slice(0, 14).reduce((total, digit, index) => {
      const product = digit * (index % 2 === 0 ? 1 : 2);
      return total + Math.floor(product / 36) + (product % 36);
    }, 0);
    expect(digits[14]).toBe((36 - (sum % 36)) % 36);
  });
});

describe("pictures", () => {
  it("are all described", () => {
    const ids = pictureFiles
      .filter((file) => file.endsWith(".jpg"))
      .map((file) => file.slice(0, -4));
    expect(Object.keys(described).sort()).toEqual(ids.sort());
    for (const { edge } of Object.values(described)) expect(edge).toMatch(/^#[0-9a-f]{6}$/);
  });

  it("exist in every size up to their own", () => {
    const missing = Object.entries(described)
      .filter(([id]) => !id.startsWith("spin-"))
      .flatMap(([id, { width }]) => pictureWidths(width).map((size) => `${id}.${size}.avif`))
      .filter((file) => !sizeFiles.has(file));
    expect(missing).toEqual([]);
  });
});
