import { expect, it } from "vitest";
import { sayPhone } from "./phones.ts";

it("groups an Indian number and leaves others as they are", () => {
  expect(sayPhone("+919800000017")).toBe("+91 98000 00017");
  expect(sayPhone("+14155550100")).toBe("+14155550100");
  expect(sayPhone("asha@suvarna.example")).toBe("asha@suvarna.example");
});
