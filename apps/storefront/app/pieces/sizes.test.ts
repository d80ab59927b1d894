import type { Product } from "@suvarna/contract/catalogue/schemas";
import { expect, it } from "vitest";
import { chosenPiece } from "./sizes.ts";

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

it("has the weight, stock and availability of its size", () => {
  const product = ring(size("10", 3, 0), size("14", 3.4, null));
  expect(chosenPiece(product, "10")).toMatchObject({ netWeight: 3, isAvailable: false });
  const large = chosenPiece(product, "14");
  expect(large).toMatchObject({ netWeight: 3.4, stock: null, isAvailable: true });
  expect(large.grossWeight).toBeCloseTo(3.9);
  expect(chosenPiece(ring(), null)).toMatchObject({ netWeight: 3.2, grossWeight: 3.7, stock: 5 });
});
