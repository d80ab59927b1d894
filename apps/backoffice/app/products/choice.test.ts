import { expect, it } from "vitest";
import { choiceIn, chooseIds, NO_CHOICE, tickedIds } from "./choice.ts";

const ALL = { ids: new Set(["a", "b"]), allOf: "rings" };

it("keeps the choice of all products on every page of its list", () => {
  expect(choiceIn("rings", ALL)).toBe(ALL);
  expect([...tickedIds(ALL, ["c"])]).toEqual(["a", "b", "c"]);
});

it("ends the choice of all products with each change of the ticks", () => {
  expect(chooseIds(new Set())).toEqual(NO_CHOICE);
  expect(chooseIds(new Set(["a"])).allOf).toBeNull();
});

it("ends the choice of all products with another filter, but keeps single ticks", () => {
  expect(choiceIn("chains", ALL)).toBe(NO_CHOICE);
  const single = chooseIds(new Set(["a"]));
  expect(choiceIn("chains", single)).toBe(single);
});
