import { expect, it } from "vitest";
import { at, deskWith, holdUntil } from "./example-desk.ts";
import { handRateEnds, meanwhileWords } from "./hand-rate-ends.ts";

const CLOSING = { until: at("21:00"), words: "Today, 9 pm" };
const words = (over: Parameters<typeof deskWith>[0]) => {
  const { closing, reading } = handRateEnds(deskWith(over), CLOSING);
  return [closing.words, reading.words];
};

it("rates by hand stay until the shop closes, or until the next reading", () => {
  const free = ["Today, 9 pm, then the feed again", "Next reading"];
  expect(words({})).toEqual(free);
  // Rates by hand that are entered again are replaced, together with their hold.
  expect(words({ isByHand: true, heldUntil: at("21:00") })).toEqual(free);
});

it("rates by hand stay at least as long as a hold that staff have ordered", () => {
  const [short, long] = [holdUntil(at("18:00")), holdUntil(at("22:00"))];
  expect(words({ hold: short, heldUntil: short.until })).toEqual([
    "Today, 9 pm, then the feed again",
    "While the rates are held, until 6:00 pm",
  ]);
  expect(words({ hold: long, heldUntil: long.until })).toEqual([
    "Today, 9 pm; the hold goes on until 10:00 pm",
    "While the rates are held, until 10:00 pm",
  ]);
});

it("says what happens until a second person agrees", () => {
  expect(meanwhileWords(deskWith())).toBe("the feed goes on");
  expect(meanwhileWords(deskWith({ heldUntil: at("21:00") }))).toBe("the rates of now stay");
});
