import { expect, it } from "vitest";
import { missingOf } from "./refund-words.ts";

const form = {
  wanted: { amount: 100 },
  preview: { data: { amount: 100 }, error: null },
  note: "We are sorry",
  needsReference: false,
  reference: "",
};

it("says that the amount is too large only when the preview says so", () => {
  expect(missingOf(form)).toBeNull();
  const tooMuch = { data: { amount: null }, error: null };
  expect(missingOf({ ...form, preview: tooMuch })).toBe("That is more than is left");
});

it("says that the amount is not known while there is no preview", () => {
  const loading = { data: undefined, error: null };
  const failed = { data: undefined, error: new Error("The shop can't be reached.") };
  expect(missingOf({ ...form, preview: loading })).toBe("The amount is being computed");
  expect(missingOf({ ...form, preview: failed })).toBe("The amount is not known");
});
