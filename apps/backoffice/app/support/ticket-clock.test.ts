import { expect, it } from "vitest";
import { clockOf } from "./ticket-clock.ts";

const NOW = Date.parse("2026-11-20T10:42:00Z");
const at = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString();
const OPEN = {
  state: "open",
  answerDueAt: at(18),
  resolutionDueAt: at(600),
  settledAt: null,
} as const;

it.each([
  ["with much time", OPEN, "Answer in 18 h", "calm", 0.25],
  ["with little time", { ...OPEN, answerDueAt: at(6) }, "Answer in 6 h", "amber", 0.75],
  ["late to answer", { ...OPEN, answerDueAt: at(-2) }, "Late by 2 h", "alert", 1],
  ["late to settle", { ...OPEN, resolutionDueAt: at(-1) }, "Late to settle by 1 h", "alert", 1],
  [
    "that waits",
    { ...OPEN, state: "waiting", answerDueAt: null },
    "Waits for the shopper",
    "calm",
    0,
  ],
  [
    "that waits too long",
    { ...OPEN, state: "waiting", answerDueAt: null, resolutionDueAt: at(-1) },
    "Late to settle by 1 h",
    "alert",
    1,
  ],
  [
    "that is settled",
    { state: "resolved", answerDueAt: null, resolutionDueAt: null, settledAt: at(-3) },
    "Settled 3 h ago",
    "calm",
    0,
  ],
] as const)("the clock of a ticket %s", (_which, ticket, words, tone, share) => {
  expect(clockOf(ticket, NOW)).toEqual({ words, tone, share });
});
