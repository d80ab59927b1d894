import { randomBytes, randomInt } from "node:crypto";
import { expect, it } from "vitest";
import { guessBits } from "./secret-strength.ts";

it("finds random texts strong, however they are written", () => {
  for (let times = 0; times < 200; times++) {
    expect(guessBits(randomBytes(32).toString("base64"))).toBeGreaterThan(120);
    expect(guessBits(randomBytes(32).toString("hex"))).toBeGreaterThan(120);
    const digits = Array.from({ length: 64 }, () => randomInt(10)).join("");
    expect(guessBits(digits)).toBeGreaterThan(80);
  }
});

it.each([
  "a".repeat(64),
  "0123456789abcdefghijklmnopqrstuvwxyz",
  "changemechangemechangemechangeme",
  "Pa$$w0rd-Pa$$w0rd-Pa$$w0rd-Pa$$w0rd",
  "secret-secret-secret-secret-secret-",
])("finds %s weak", (text) => expect(guessBits(text)).toBeLessThan(30));

it("counts the words of its owner as zero", () => {
  expect(guessBits("meghna.pune.1980", ["meghna", "pune"])).toBeLessThan(20);
});
