import { expect, it } from "vitest";
import { parseAmount, parseNumber, parseRupees } from "./typed-number.ts";

it.each([
  [" 2,00,000.50 ", 200_000.5],
  ["6,700", 6700],
  ["1,234,567", 1_234_567],
  ["12,34,567", 1_234_567],
  ["123,456", 123_456],
  ["12 000", 12_000],
  ["12.5", 12.5],
  ["10.", 10],
  ["0", 0],
])("reads %j with its thousands in the Indian or in the western form", (text, number) => {
  expect(parseNumber(text)).toBe(number);
});

it.each(["8,45", "12,5", "6,70", "1,2345", ",500", "1,000,", "1.000,50", "1,234,56,789", "1 2"])(
  "does not read %j, whose commas and spaces do not divide thousands",
  (text) => expect(parseNumber(text)).toBeNull(),
);

it.each(["", " ", "-1", "1e3", "ten", "1.2.3", "NaN", "₹5"])("does not read %j", (text) =>
  expect(parseNumber(text)).toBeNull(),
);

it("reads commas, signs and decimals only where they may be", () => {
  expect(parseNumber("6,700", { grouped: false })).toBeNull();
  expect(parseNumber("-1,250.5", { signed: true })).toBe(-1250.5);
  expect(parseNumber("1.234", { decimals: 2 })).toBeNull();
  expect(parseNumber("1.5", { decimals: 0 })).toBeNull();
});

it.each([
  ["13,350.00", 13_350],
  ["₹ 13350", 13_350],
  ["168.5", 168.5],
  ["", null],
  ["13.350,00", null],
  ["12a", null],
  ["-1.20", null],
  ["13,35", null],
  ["1.234", null],
])("reads the rupees %j as %s", (text, rupees) => expect(parseRupees(text)).toBe(rupees));

it("reads a negative sum of money where there may be one", () => {
  expect(parseRupees("-1,250.00", { signed: true })).toBe(-1250);
});

it("reads a sum of money in paise", () => {
  expect(parseAmount("1,250.50")).toBe(125_050);
  expect(parseAmount("8,45")).toBeNull();
});
