import { expect, it } from "vitest";
import { checkPinCode } from "./check-pin-code.ts";

it.each([
  ["560003", "2026-11-18", false, "Karnataka", "between 24 and 27 November"],
  ["560003", "2026-11-21", false, "Karnataka", "between 28 November and 1 December"],
  [
    "744101",
    "2026-11-18",
    true,
    "Andaman and Nicobar Islands",
    "between 29 November and 8 December",
  ],
])(
  "to %s, bought on %s (to order: %s), it comes to %s %s",
  (pin, today, madeToOrder, region, when) => {
    expect(checkPinCode(pin, today, madeToOrder)).toMatchObject({ region, when });
  },
);

it.each(["", "56000", "060003", "56000a"])("requests the code again after %j", (pin) => {
  expect(checkPinCode(pin, "2026-11-21", false).wrong).toContain("six digits");
});

it("reports a code without a place", () => {
  expect(checkPinCode("290001", "2026-11-21", false).wrong).toContain("No place in India");
});

it("shows the city of a code, or its region where the city is unknown", () => {
  expect(checkPinCode("560003", "2026-11-21", false).place).toBe("Bengaluru");
  expect(checkPinCode("744101", "2026-11-21", false).place).toBe("Andaman and Nicobar Islands");
});
