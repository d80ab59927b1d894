import { expect, it } from "vitest";
import { breakUpOf, changedFields, merge, NEW_CONTENT } from "./content.ts";

const base = { ...NEW_CONTENT, name: "Jali", makingcharge: 14, netWeight: 17.6 };

it("joins changes of different fields", () => {
  const merged = merge(base, { ...base, name: "Jali two" }, { ...base, makingcharge: 15 }, true);
  expect(merged).toEqual({ content: { ...base, name: "Jali two", makingcharge: 15 }, clashes: [] });
});

it("lists the fields that both people changed differently, and keeps the local values", () => {
  const merged = merge(base, { ...base, makingcharge: 13 }, { ...base, makingcharge: 15 }, true);
  expect(merged).toEqual({ content: { ...base, makingcharge: 13 }, clashes: ["makingcharge"] });
});

it("has no conflict where both entered the same value", () => {
  const same = { ...base, makingcharge: 15 };
  expect(merge(base, same, same, true)).toEqual({ content: same, clashes: [] });
});

it("leaves out the stock of a published product, also that of its sizes", () => {
  const sizes = [{ size: "2.4", netWeight: 16.5, stock: 1 }];
  const other = { ...base, stock: 3, sizes: [{ size: "2.4", netWeight: 16.5, stock: 0 }] };
  expect(changedFields({ ...base, sizes }, other, true)).toEqual([]);
  expect(changedFields({ ...base, sizes }, other, false)).toEqual(["stock", "sizes"]);
});

it("computes the price of the chosen size, and none without a weight or a rate", () => {
  const sizes = [
    { size: "2.4", netWeight: 16.5, stock: 1 },
    { size: "2.6", netWeight: 17.6, stock: 1 },
  ];
  const rates = { "24K": 1_328_676, "22K": 1_218_286, "18K": 997_505, Silver: 16_749 };
  expect(breakUpOf({ ...base, sizes, makingcharge: 15 }, "2.6", rates)?.price).toBe(24_658_109);
  expect(breakUpOf({ ...base, netWeight: null }, null, rates)).toBeNull();
  expect(breakUpOf(base, null, { ...rates, "22K": null })).toBeNull();
});
