import { expect, it } from "vitest";
import { loginAddress } from "../site-map.ts";
import { nextPath } from "./next-path.ts";

it("leads to the path asked for, query and all", () => {
  expect(nextPath("?next=%2Fcart")).toBe("/cart");
  expect(nextPath(loginAddress("/shop?category=Gold&page=2").slice("/login".length))).toBe(
    "/shop?category=Gold&page=2",
  );
});

it.each(["", "?next=", "?next=cart", "?next=profile"])("leads to the profile for %j", (search) => {
  expect(nextPath(search)).toBe("/profile");
});

it.each([
  "https://other.example/",
  "//other.example/cart",
  "/\\other.example",
  "/\t/other.example",
  "/.//other.example",
  "/cart/..//other.example",
  "/%2e//other.example",
  "javascript:alert(1)",
  "/.//evil.example",
  "/x/..//evil.example",
  "/./\\evil.example",
])("never leads to another site: %j", (next) => {
  expect(nextPath(`?next=${encodeURIComponent(next)}`)).toBe("/profile");
});
