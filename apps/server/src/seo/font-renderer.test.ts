import { expect, it } from "vitest";
import { openFontRenderer } from "./font-renderer.ts";

const fraunces = openFontRenderer("fraunces");

it("draws every letter as an outline", () => {
  const { path, width } = fraunces.set("Rajkumari Kundan, 22K · ₹", 50);
  expect(path).toMatch(/^[MLQCZ0-9. -]+$/);
  expect(width).toBeGreaterThan(300);
});

it("breaks a text between words, and does not break a word that is too wide", () => {
  const lines = fraunces.lines("Kada with Rubies Uninterruptedlylongname", 50, 250);
  expect(lines.at(-1)).toBe("Uninterruptedlylongname");
  expect(lines.join(" ")).toBe("Kada with Rubies Uninterruptedlylongname");
  for (const line of lines.slice(0, -1)) {
    expect(fraunces.set(line, 50).width).toBeLessThanOrEqual(250);
  }
});

it("draws the letters of a text that its font has", () => {
  expect(fraunces.lines("Pāyal पायल", 50, 900)).toEqual(["Payal"]);
  expect(fraunces.lines("पायल", 50, 900).join("")).toBe("");
});
