import { describe, expect, it } from "vitest";
import { DOOR_CODE, needsDoorCode, sayDoorCode } from "./door-code.ts";

describe("a code at the door", () => {
  it.each([
    [50_000_00, false],
    [50_000_01, true],
    [0, false],
  ])("of an order of %i paise, above 50,000 rupees: %s", (total, needed) => {
    expect(needsDoorCode(total, 50_000_00)).toBe(needed);
  });

  it("is six digits, read in two groups", () => {
    expect(DOOR_CODE.test("402817")).toBe(true);
    for (const other of ["40281", "4028170", "40281a", "402 817"]) {
      expect(DOOR_CODE.test(other)).toBe(false);
    }
    expect(sayDoorCode("402817")).toBe("402 817");
  });
});
