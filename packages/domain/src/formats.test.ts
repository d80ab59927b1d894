import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  formatNumber,
  formatRupees,
  formatWeight,
  normalizePan,
  normalizePhone,
  PIN_CODE,
  SAMPLE_PAN,
} from "./formats.ts";

describe("formatRupees", () => {
  it.each([
    [0, "₹0.00"],
    [5, "₹0.05"],
    [-829_37, "−₹829.37"],
    [999_00, "₹999.00"],
    [1_000_00, "₹1,000.00"],
    [99_999_99, "₹99,999.99"],
    [1_15_669_01, "₹1,15,669.01"],
    [1_23_45_678_90, "₹1,23,45,678.90"],
    [100_00_00_000_00, "₹1,00,00,00,000.00"],
  ])("writes %i paise as %s", (amount, text) => {
    expect(formatRupees(amount)).toBe(text);
  });

  it("formats any amount as `Intl` does", () => {
    const reference = new Intl.NumberFormat("en-IN", {
      style: "currency",
      currency: "INR",
      minimumFractionDigits: 2,
    });
    return fc.assert(
      fc.property(fc.integer({ min: -1e15, max: 1e15 }), (amount) => {
        // The expected amount is built as a string, because a number of rupees with paise is not
        // exact.
        const sign = amount < 0 ? "-" : "";
        const digits = String(Math.abs(amount)).padStart(3, "0");
        const exact = `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`;
        // `Intl` writes a hyphen instead of the minus sign.
        expect(formatRupees(amount)).toBe(reference.format(exact).replace("-", "−"));
      }),
    );
  });
});

it("formatNumber groups the digits of any whole number as `Intl` does", () =>
  fc.assert(
    fc.property(fc.nat(), (whole) => {
      expect(formatNumber(whole)).toBe(whole.toLocaleString("en-IN"));
    }),
  ));

it.each([
  [8450, "8.450 g"],
  [1, "0.001 g"],
  [1_234_567, "1,234.567 g"],
])("formatWeight writes %i mg as %s", (mg, text) => {
  expect(formatWeight(mg)).toBe(text);
});

describe("normalizePhone", () => {
  it.each([
    "9800000000",
    "09800000000",
    "919800000000",
    "+919800000000",
    "+91 98000 00000",
    "(098000) 00-000",
  ])("accepts %s as an Indian number", (text) => {
    expect(normalizePhone(text)).toBe("+919800000000");
  });

  it("accepts numbers of other countries with their country code", () => {
    expect(normalizePhone("+44 20 7946 0000")).toBe("+442079460000");
  });

  it.each(["", "12345", "5800000000", "98000000000", "+0123456789", "98000abcde"])(
    "refuses %j",
    (text) => {
      expect(normalizePhone(text)).toBeNull();
    },
  );

  it.each([
    ["United States", "(212) 555-0100", "+12125550100"],
    ["United States", "1 917.555.0100", "+19175550100"],
    ["United Kingdom", "020 7946 0000", "+442079460000"],
    ["United Kingdom", "+44 (0)20 7946 0000", "+442079460000"],
    ["United Kingdom", "0044 20 7946 0000", "+442079460000"],
    ["United States", "+91 98000 00000", "+919800000000"],
  ] as const)("takes in %s the number %s as %s", (country, text, phone) => {
    expect(normalizePhone(text, country)).toBe(phone);
  });

  it("does not read a number of one country as a number of another", () => {
    expect(normalizePhone("020 7946 0000", "United States")).toBeNull();
    expect(normalizePhone("98000 00000", "United Kingdom")).toBeNull();
  });

  it("does not change a normalized number", () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[6-9]\d{9}$/), (text) => {
        const phone = normalizePhone(text);
        expect(phone).toBe(`+91${text}`);
        expect(normalizePhone(phone ?? "")).toBe(phone);
      }),
    ));
});

describe("normalizePan", () => {
  it.each(["ABCPE1234F", "abcpe1234f", " abcpe 1234 f "])("accepts %j", (text) => {
    expect(normalizePan(text)).toBe("ABCPE1234F");
  });

  it("accepts the sample", () => {
    expect(normalizePan("abcde1234f")).toBe(SAMPLE_PAN);
  });

  it.each([
    "",
    "ABCPE12345",
    "ABCPE1234FF",
    "1BCPE1234F",
    "ABCPE-1234F",
    // The fourth letter names no kind of holder.
    "ZZZZZ9999Z",
    "AAAAA0000A",
    "ABCPE0000F",
  ])("refuses %j", (text) => {
    expect(normalizePan(text)).toBeNull();
  });
});

it.each([
  ["560003", true],
  ["060003", false],
  ["56003", false],
  ["5600031", false],
  ["56000a", false],
])("PIN_CODE of %s: %s", (code, fits) => {
  expect(PIN_CODE.test(code)).toBe(fits);
});
