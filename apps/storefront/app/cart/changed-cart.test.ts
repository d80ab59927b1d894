import type { Cart } from "@suvarna/contract/cart/schemas";
import type { Shop } from "@suvarna/contract/content/schemas";
import { describe, expect, it } from "vitest";
import { changedCart } from "./changed-cart.ts";

const shop = { gstPercent: 18, freeShippingAbove: 5000, shippingCost: 50 } as Shop;

function item(productId: string, price: number | null, quantity: number, size?: string) {
  return {
    product: {
      _id: productId,
      slug: productId,
      name: productId,
      price,
      images: [],
      coverImage: "",
      carat: "22K" as const,
      metal: "Gold",
      metalColour: "Yellow gold",
      netWeight: 3.6,
      isAvailable: true,
      stock: null,
    },
    quantity,
    ...(size ? { size } : {}),
    realTimeTotalPrice: price === null ? null : price * quantity,
  };
}

function cart(...items: Cart["items"]): Cart {
  const totals = { subtotal: 0, discount: 0, gst: 0, shipping: 0, total: 0 };
  return { cartId: "c", items, totals, ratesAt: null };
}

it("adds one piece to a line and computes the totals by the shop's rules", () => {
  const changed = changedCart(cart(item("ring", 2499.99, 1)), { productId: "ring" }, 1, shop);
  expect(changed.items[0]).toMatchObject({ quantity: 2, realTimeTotalPrice: 4999.98 });
  expect(changed.totals).toEqual({
    subtotal: 4999.98,
    discount: 0,
    gst: 900,
    shipping: 50,
    total: 5949.98,
  });
});

it("removes a line of zero, and an empty cart costs nothing", () => {
  const changed = changedCart(cart(item("ring", 900, 1)), { productId: "ring" }, -1, shop);
  expect(changed.items).toEqual([]);
  expect(changed.totals.total).toBe(0);
});

it("removes the whole line, and only the line of that size", () => {
  const before = cart(item("ring", 900, 3, "12"), item("ring", 950, 2, "14"));
  const line = { productId: "ring", size: "12" };
  const changed = changedCart(before, line, Number.NEGATIVE_INFINITY, shop);
  expect(changed.items.map(({ size }) => size)).toEqual(["14"]);
  expect(changed.totals.subtotal).toBe(1900);
});

it("excludes a line without a price from the totals", () => {
  const before = cart(item("ring", null, 1), item("chain", 6000, 1));
  const changed = changedCart(before, { productId: "ring" }, 1, shop);
  expect(changed.items[0]).toMatchObject({ quantity: 2, realTimeTotalPrice: null });
  expect(changed.totals).toMatchObject({ subtotal: 6000, gst: 1080, shipping: 0, total: 7080 });
});

describe("with a coupon", () => {
  const ring = (quantity: number) => ({ ...item("ring", 1000, quantity), forCoupon: true });
  const withCoupon = (overrides: object, ...items: Cart["items"]): Cart => ({
    ...cart(...items),
    coupon: {
      code: "TEN",
      kind: "percent",
      value: 10,
      minimum: 0,
      words: "10% off",
      category: null,
      discount: 0,
      ...overrides,
    },
  });
  const more = (before: Cart, count = 1) => changedCart(before, { productId: "ring" }, count, shop);

  it("has the same discount as the server", () => {
    const { totals, coupon } = more(withCoupon({}, ring(1), item("chain", 500, 1)));
    expect(totals).toMatchObject({ subtotal: 2500, discount: 200, gst: 414, total: 2764 });
    expect(coupon?.discount).toBe(200);
  });
  it.each([
    ["an amount, at most what there is", { kind: "amount", value: 5000 }, 2000, 50],
    ["the shipping", { kind: "shipping", value: 0 }, 0, 0],
    ["nothing below its minimum", { minimum: 2000.01 }, 0, 50],
    ["nothing while it has a problem", { problem: "It has ended." }, 0, 50],
  ])("deducts %s", (_what, overrides, discount, shipping) => {
    expect(more(withCoupon(overrides, ring(1))).totals).toMatchObject({ discount, shipping });
  });
  it("has no discount on removed lines", () => {
    const shipping = withCoupon({ kind: "shipping", value: 0 }, ring(1), item("chain", 500, 1));
    expect(more(shipping, -1).totals).toMatchObject({ discount: 0, shipping: 50 });
  });
});
