import { expect, it } from "vitest";
import { sayRisks } from "./words.ts";

it("counts risks without the words of the list's column for what stops an order", () => {
  expect(sayRisks(0)).toBe("Nothing against it");
  expect(sayRisks(2)).toBe("2 against it");
});
