import { expect, it } from "vitest";
import { sayTaken } from "./words.ts";

it("says how money was taken at the counter", () => {
  expect(sayTaken("upi")).toBe("Taken at the counter by UPI");
  expect(sayTaken("cash")).toBe("Taken at the counter in cash");
  expect(sayTaken(null)).toBe("Taken at the counter");
});
