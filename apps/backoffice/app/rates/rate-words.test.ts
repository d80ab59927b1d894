import { describe, expect, it } from "vitest";
import { sayDifference, sayPercent, sayShare, typedRupees } from "./rate-words.ts";

describe("words of a rate", () => {
  it.each([
    ["13,350.00", 13_350],
    ["₹ 13350", 13_350],
    ["168.5", 168.5],
    ["-1.20", -1.2],
    ["", null],
    ["13.350,00", null],
    ["12a", null],
    ["1.234", null],
  ])("%s is typed as %s", (text, rupees) => {
    expect(typedRupees(text)).toBe(rupees);
  });

  it("say rises and falls", () => {
    expect(sayPercent(101_00, 100_00)).toBe("▲ 1.00%");
    expect(sayPercent(99_00, 100_00)).toBe("▼ 1.00%");
    expect(sayPercent(100_00, 100_00)).toBe("0.00%");
    expect(sayDifference(-64)).toBe("−₹0.64");
    expect(sayDifference(3181)).toBe("+₹31.81");
    expect(sayShare(600)).toBe("+6.00%");
    expect(sayShare(-50)).toBe("−0.50%");
  });
});
