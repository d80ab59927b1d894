import { describe, expect, it } from "vitest";
import * as english from "./en/accounts-security.ts";
import * as hindi from "./hi/accounts-security.ts";

describe("a device", () => {
  it.each([
    ["Chrome", "Android", "Chrome on Android", "Android पर Chrome"],
    ["Firefox", null, "Firefox", "Firefox"],
    [null, "Mac", "Mac", "Mac"],
    [null, null, "Unknown device", "अनजान डिवाइस"],
  ])("of %s and %s is named in both languages", (browser, system, inEnglish, inHindi) => {
    expect(english.deviceName(browser, system)).toBe(inEnglish);
    expect(hindi.deviceName(browser, system)).toBe(inHindi);
  });
});
