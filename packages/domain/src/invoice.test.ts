import { describe, expect, it } from "vitest";
import { financialYear, hsnOf, serialNumber, splitGst, stateCodeOf } from "./invoice.ts";

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
    expect(serialNumber("invoice", "2026-27", 123)).toBe("INV/2627/000123");
    expect(serialNumber("credit note", "2026-27", 1)).toBe("CRN/2627/000001");
  });

  it("has at most the sixteen characters that the law allows", () => {
    expect(serialNumber("invoice", "2026-27", 9_999_999)).toMatch(/^[A-Z0-9/]{16}$/);
  });

  it("is refused once a series has no room for it", () => {
    expect(() => serialNumber("invoice", "2026-27", 10_000_000)).toThrow(
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
  // Arkansas and Arunachal Pradesh have the same letters.
  expect(stateCodeOf("AR")).toBe("12");
  expect(stateCodeOf("AR", "United States")).toBe("96");
});

it("hsnOf returns the HSN code of goods", () => {
  expect(hsnOf({ carat: "22K", kind: "ring" })).toBe("711319");
  expect(hsnOf({ carat: "Silver", kind: "anklet" })).toBe("711311");
  expect(hsnOf({ carat: "24K", kind: "coin" })).toBe("711890");
});
