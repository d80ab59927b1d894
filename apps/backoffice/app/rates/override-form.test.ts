import type { RatesDesk } from "@suvarna/contract/rates/staff-desk-schemas";
import { describe, expect, it } from "vitest";
import { needsSecond, readRates, textOf, UNTOUCHED } from "./override-form.ts";

const NOW = { "24K": 13_286_76, "22K": 12_182_86, "18K": 9_975_05, Silver: 167_49 };

describe("rates by hand", () => {
  it("start with the current rates, and 22K and 18K follow the typed 24K", () => {
    const typed = { ...UNTOUCHED, "24K": "13,350.00" };
    expect(textOf(UNTOUCHED, "24K", NOW)).toBe("13,286.76");
    expect([textOf(typed, "22K", NOW), textOf(typed, "18K", NOW)]).toEqual([
      "12,240.84",
      "10,022.52",
    ]);
    expect(readRates({ ...typed, Silver: "168" }, NOW)).toEqual({
      "24K": 13_350_00,
      "22K": 12_240_84,
      "18K": 10_022_52,
      Silver: 168_00,
    });
  });

  it("keep a grade that was entered itself", () => {
    const typed = { ...UNTOUCHED, "24K": "13,350", "22K": "12,200" };
    expect(readRates(typed, NOW)["22K"]).toBe(12_200_00);
    expect(readRates(typed, NOW)["18K"]).toBe(10_022_52);
  });

  it("are unknown while a field can't be read", () => {
    const typed = { ...UNTOUCHED, "24K": "13,35o" };
    expect(readRates(typed, NOW)).toMatchObject({ "24K": null, "22K": null, Silver: 167_49 });
    expect(textOf(typed, "22K", NOW)).toBe("");
  });

  it("follow newer rates where nobody has typed, and keep what was typed", () => {
    const newer = { ...NOW, "24K": 13_300_00, Silver: 168_20 };
    const typed = { ...UNTOUCHED, "24K": "13,350" };
    expect(readRates(typed, newer)).toMatchObject({ "24K": 13_350_00, Silver: 168_20 });
    expect(textOf(typed, "Silver", newer)).toBe("168.20");
    const silver = { ...UNTOUCHED, Silver: "169" };
    expect(readRates(silver, newer)).toMatchObject({ "24K": 13_300_00, Silver: 169_00 });
  });

  it("are unknown before the first rates, until somebody types them", () => {
    const none = { "24K": null, "22K": null, "18K": null, Silver: null };
    expect(readRates(UNTOUCHED, none)).toEqual(none);
    expect(textOf(UNTOUCHED, "Silver", none)).toBe("");
  });
});

describe("a second person", () => {
  const guard = { secondPersonNeeded: true, handRateBp: 0 } as RatesDesk["guard"];
  const sheet = {} as NonNullable<RatesDesk["sheet"]>;
  const NONE = { "24K": null, "22K": null, "18K": null, Silver: null };
  const HIGHER = { ...NOW, "24K": 13_300_00 };

  it("is needed for rates by hand, but not for the first rates of a shop", () => {
    expect(needsSecond({ sheet, guard }, NOW, HIGHER)).toBe(true);
    expect(needsSecond({ sheet: null, guard }, NONE, NOW)).toBe(false);
  });

  it("is needed after all rates were withdrawn, and only beyond the limit of the shop", () => {
    expect(needsSecond({ sheet, guard }, NONE, NOW)).toBe(true);
    const wide = { ...guard, handRateBp: 100 };
    expect(needsSecond({ sheet, guard: wide }, NOW, HIGHER)).toBe(false);
    const off = { ...guard, secondPersonNeeded: false };
    expect(needsSecond({ sheet, guard: off }, NOW, HIGHER)).toBe(false);
  });
});
