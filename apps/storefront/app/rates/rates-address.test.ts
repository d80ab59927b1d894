import { expect, it } from "vitest";
import { ratesAddress, readRatesView } from "./rates-address.ts";
import { afterKey } from "./use-selected-point.ts";

it.each([
  ["", { carat: "22K", range: "1m" }, "/rates"],
  ["carat=24k&range=1y", { carat: "24K", range: "1y" }, "/rates?carat=24K&range=1y"],
  ["carat=silver", { carat: "Silver", range: "1m" }, "/rates?carat=Silver"],
  ["carat=14K&range=10y", { carat: "22K", range: "1m" }, "/rates"],
])("reads ?%s", (search, view, address) => {
  expect(readRatesView(new URLSearchParams(search))).toEqual(view);
  expect(ratesAddress(readRatesView(new URLSearchParams(search)))).toBe(address);
});

it("moves the selected point by keys, no further than the ends", () => {
  const keys = ["ArrowLeft", "ArrowRight", "PageDown", "PageUp", "Home", "End", "a"];
  expect(keys.map((key) => afterKey(key, 5, 99))).toEqual([4, 6, 0, 15, 0, 99, null]);
  expect([afterKey("ArrowLeft", 0, 99), afterKey("ArrowRight", 99, 99)]).toEqual([0, 99]);
});
