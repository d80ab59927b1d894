import { expect, it } from "vitest";
import { suggestedAlert } from "./alerts.ts";

it("suggests four percent less, in whole thousands where the piece costs enough", () => {
  expect(suggestedAlert(1_61_519_63)).toBe(1_55_000_00);
  expect(suggestedAlert(25_000_00)).toBe(24_000_00);
  expect(suggestedAlert(20_000_00)).toBe(19_200_00);
  expect(suggestedAlert(3_050_00)).toBe(2_900_00);
  expect(suggestedAlert(99_00)).toBe(95_00);
});
