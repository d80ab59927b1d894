import { addToCart, getCart } from "@suvarna/contract/cart/calls";
import type { Cart } from "@suvarna/contract/cart/schemas";
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { PieceSize } from "../src/catalogue/index.ts";
import { addCategory, addRing } from "./catalogue.ts";
import { openShop, type Session, type TestShop } from "./open-shop.ts";

export let shop: TestShop;
export let shopper: Session;
let categoryId: string;

export function ring(
  overrides: Omit<Parameters<typeof addRing>[1], "categoryId"> = {},
): Promise<string> {
  return addRing(shop.database.db, { categoryId, ...overrides });
}
export const sizes: PieceSize[] = [
  { size: "12", netWeightMg: 3100, stock: 0 },
  { size: "14", netWeightMg: 3200, stock: 2 },
  { size: "16", netWeightMg: 3300, stock: null },
];

export async function add(productId: string, quantity = 1, size?: string): Promise<Cart> {
  const { token, userId } = shopper;
  const body = { userId, productId, quantity, size };
  return (await shop.client(token).call(addToCart, { body })).cart;
}

/** Returns the lines of a cart as the product's id, the size and the quantity. */
export function linesOf(cart: Cart) {
  return cart.items.map(({ product, quantity, size }) => [product._id, size, quantity]);
}

export function getNow(): Promise<Cart> {
  return shop.client(shopper.token).call(getCart, {});
}

/** Opens a shop before all tests of a file, and signs up a new shopper before each test. */
export function openCarts(): void {
  beforeAll(async () => {
    shop = await openShop();
    categoryId = await addCategory(shop.database.db, "Tested rings");
  });
  afterAll(() => shop[Symbol.asyncDispose]());
  beforeEach(async () => {
    shopper = await shop.signUp();
  });
}
