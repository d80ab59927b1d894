import { describe, expect, it } from "vitest";
import {
  financialYear,
  goodsOf,
  isHsn,
  isSeriesPrefix,
  readSerial,
  serialNumber,
  splitGst,
  stateCodeOf,
} from "./invoice.ts";

describe("the financial year", () => {
  it.each([
    ["2026-11-21T06:00:00Z", "2026-27"],
    ["2027-03-31T18:29:59Z", "2026-27"],
    ["2027-03-31T18:30:00Z", "2027-28"],
    ["2099-12-31T00:00:00Z", "2099-00"],
  ])("of %s is %s", (at, year) => {
    expect(financialYear(new Date(at))).toBe(year);
  });
});

describe("a serial number", () => {
  it("contains its series, its year and its number", () => {
    expect(serialNumber({ prefix: "INV", year: "2026-27", number: 123 })).toBe("INV/2627/000123");
    expect(serialNumber({ prefix: "C", year: "2026-27", number: 1 })).toBe("C/2627/000001");
  });

  it("has at most the sixteen characters that the law allows", () => {
    const longest = { prefix: "INV", year: "2026-27", number: 9_999_999 };
    expect(serialNumber(longest)).toMatch(/^[A-Z0-9/]{16}$/);
    expect(["S", "SV", "SV1"].every(isSeriesPrefix)).toBe(true);
    expect(["", "INVO", "inv", "S/V", "S V"].some(isSeriesPrefix)).toBe(false);
  });

  it("is refused once a series has no room for it", () => {
    expect(() => serialNumber({ prefix: "INV", year: "2026-27", number: 10_000_000 })).toThrow(
      "INV of 2026-27 is used up",
    );
  });
});

describe("splitGst", () => {
  it("splits between centre and state within a state", () => {
    expect(splitGst(101, 1800, { from: "29", to: "29" })).toEqual([
      { name: "CGST", rateBp: 900, amount: 50 },
      { name: "SGST", rateBp: 900, amount: 51 },
    ]);
    expect(splitGst(100, 1800, { from: "04", to: "04" })[1]?.name).toBe("UTGST");
  });

  it("is IGST from one state to another, and abroad", () => {
    const whole = [{ name: "IGST", rateBp: 1800, amount: 101 }];
    expect(splitGst(101, 1800, { from: "29", to: "27" })).toEqual(whole);
    expect(splitGst(101, 1800, { from: "29", to: stateCodeOf("Texas") })).toEqual(whole);
  });
});

it("finds a state's GST code by any spelling of its name", () => {
  expect(stateCodeOf(" karnataka ")).toBe("29");
  expect(stateCodeOf("Texas")).toBe("96");
  // Arkansas and Arunachal Pradesh have the same two-letter code, AR.
  expect(stateCodeOf("AR")).toBe("12");
  expect(stateCodeOf("AR", "United States")).toBe("96");
});

it("goodsOf returns the HSN code of a piece", () => {
  expect(goodsOf({ carat: "22K", kind: "ring" })).toBe("gold");
  expect(goodsOf({ carat: "Silver", kind: "anklet" })).toBe("silver");
  expect(goodsOf({ carat: "24K", kind: "coin" })).toBe("coin");
  expect(["7113", "711319", "71131910"].every(isHsn)).toBe(true);
  expect(["", "711", "71131", "7113 19", "7113191000"].some(isHsn)).toBe(false);
});

it("reads the printed number that it writes, and nothing else", () => {
  const serial = { prefix: "INV", year: "2026-27", number: 123 };
  expect(readSerial(serialNumber(serial))).toEqual(serial);
  for (const other of ["", "INV/2627/12", "INV-2627-000123", "/2627/000123", "INV/26-27/000123"]) {
    expect(readSerial(other), other).toBeNull();
  }
});
