import { expect, it } from "vitest";
import { holdChoices, nextClosingTime } from "./until.ts";

it("closes at 9 pm in India, today or tomorrow", () => {
  expect(nextClosingTime(new Date("2026-11-20T10:42:00Z"))).toEqual({
    minutes: 288,
    words: "Today, 9 pm",
  });
  expect(nextClosingTime(new Date("2026-11-20T16:00:00Z"))).toEqual({
    minutes: 1410,
    words: "Tomorrow, 9 pm",
  });
});

it("offers no end of a hold that the server would refuse", () => {
  const now = new Date("2026-11-20T10:42:00Z");
  const choices = holdChoices(now, new Date("2026-11-20T12:00:00Z"));
  expect(choices.map(({ minutes }) => minutes)).toEqual([60, 78]);
  expect(holdChoices(now, new Date("2026-11-20T10:00:00Z"))).toEqual([]);
});
