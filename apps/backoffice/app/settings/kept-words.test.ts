import { expect, it } from "vitest";
import { failureText, keptText, keptTitle, planText } from "./kept-words.ts";

const hours = { part: "identity", waits: false } as const;
const gst = { part: "values", waits: true } as const;

it("says for each part whether it counts or waits", () => {
  expect(keptTitle([hours, gst], ["Opening hours", "GST on jewellery"])).toBe(
    "Kept in part, a second person is asked for the rest: Opening hours and GST on jewellery",
  );
  expect(keptText([hours, gst])).toBe(
    "The shop's identity counts from now on. The settings wait: the old values count until somebody agrees.",
  );
  expect(planText([hours, gst])).toContain("The shop's identity counts from now on.");
  expect(keptText([hours])).toBe("They count from now on.");
  expect(keptText([gst])).toBe("The old values count until somebody agrees.");
});

it("names the saved fields", () => {
  expect(keptTitle([hours], ["Opening hours"])).toBe("Kept: Opening hours");
  expect(keptTitle([gst], ["Price lock", "Low stock", "Shipping"])).toBe(
    "A second person is asked: Price lock and 2 more",
  );
});

it("says what was saved before a failure", () => {
  expect(failureText([], "values", "The shop cannot be reached.")).toBe(
    "The shop cannot be reached.",
  );
  expect(failureText([hours], "values", "The shop cannot be reached.")).toBe(
    "The shop's identity counts from now on. The settings are not saved: The shop cannot be reached.",
  );
});
