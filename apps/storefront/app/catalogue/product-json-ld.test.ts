import type { Product } from "@suvarna/contract/catalogue/schemas";
import type { Shop } from "@suvarna/contract/content/schemas";
import type { RateEntry } from "@suvarna/contract/rates/schemas";
import { describe, expect, it } from "vitest";
import { breadcrumbJsonLd, productJsonLd } from "./product-json-ld.ts";

const shop = {
  origin: "https://shop.example",
  name: "Suvarna",
  gstPercent: 18,
  ratesMaxAgeHours: 24,
  freeShippingAbove: 5000,
  shippingCost: 50,
} as Partial<Shop> as Shop;
const rate = {
  Carat: "22K",
  TodayPricePerGram: 1000.55,
  updatedAt: "2026-11-20T20:00:00.000Z",
} as RateEntry;

function ring(own: Partial<Product> = {}): Product {
  const product: Partial<Product> = {
    _id: "one",
    slug: "ring",
    name: "Ring </script>",
    category: "Gold",
    kind: "ring",
    carat: "22K",
    metal: "Gold",
    images: ["/pictures/ring-front.jpg"],
    stones: [],
    netWeight: 1,
    makingcharge: 0,
    stoneValue: 0,
    discountPercent: 0,
    isAvailable: true,
    stock: 2,
    ...own,
  };
  return product as Product;
}
const described = (
  product: Product,
  rates = [rate],
  reviews: Parameters<typeof productJsonLd>[0]["reviews"] = null,
) => productJsonLd({ product, modelNumber: "SV-1", shop, rates, reviews });

describe("a piece in search results", () => {
  it("has the price with GST, valid for as long as its rate", () => {
    expect(described(ring())).toMatchObject({
      sku: "SV-1",
      image: ["https://shop.example/pictures/ring-front.1200.jpg"],
      offers: {
        price: "1180.55",
        priceCurrency: "INR",
        priceValidUntil: "2026-11-21T20:00:00.000Z",
        availability: "https://schema.org/InStock",
        shippingDetails: { shippingRate: { value: 50 } },
        hasMerchantReturnPolicy: { merchantReturnDays: 15 },
      },
    });
  });
  it.each([
    ["OutOfStock", { isAvailable: false, stock: 0 }],
    ["MadeToOrder", { stock: null }],
  ])("is %s when it is", (availability, own) => {
    expect(described(ring(own))).toMatchObject({
      offers: { availability: `https://schema.org/${availability}` },
    });
  });
  it("has the mean of its released reviews, and none without any", () => {
    expect(described(ring())).not.toHaveProperty("aggregateRating");
    const review = {
      _id: "1",
      stars: 5,
      text: "It sits low.",
      name: "Meera N.",
      writtenAt: "2026-11-20T20:00:00.000Z",
      pictures: [],
    };
    expect(described(ring(), [rate], { average: 4.5, count: 12, reviews: [review] })).toMatchObject(
      {
        aggregateRating: { ratingValue: 4.5, reviewCount: 12, bestRating: 5 },
        review: [
          {
            reviewRating: { ratingValue: 5 },
            author: { name: "Meera N." },
            reviewBody: "It sits low.",
            datePublished: "2026-11-20",
          },
        ],
      },
    );
  });
  it("is not offered without a rate of its grade", () => {
    expect(described(ring({ carat: "18K" }))).not.toHaveProperty("offers");
    expect(described(ring(), [])).not.toHaveProperty("offers");
  });
});

it("ends its breadcrumb, which leads through the kinds and has absolute addresses", () => {
  const { itemListElement } = breadcrumbJsonLd({ product: ring(), shop });
  expect(itemListElement.map(({ item }) => item)).toEqual([
    "https://shop.example/",
    "https://shop.example/shop",
    "https://shop.example/shop/rings",
    "https://shop.example/product/ring",
  ]);
});
