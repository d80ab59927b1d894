import type { Product } from "@suvarna/contract/catalogue/schemas";
import { describe, expect, it } from "vitest";
import { chosenPiece, openingSize } from "./sizes.ts";

const size = (name: string, netWeight: number, stock: number | null) => ({
  size: name,
  netWeight,
  stock,
  isAvailable: stock !== 0,
  price: null,
  discountedPrice: null,
});

function ring(...sizes: ReturnType<typeof size>[]): Product {
  const product: Partial<Product> = {
    netWeight: 3.2,
    grossWeight: 3.7,
    stock: 5,
    isAvailable: true,
    sizes: sizes.length > 0 ? sizes : null,
  };
  return product as Product;
}

describe("the size a page opens with", () => {
  it.each([
    ["the one that the product's weight is of", ring(size("10", 3, 1), size("12", 3.2, 2)), "12"],
    [
      "the first that can be had",
      ring(size("10", 3, 0), size("12", 3.2, 0), size("14", 3.4, 1)),
      "14",
    ],
    ["the first at all when all are sold", ring(size("10", 3, 0), size("14", 3.4, 0)), "10"],
    ["none for a piece without sizes", ring(), null],
  ])("is %s", (_rule, product, expected) => {
    expect(openingSize(product)).toBe(expected);
  });
});

it("has the weight, stock and availability of its size", () => {
  const product = ring(size("10", 3, 0), size("14", 3.4, null));
  expect(chosenPiece(product, "10")).toMatchObject({ netWeight: 3, isAvailable: false });
  const large = chosenPiece(product, "14");
  expect(large).toMatchObject({ netWeight: 3.4, stock: null, isAvailable: true });
  expect(large.grossWeight).toBeCloseTo(3.9);
  expect(chosenPiece(ring(), null)).toMatchObject({ netWeight: 3.2, grossWeight: 3.7, stock: 5 });
});
