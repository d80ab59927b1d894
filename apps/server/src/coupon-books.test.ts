import { expect, it } from "vitest";
import type { Config } from "./config.ts";
import { couponBooksOf } from "./coupon-books.ts";
import type { Db } from "./platform/database.ts";

it("tells coupons the shipping charge of now", () => {
  const cart = { shippingPaise: 50_00 } as {
    -readonly [Name in keyof Config["cart"]]: Config["cart"][Name];
  };
  const books = couponBooksOf({} as Db, { cart });
  cart.shippingPaise = 500_00;
  expect(books.shipping).toBe(500_00);
});
