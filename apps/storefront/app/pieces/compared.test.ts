import { expect, it } from "vitest";
import { readCompared, withPiece } from "./compared.ts";

it("reads at most four different slugs, and nothing else", () => {
  expect(readCompared("a,b,a,<x>,,c")).toEqual(["a", "b", "c"]);
  expect(readCompared("a,b,c,d,e")).toEqual(["a", "b", "c", "d"]);
  expect(readCompared(null)).toEqual([]);
});

it("adds a piece at the end, and drops the first of four", () => {
  expect(withPiece(["a", "b"], "c")).toEqual(["a", "b", "c"]);
  expect(withPiece(["a", "b"], "a")).toEqual(["b", "a"]);
  expect(withPiece(["a", "b", "c", "d"], "e")).toEqual(["b", "c", "d", "e"]);
});
