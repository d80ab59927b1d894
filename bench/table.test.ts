import { expect, test } from "vitest";
import type { RunFigure } from "./figures.ts";
import { markdownOf } from "./table.ts";

const HOME: RunFigure = {
  what: "home page",
  value: 4931.4,
  unit: "requests/s",
  reference: { name: "bare Fastify", value: 4602 },
  command: "http",
  engine: "embedded",
  pieces: 100_000,
  load: 0.21,
};

function pageOf(figures: readonly RunFigure[], missed: readonly string[] = []): string {
  return markdownOf({ machine: [["commit", "abc"]], figures, missed });
}

test("prints a figure beside its reference, with the ratio", () => {
  expect(pageOf([HOME])).toContain(
    "| home page | embedded | 1,00,000 | 4,931 requests/s | bare Fastify | 4,602 requests/s | 1.07 | 0.2 |",
  );
});

test("a figure without a reference has no ratio", () => {
  const score = {
    ...HOME,
    what: "score",
    value: 99,
    unit: "of 100",
    reference: null,
    pieces: null,
  };
  expect(pageOf([score])).toContain("| score | embedded | example | 99 of 100 | – | – | – | 0.2 |");
});

test("figures that a command missed are listed", () => {
  expect(pageOf([], ["orders: a target was missed"])).toContain("- orders: a target was missed");
  expect(pageOf([])).not.toContain("Not as wanted");
});
