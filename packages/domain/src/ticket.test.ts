import { describe, expect, it } from "vitest";
import {
  canMoveTicket,
  deadlinesIn,
  findMissedDeadline,
  isSettled,
  requiresAnswerFirst,
  TICKET_NUMBER,
  TICKET_STATES,
  ticketNumber,
} from "./ticket.ts";

const day = (date: number, hour = 10) => new Date(Date.UTC(2026, 10, date, hour));

/**
 * The table of allowed moves. Rows are the state before, columns the state after, in the order of
 * TICKET_STATES; `x` marks an allowed move.
 */
const TABLE = {
  open: ". x x x",
  waiting: "x . x x",
  resolved: "x . . x",
  closed: ". . . .",
};

describe("canMoveTicket", () => {
  const cells = TICKET_STATES.flatMap((from) =>
    TABLE[from].split(" ").map((mark, column) => {
      return { from, to: TICKET_STATES[column] ?? from, may: mark === "x" };
    }),
  );

  it("has a cell for every pair", () => {
    expect(cells).toHaveLength(TICKET_STATES.length ** 2);
  });

  it.each(cells)("$from -> $to: $may", ({ from, to, may }) => {
    expect(canMoveTicket(from, to)).toBe(may);
  });
});

it("isSettled when it is resolved or closed", () => {
  expect(TICKET_STATES.filter(isSettled)).toEqual(["resolved", "closed"]);
});

describe("mustAnswerFirst", () => {
  const ticket = { state: "open", firstAnsweredAt: null, suspected: false } as const;
  const refused = (seen: Parameters<typeof requiresAnswerFirst>[0]) =>
    TICKET_STATES.filter((to) => requiresAnswerFirst(seen, to));

  it.each([
    ["that nobody answered", ticket, ["waiting", "resolved", "closed"]],
    ["that was answered before", { ...ticket, firstAnsweredAt: day(1) }, ["waiting"]],
    ["that is spam", { ...ticket, suspected: true }, ["waiting", "resolved"]],
    ["that is not open", { ...ticket, state: "waiting" as const }, []],
  ])("of a ticket %s", (_which, seen, moves) => {
    expect(refused(seen)).toEqual(moves);
  });
});

describe("the deadlines of a ticket", () => {
  const fresh = deadlinesIn("open", null, day(1));

  it("are one day for an answer and thirty days to settle it", () => {
    expect(fresh).toEqual({ answerDueAt: day(2), resolutionDueAt: day(31) });
  });

  it("require no answer while the shopper must answer", () => {
    const waiting = deadlinesIn("waiting", fresh, day(2));
    expect(waiting).toEqual({ answerDueAt: null, resolutionDueAt: day(31) });
    const again = deadlinesIn("open", waiting, day(5));
    expect(again).toEqual({ answerDueAt: day(6), resolutionDueAt: day(31) });
  });

  it("are not postponed by a second message", () => {
    expect(deadlinesIn("open", fresh, day(1, 20))).toEqual(fresh);
  });

  it("end when the ticket is settled, and are new when it is reopened", () => {
    const settled = deadlinesIn("resolved", fresh, day(3));
    expect(settled).toEqual({ answerDueAt: null, resolutionDueAt: null });
    expect(deadlinesIn("closed", fresh, day(3))).toEqual(settled);
    expect(deadlinesIn("open", settled, day(10)).answerDueAt).toEqual(day(11));
    expect(deadlinesIn("open", settled, day(10)).resolutionDueAt).toEqual(day(40));
  });

  it.each([
    ["in time", day(2), null],
    ["without an answer", new Date(day(2).getTime() + 1), "answer"],
    ["not settled", new Date(day(31).getTime() + 1), "resolution"],
  ])("are compared with the time: %s", (_what, now, late) => {
    expect(findMissedDeadline(fresh, now)).toBe(late);
  });

  it("never pass for a settled ticket", () => {
    expect(findMissedDeadline(deadlinesIn("resolved", fresh, day(3)), day(90))).toBe(null);
  });
});

it("ticketNumber encodes the random end of an id in ten letters and digits", () => {
  const number = ticketNumber("0198c1a0-0000-7000-8abc-def012345678");
  expect(number).toBe(ticketNumber("0000c1a0-0000-7000-8abc-def012345678"));
  expect(number).toMatch(TICKET_NUMBER);
  expect(ticketNumber("0198c1a0-0000-7000-8abc-def012345679")).not.toBe(number);
});
