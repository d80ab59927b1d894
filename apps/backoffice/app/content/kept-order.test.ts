import { expect, it } from "vitest";
import { keptOrder } from "./kept-order.ts";

const own = { base: ["a", "b", "c"], ids: ["c", "a", "b"] };

it("keeps an unpublished order when items are added or removed", () => {
  expect(keptOrder(own, ["a", "b", "c"])).toEqual(["c", "a", "b"]);
  expect(keptOrder(own, ["a", "b", "c", "d"])).toEqual(["c", "a", "b", "d"]);
  expect(keptOrder(own, ["b", "c"])).toEqual(["c", "b"]);
  expect(keptOrder(own, ["b", "c", "d"])).toEqual(["c", "b", "d"]);
});

it("gives way to an order that somebody else has published", () => {
  expect(keptOrder(own, ["b", "a", "c"])).toBeNull();
  expect(keptOrder(own, ["c", "a", "b"])).toBeNull();
});
