import { expect, test } from "vitest";
import type { RunFigure } from "./figures.ts";
import { markdownOf, withEarlier } from "./table.ts";

const HOME: RunFigure = {
  what: "home page",
  value: 4931.4,
  unit: "requests/s",
  reference: { name: "bare Fastify", value: 4602 },
  command: "http",
  engine: "embedded",
  pieces: 100_000,
  load: 0.21,
  commit: "abc",
};
const MACHINE = [["processor", "2 × Xeon"]] as const;

const pageOf = (figures: readonly RunFigure[]) =>
  markdownOf({ machine: MACHINE, figures, faults: [] });

test("a figure stands beside its reference, with the ratio", () => {
  expect(pageOf([HOME])).toContain(
    "| home page | embedded | 1,00,000 | 4,931 requests/s | bare Fastify | 4,602 requests/s | 1.07 | 0.2 | abc |",
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
  expect(pageOf([score])).toContain(
    "| score | embedded | example | 99 of 100 | – | – | – | 0.2 | abc |",
  );
});

test("a fault is listed", () => {
  const faults = [{ label: "orders", fault: "a target was missed" }];
  expect(markdownOf({ machine: MACHINE, figures: [], faults })).toContain(
    "- orders: a target was missed",
  );
  expect(pageOf([])).not.toContain("Not as wanted");
});

test("a part that is measured again replaces its own earlier figures and faults only", () => {
  const small = { ...HOME, pieces: 100 };
  const orders = { ...HOME, command: "orders", engine: "PostgreSQL", pieces: null };
  const earlier = {
    machine: MACHINE,
    figures: [HOME, small, orders],
    faults: [
      { label: "http, embedded, 100 pieces", fault: "slow" },
      { label: "orders", fault: "slow too" },
    ],
  };
  const anew = { ...small, value: 5, commit: "def" };
  const run = {
    machine: MACHINE,
    measured: [{ command: "http", store: { engine: "embedded", pieces: 100 }, fault: null }],
    figures: [anew],
  };
  expect(withEarlier(run, earlier)).toEqual({
    machine: MACHINE,
    figures: [HOME, orders, anew],
    faults: [{ label: "orders", fault: "slow too" }],
  });
});

test("figures of another machine are not kept", () => {
  const earlier = { machine: [["processor", "8 × Other"]] as const, figures: [HOME], faults: [] };
  const run = { machine: MACHINE, measured: [], figures: [] };
  expect(withEarlier(run, earlier).figures).toEqual([]);
});
