import { describe, expect, it } from "vitest";
import { colourOf, stoneKindsOf } from "./jewellery.ts";

describe("colourOf", () => {
  it.each([
    ["Gold", "Yellow gold", "yellow"],
    ["Gold", "Fine gold", "yellow"],
    ["Gold", "", "yellow"],
    ["Gold", "White gold", "white"],
    ["Gold", "Rose gold", "rose"],
    ["Gold", "Pink gold", "rose"],
    ["Gold", "Yellow gold & platinum", "two-tone"],
    ["Gold", "Two-tone", "two-tone"],
    ["Gold", "Rose and white gold", "two-tone"],
    ["Silver", "Oxidised sterling silver", "silver"],
    ["Silver", "", "silver"],
    ["Silver", "Silver with yellow and rose plating", "two-tone"],
  ])("%s that is called %j is %s", (metal, words, colour) => {
    expect(colourOf(metal, words)).toBe(colour);
  });
});

describe("stoneKindsOf", () => {
  it("names each kind once, in lower case and in order", () => {
    expect(stoneKindsOf([{ kind: "Ruby" }, { kind: " diamond" }, { kind: "RUBY" }])).toEqual([
      "diamond",
      "ruby",
    ]);
  });

  it("ignores a stone without a name", () => {
    expect(stoneKindsOf([{ kind: " " }])).toEqual([]);
  });
});
