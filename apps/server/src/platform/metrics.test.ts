import { expect, it } from "vitest";
import { createMetrics, type Figure } from "./metrics.ts";

function figure(name: string, read: Figure["read"]): Figure {
  return { name, help: "A figure of the test", read };
}

it("leaves out a figure that fails or takes too long, and says how many it left out", async () => {
  const metrics = createMetrics(
    [
      figure("suvarna_good", () => [{ value: 7 }]),
      figure("suvarna_failing", () => Promise.reject(new Error("no database"))),
      figure("suvarna_hanging", () => new Promise(() => {})),
      figure("suvarna_unknown", () => []),
    ],
    20,
  );
  const text = await metrics.text();
  expect(text).toMatch(/^suvarna_good 7$/m);
  expect(text).toMatch(/^suvarna_unread_figures 2$/m);
  expect(text).not.toMatch(/^suvarna_(?:failing|hanging|unknown) /m);
});

it("drops a label that is no longer reported", async () => {
  let labels = ["waiting", "sent"];
  const metrics = createMetrics([
    {
      ...figure("suvarna_messages", () => labels.map((label) => ({ label, value: 1 }))),
      labelName: "state",
    },
  ]);
  expect(await metrics.text()).toContain('suvarna_messages{state="waiting"} 1');
  labels = ["sent"];
  expect(await metrics.text()).not.toContain("waiting");
});
