import { expect, it } from "vitest";
import { withoutGroups } from "./grouped-number.ts";

it("removes commas between thousands, in the Indian and in the western form", () => {
  expect(withoutGroups(" 2,00,000.50 ")).toBe("200000.50");
  expect(withoutGroups("6,700")).toBe("6700");
  expect(withoutGroups("1,234,567")).toBe("1234567");
  expect(withoutGroups("12.5")).toBe("12.5");
});

it.each(["12,5", "6,70", "1,2345", ",500", "1,000,", "1.000,50"])(
  "leaves the commas of %j, which do not group thousands",
  (text) => {
    expect(withoutGroups(text)).toBe(text);
  },
);
