import type { Setting } from "@suvarna/contract/settings/staff-schemas";
import { expect, it } from "vitest";
import { fieldText, handRateHint, problemOf, readField, sayValue } from "./setting-words.ts";

const money = { unit: "paise" } as const;
const share = { unit: "bp" } as const;

it("shows and reads values in their units", () => {
  expect(fieldText(50_000_00, money)).toBe("50,000.00");
  expect(readField("2,00,000.00", money)).toBe(2_00_000_00);
  expect(readField("0.29", share)).toBe(29);
  expect(sayValue(1800, share)).toBe("18.00%");
  expect(sayValue(15, { unit: "minutes" })).toBe("15 min");
});

it.each([["1.234"], ["-1"], [""], ["ten"], ["1e3"]])("refuses %j as a sum", (text) => {
  expect(readField(text, money)).toBeNull();
});

it.each(["12,5", "6,700"])("refuses the comma of the percentage %j", (text) => {
  expect(readField(text, share)).toBeNull();
});

it("explains how to correct a wrong value", () => {
  const cash = { name: "codBelowPaise", ...money, least: 0, most: 2_00_000_00 } as Setting;
  expect(problemOf("2,50,000.00", cash)).toContain("269ST");
  expect(problemOf("1,99,999", cash)).toBeNull();
  expect(problemOf("a lot", cash)).toContain("point");
});

it("says that rates by hand have a limit of their own", () => {
  const environment = (limit: string, required = "true") =>
    Object.entries({ APPROVALS_REQUIRED: required, APPROVAL_HAND_RATE_BP: limit }).map(
      ([name, value]) => ({ name, value, isSet: true }),
    );
  expect(handRateHint(environment("0"))).toContain("every rate by hand takes a second person");
  expect(handRateHint(environment("250"))).toContain("more than 2.5% from the last ones takes");
  expect(handRateHint(environment("0", "false"))).toBeNull();
});
