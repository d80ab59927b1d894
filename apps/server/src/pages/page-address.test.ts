import { expect, it } from "vitest";
import { pageAddress } from "./page-address.ts";

it.each([
  ["/", "/"],
  ["/shop", "/shop"],
  ["/shop/", "/shop"],
  ["/shop/?category=Gold", "/shop?category=Gold"],
  ["/shop?sort=newest&category=Gold", "/shop?category=Gold&sort=newest"],
  ["/shop?utm_source=mail&page=2&utm_source=post", "/shop?page=2"],
  ["/shop?category=&page=2", "/shop?page=2"],
  ["/?nothing=here", "/"],
  ["/compare?pieces=a,b&ref=mail", "/compare?pieces=a%2Cb"],
  ["/product/ring?size=12&days=365", "/product/ring?days=365"],
  ["/shop?carat=22K&carat=18K", "/shop?carat=22K&carat=18K"],
])("%s is the page %s", (url, address) => {
  expect(pageAddress(url)).toBe(address);
});

it("stays on this shop's host for every path", () => {
  expect(pageAddress("//elsewhere.example/path")).toBe("//elsewhere.example/path");
  expect(pageAddress(":99999/")).toBeNull();
});
