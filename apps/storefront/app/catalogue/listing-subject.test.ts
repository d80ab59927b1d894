import type { Slide } from "@suvarna/contract/content/schemas";
import { describe, expect, it } from "vitest";
import { categoryAddress } from "../site-map.ts";
import { slidesOf, subjectOf } from "./listing-subject.ts";
import { readFilters } from "./shop-filters.ts";

const subjectAt = (address: string) => subjectOf(readFilters(new URLSearchParams(address)));

describe("the subject of a listing", () => {
  it.each([
    ["", "all"],
    ["carat=22K&minPayable=5000", "all"],
    ["q=polki", "selection"],
    ["minDiscount=10", "selection"],
    ["maxDiscount=0", "selection"],
    ["kind=ring", { kind: "ring" }],
    ["kind=ring&category=Gold", { kind: "ring" }],
    ["kind=ring&kind=pendant", "all"],
    ["category=Gold&q=polki", { category: "Gold" }],
    ["category=Gold&category=Silver&q=polki", "selection"],
  ])("of %o is %o", (address, subject) => {
    expect(subjectAt(address)).toEqual(subject);
  });
});

describe("the slides above a listing", () => {
  const slide = (link: string) => ({ _id: link, link }) as Slide;
  const silver = slide(categoryAddress("Silver").toUpperCase());
  const slides = [slide("/shop"), silver, slide(categoryAddress("Silver"))];

  it("are all of them above all jewellery, and none above a selection or a kind", () => {
    expect(slidesOf("all", slides)).toEqual(slides);
    expect(slidesOf("selection", slides)).toEqual([]);
    expect(slidesOf({ kind: "ring" }, slides)).toEqual([]);
  });

  it("are the first that leads to it above a category", () => {
    expect(slidesOf({ category: "Silver" }, slides)).toEqual([silver]);
    expect(slidesOf({ category: "Gold" }, slides)).toEqual([]);
  });
});
