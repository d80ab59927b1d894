import { expect, it } from "vitest";
import { pageTick } from "./page-tick.ts";

const ROWS = ["a", "b"];

it("is whole when all rows of the page are chosen, also with rows of other pages", () => {
  expect(pageTick(ROWS, new Set(["a", "b"]))).toBe("all");
  expect(pageTick(ROWS, new Set(["a", "b", "c", "d"]))).toBe("all");
});

it("is a dash when some rows of the page are chosen, and empty when none is", () => {
  expect(pageTick(ROWS, new Set(["a"]))).toBe("some");
  expect(pageTick(ROWS, new Set(["a", "c"]))).toBe("some");
  expect(pageTick(ROWS, new Set(["c", "d"]))).toBe("none");
  expect(pageTick([], new Set(["c"]))).toBe("none");
});
