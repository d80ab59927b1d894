import { expect, it } from "vitest";
import { hitOfEnter } from "./hit-of-enter.ts";

const SHOWN = { words: "jhumka ", query: "jhumka", isPlaceholder: false, hits: ["A jhumka"] };

it("is the first hit of the typed words", () => {
  expect(hitOfEnter(SHOWN)).toBe("A jhumka");
  expect(hitOfEnter({ ...SHOWN, hits: [] })).toBeUndefined();
});

it("is none while the list shows the hits of earlier words", () => {
  expect(hitOfEnter({ ...SHOWN, isPlaceholder: true })).toBeUndefined();
  expect(hitOfEnter({ ...SHOWN, words: "kada" })).toBeUndefined();
});
