import { expect, it } from "vitest";
import { sayPhone } from "./phones.ts";

it("groups the digits of an Indian number, and does not change other numbers", () => {
  expect(sayPhone("+919800000017")).toBe("+91 98000 00017");
  expect(sayPhone("+14155550100")).toBe("+14155550100");
  expect(sayPhone("asha@suvarna.example")).toBe("asha@suvarna.example");
});
