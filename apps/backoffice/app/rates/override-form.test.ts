import { describe, expect, it } from "vitest";
import { initialRates, readRates, textOf } from "./override-form.ts";

const NOW = { "24K": 13_286_76, "22K": 12_182_86, "18K": 9_975_05, Silver: 167_49 };

describe("rates by hand", () => {
  it("start with the current rates, and 22K and 18K follow the typed 24K", () => {
    const typed = { ...initialRates(NOW), "24K": "13,350.00" };
    expect(textOf(initialRates(NOW), "24K")).toBe("13,286.76");
    expect([textOf(typed, "22K"), textOf(typed, "18K")]).toEqual(["12,240.84", "10,022.52"]);
    expect(readRates({ ...typed, Silver: "168" })).toEqual({
      "24K": 13_350_00,
      "22K": 12_240_84,
      "18K": 10_022_52,
      Silver: 168_00,
    });
  });

  it("keep a grade that was entered itself", () => {
    const typed = { ...initialRates(NOW), "24K": "13,350", "22K": "12,200" };
    expect(readRates(typed)["22K"]).toBe(12_200_00);
    expect(readRates(typed)["18K"]).toBe(10_022_52);
  });

  it("are unknown while a field can't be read", () => {
    const typed = { ...initialRates(NOW), "24K": "13,35o" };
    expect(readRates(typed)).toMatchObject({ "24K": null, "22K": null, Silver: 167_49 });
    expect(textOf(typed, "22K")).toBe("");
  });
});
