import { getCart } from "@suvarna/contract/cart";
import { getProduct } from "@suvarna/contract/catalogue";
import type { Endpoint } from "@suvarna/contract/endpoint";
import { addToWishlist } from "@suvarna/contract/wishlist";
import { expect, it } from "vitest";
import { repliesOf } from "./whole-contract.ts";

const MODULES = import.meta.glob<Readonly<Record<string, Partial<Endpoint>>>>(
  ["../../../../packages/contract/src/*.ts", "!**/*.test.ts"],
  { eager: true },
);

it("finds the schemas of a call by its method and path, and knows no others", () => {
  for (const { method, path, replies } of [getCart, getProduct, addToWishlist]) {
    expect(repliesOf({ method, path })).toBe(replies);
  }
  expect(repliesOf({ method: "DELETE", path: "/cart" })).toBeNull();
});

it("knows every call that a shopper can make: the answer of an unknown one goes unchecked", () => {
  const unknown = Object.values(MODULES)
    .flatMap((module) => Object.values(module))
    .filter(({ method, path, auth }) => method && path && auth !== "staff")
    .filter(({ method, path }) => repliesOf({ method, path } as Endpoint) === null);
  expect(unknown.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});
