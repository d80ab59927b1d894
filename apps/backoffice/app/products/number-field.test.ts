import { expect, it } from "vitest";
import { readTyped } from "./number-field.tsx";

it("reads commas between thousands in rupees, and in nothing else", () => {
  expect(readTyped("1,25,000.50", "₹")).toBe(125_000.5);
  expect(readTyped("6,700", "g")).toBeUndefined();
  expect(readTyped("12,5", "%")).toBeUndefined();
  expect(readTyped("12,5", "₹")).toBeUndefined();
  expect(readTyped("", "g")).toBeNull();
  expect(readTyped("6.700", "g")).toBe(6.7);
});
