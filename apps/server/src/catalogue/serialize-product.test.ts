import { pricedPiece } from "@suvarna/contract/catalogue/priced-piece";
import { priceOf } from "@suvarna/domain/price";
import { describe, expect, it } from "vitest";
import type { ProductRow } from "./product-rows.ts";
import { serializeProduct } from "./serialize-product.ts";

const RATES = { "24K": 1_334_256, "22K": 1_223_400, "18K": 1_001_694, Silver: 16_718 };
const AT = new Date("2026-11-21T06:12:00.000Z");

const ROW: ProductRow = {
  id: "1",
  slug: "ring",
  name: "Ring",
  description: "A ring.",
  kind: "ring",
  categoryId: "2",
  categoryTitle: "Rings",
  categoryPicture: "/pictures/cover-rings.jpg",
  carat: "18K",
  metal: "Gold",
  metalColour: "Rose gold",
  colour: "rose",
  netWeightMg: 3105,
  makingChargeBp: 1850,
  grossWeightMg: 3305,
  stoneValuePaise: 4_500_050,
  discountBp: 725,
  pictures: [],
  pictureAlts: {},
  pictureEdges: {},
  spin: null,
  model: null,
  stones: [],
  stoneKinds: [],
  occasions: [],
  collections: [],
  stock: 9,
  inStock: true,
  onSale: true,
  dimensions: null,
  engravable: false,
  huid: null,
  certificate: null,
  origin: "India",
  tags: [],
  search: "",
  searchEdition: "",
  featured: false,
  bestSelling: false,
  everyday: false,
  position: 1,
  createdAt: AT,
  updatedAt: AT,
  removedAt: null,
  publishedAt: new Date("2026-01-01T00:00:00Z"),
  draftArchived: false,
  state: "published",
  version: 1,
  piecesLeft: null,
  needsHuid: false,
  sizes: [],
};
const SIZES = [
  { size: "12", netWeightMg: 3105, stock: 2 },
  { size: "14", netWeightMg: 3215, stock: 0 },
];

describe("serializeProduct", () => {
  it("returns weights in grams, money in rupees and shares in percent", () => {
    expect(serializeProduct(ROW, RATES)).toMatchObject({
      netWeight: 3.105,
      grossWeight: 3.305,
      weight: 3.305,
      makingcharge: 18.5,
      stoneValue: 45_000.5,
      discountPercent: 7.25,
    });
  });

  it("returns the border colours in the order of the pictures, and none if none is known", () => {
    const pictures = ["/pictures/a.jpg", "/pictures/b.jpg"];
    const row = { ...ROW, pictures, pictureEdges: { "/pictures/b.jpg": "#f4f0e7" } };
    expect(serializeProduct(row, RATES).imageGrounds).toEqual(["", "#f4f0e7"]);
    expect(serializeProduct({ ...ROW, pictures }, RATES)).not.toHaveProperty("imageGrounds");
  });

  it("returns all that the browser needs to compute the same prices", () => {
    const product = serializeProduct({ ...ROW, sizes: SIZES }, RATES);
    const price = (size?: string) =>
      (priceOf(pricedPiece(product, size), RATES)?.discountedPrice ?? 0) / 100;
    expect(product.discountedPrice).toBe(price());
    expect(product.priceDetails?.totalPrice).toBe(price());
    expect(product.sizes?.map(({ discountedPrice }) => discountedPrice)).toEqual([
      price("12"),
      price("14"),
    ]);
  });

  it("has no price without a valid rate", () => {
    const product = serializeProduct({ ...ROW, sizes: SIZES }, { ...RATES, "18K": null });
    expect(product).toMatchObject({ price: null, discountedPrice: null, priceDetails: null });
    expect(product.sizes?.[0]).toMatchObject({ price: null, discountedPrice: null });
  });

  it("is shown by its category's picture when it has none", () => {
    expect(serializeProduct(ROW, RATES)).toMatchObject({
      image: "/pictures/cover-rings.jpg",
      coverImage: "/pictures/cover-rings.jpg",
      images: ["/pictures/cover-rings.jpg"],
    });
  });

  it("adds up the stock of its sizes", () => {
    expect(serializeProduct(ROW, RATES)).toMatchObject({ stock: 9, sizes: null });
    expect(serializeProduct({ ...ROW, sizes: SIZES }, RATES).stock).toBe(2);
  });

  it("is not made to order because of one size, unless no other is in stock", () => {
    const toOrder = { size: "16", netWeightMg: 3300, stock: null };
    const stockOf = (sizes: ProductRow["sizes"]) =>
      serializeProduct({ ...ROW, sizes }, RATES).stock;
    expect(stockOf([...SIZES, toOrder])).toBe(2);
    expect(stockOf([{ size: "14", netWeightMg: 3215, stock: 0 }, toOrder])).toBeNull();
    expect(stockOf([toOrder])).toBeNull();
  });

  it("can't be had while it is off sale, in any size", () => {
    const product = serializeProduct({ ...ROW, onSale: false, sizes: SIZES }, RATES);
    expect(product.isAvailable).toBe(false);
    expect(product.sizes?.some(({ isAvailable }) => isAvailable)).toBe(false);
  });
});
