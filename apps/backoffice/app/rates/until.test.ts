import { expect, it } from "vitest";
import { holdChoices, nextClosingTime } from "./until.ts";

it("closes at 9 pm in India, today or tomorrow, whatever the seconds of the clock", () => {
  expect(nextClosingTime(new Date("2026-11-20T10:42:37.512Z"))).toEqual({
    until: "2026-11-20T15:30:00.000Z",
    words: "Today, 9 pm",
  });
  expect(nextClosingTime(new Date("2026-11-20T16:00:00Z"))).toEqual({
    until: "2026-11-21T15:30:00.000Z",
    words: "Tomorrow, 9 pm",
  });
});

it("offers no end of a hold that the server would refuse", () => {
  const now = new Date("2026-11-20T10:42:00Z");
  const choices = holdChoices(now, new Date("2026-11-20T12:00:00Z"));
  expect(choices.map(({ hold }) => hold)).toEqual([
    { minutes: 60 },
    { until: "2026-11-20T12:00:00.000Z" },
  ]);
  expect(holdChoices(now, new Date("2026-11-20T10:00:00Z"))).toEqual([]);
});
