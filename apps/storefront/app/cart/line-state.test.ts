import type { CartItem } from "@suvarna/contract/cart/schemas";
import { expect, it } from "vitest";
import { limitWords, lineTrouble, maxQuantityOf } from "./line-state.ts";

function line(quantity: number, product: Partial<CartItem["product"]> = {}): CartItem {
  const full = { isAvailable: true, stock: null, price: 100, ...product } as CartItem["product"];
  return { product: full, quantity, realTimeTotalPrice: null };
}

it("limits a line to its stock and to twenty", () => {
  expect(maxQuantityOf(line(1))).toBe(20);
  expect(maxQuantityOf(line(1, { stock: 3 }))).toBe(3);
  expect(maxQuantityOf(line(1, { stock: 300 }))).toBe(20);
  expect(maxQuantityOf(line(1, { isAvailable: false }))).toBe(0);
});

it("gives the reason why a line can't be ordered", () => {
  expect(lineTrouble(line(1))).toBeNull();
  expect(lineTrouble(line(1, { isAvailable: false }))).toBe("Out of Stock");
  expect(lineTrouble(line(1, { stock: 0 }))).toBe("Out of Stock");
  const removed = line(1, { isAvailable: false, isRemoved: true });
  expect(lineTrouble(removed)).toBe("No longer available");
  expect(lineTrouble(line(3, { stock: 2 }))).toBe("Only 2 in stock");
  expect(lineTrouble(line(1, { price: null }))).toBe("Price on request");
});

it("gives the reason why the quantity can't grow", () => {
  expect(limitWords(line(19))).toBeNull();
  expect(limitWords(line(20))).toBe("At most 20 of a piece");
  expect(limitWords(line(20, { stock: 21 }))).toBe("At most 20 of a piece");
  expect(limitWords(line(2, { stock: 2 }))).toBe("All 2 in stock");
  expect(limitWords(line(1, { stock: 1 }))).toBe("The only one in stock");
});
