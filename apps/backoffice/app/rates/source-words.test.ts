import type { RatesDesk } from "@suvarna/contract/rates/staff-desk-schemas";
import type { SourceHealth } from "@suvarna/contract/rates/staff-schemas";
import { describe, expect, it } from "vitest";
import { at, deskWith } from "./example-desk.ts";
import { boardWords, sourceWords, whyNotAsked } from "./source-words.ts";

const source = (over: Partial<SourceHealth> = {}): SourceHealth => ({
  name: "GoldAPI.io",
  status: "working",
  requestsThisMonth: 1,
  monthlyRequests: 100,
  failuresInARow: 0,
  answeredAt: at("16:11"),
  failedAt: null,
  failure: null,
  askAfter: null,
  ...over,
});
const HELD = { heldUntil: at("21:00") };

describe("a source", () => {
  it("is asked at each tick, or when its budget allows it", () => {
    expect(sourceWords(source(), 0, deskWith())).toBe("asked at each tick");
    expect(sourceWords(source({ askAfter: at("16:20") }), 0, deskWith())).toBe(
      "next asked 4:20 pm",
    );
    expect(sourceWords(source({ askAfter: at("16:00") }), 0, deskWith())).toBe(
      "asked at each tick",
    );
  });

  it("is asked only when those above it give no rates", () => {
    expect(sourceWords(source(), 1, deskWith())).toBe("asked when the one above gives no rates");
    expect(sourceWords(source({ askAfter: at("16:20") }), 2, deskWith())).toBe(
      "asked when those above give no rates, from 4:20 pm on",
    );
  });

  it("is not asked during a hold", () => {
    const desk = deskWith(HELD);
    expect(sourceWords(source(), 0, desk)).toBe("not asked until 9:00 pm");
    expect(sourceWords(source({ askAfter: at("22:30") }), 0, desk)).toBe(
      "not asked until 10:30 pm",
    );
    const failing = source({ status: "failing", failuresInARow: 2, failure: "status 500" });
    expect(sourceWords(failing, 0, desk)).toBe(
      "did not answer 2 times: status 500, not asked until 9:00 pm",
    );
    expect(sourceWords(failing, 0, deskWith())).toBe(
      "did not answer 2 times: status 500, asked again at the next tick",
    );
    const quarantine = [{ source: "GoldAPI.io" }] as RatesDesk["quarantine"];
    expect(sourceWords(source(), 0, deskWith({ quarantine }))).toBe("last reading held back");
    expect(sourceWords(source(), 0, deskWith({ ...HELD, quarantine }))).toBe(
      "last reading held back, not asked until 9:00 pm",
    );
  });
});

it("says why nobody can have the sources asked", () => {
  const sources = [source()];
  expect(whyNotAsked(deskWith({ sources }))).toBeNull();
  expect(whyNotAsked(deskWith({ sources, ...HELD }))).toBe("No source is asked until 9:00 pm");
  expect(whyNotAsked(deskWith())).toBe("No source is set up");
  const spent = source({ status: "budget-spent" });
  expect(whyNotAsked(deskWith({ sources: [spent] }))).toBe("This month's requests are used up");
  expect(whyNotAsked(deskWith({ sources: [spent, source()] }))).toBeNull();
});

it("shows the last board rate, and whether it is of today", () => {
  const entered = { at: at("09:00"), reason: "MJDTA board", withdrawnAt: null };
  expect(boardWords(deskWith({ lastByHand: entered }))).toEqual({
    isOfToday: true,
    time: "9:00 am",
    words: "MJDTA board",
  });
  const yesterday = { ...entered, at: "2026-11-19T10:00:00.000Z" };
  expect(boardWords(deskWith({ lastByHand: yesterday }))).toEqual({
    isOfToday: false,
    time: "19 Nov, 3:30 pm",
    words: "nobody has entered it today",
  });
  expect(
    boardWords(deskWith({ lastByHand: { ...entered, withdrawnAt: at("10:00") } })),
  ).toMatchObject({ isOfToday: false, words: "withdrawn 10:00 am: MJDTA board" });
  expect(boardWords(deskWith()).time).toBeNull();
});
