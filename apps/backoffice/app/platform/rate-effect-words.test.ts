import { expect, it } from "vitest";
import { effectWords } from "./rate-effect-words.ts";

const before = { "24K": 13_900_00, Silver: 167_00 };

it("says how many prices change, and how many locks keep theirs", () => {
  const both = { "24K": 14_000_00, Silver: 168_00 };
  expect(effectWords({ published: { gold: 1_140, silver: 8 }, locks: 9 }, before, both)).toBe(
    "1,148 prices change, 9 locks do not",
  );
  expect(effectWords({ published: { gold: 1, silver: 0 }, locks: 1 }, before, both)).toBe(
    "1 price changes, 1 lock does not",
  );
});

it("counts only the pieces of a metal whose rate moves", () => {
  const desk = { published: { gold: 65, silver: 6 }, locks: 0 };
  const gold = { ...before, "24K": 14_000_00 };
  expect(effectWords(desk, before, gold)).toBe("65 prices change");
  expect(effectWords(desk, before, { ...before, Silver: 168_00 })).toBe("6 prices change");
});
