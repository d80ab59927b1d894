import type { RatesDesk } from "@suvarna/contract/rates/staff-desk-schemas";
import { describe, expect, it } from "vitest";
import { endWords, originWords, ratesNote } from "./age-words.ts";
import { at, deskWith, holdUntil, sheetOf, stopOf } from "./example-desk.ts";

const BY_HAND = { sheet: sheetOf(at("12:05"), "Set by the shop"), isByHand: true };
const OLD = { sheet: sheetOf(at("15:24")), isOld: true, sellsUntil: at("16:24") };
const words = (over: Parameters<typeof deskWith>[0]) => {
  const desk = deskWith(over);
  return [originWords(desk, desk.sheet as NonNullable<typeof desk.sheet>), endWords(desk)];
};
const note = (over: Parameters<typeof deskWith>[0]) => ratesNote(deskWith(over), true);

describe("the line about the age of the rates", () => {
  it("tells the rules of the feed for rates of a source", () => {
    expect(words({})).toEqual([
      "read 20 Nov 2026, 4:11 pm IST from GoldAPI.io",
      "Shown as old after 30 min, sales stop after 1 h",
    ]);
  });

  it("tells that rates by hand were entered, and until when they count", () => {
    const sellsUntil = at("21:00");
    expect(words({ ...BY_HAND, state: "by-hand", sellsUntil, heldUntil: sellsUntil })).toEqual([
      "entered by hand 20 Nov 2026, 12:05 pm IST",
      "No source is asked until 9:00 pm, and sales stop then unless newer rates come",
    ]);
    const source = { name: "GoldAPI.io", status: "working" };
    const heldByHand = (status: string) =>
      words({
        ...BY_HAND,
        state: "by-hand",
        sellsUntil,
        heldUntil: sellsUntil,
        sources: [{ ...source, status }] as RatesDesk["sources"],
      })[1];
    expect(heldByHand("working")).toBe(
      "No source is asked until 9:00 pm, then the feed is asked again, and sales stop only if it does not answer",
    );
    expect(heldByHand("budget-spent")).toMatch(/, and sales stop then unless newer rates come$/);
    const tomorrow = new Date(Date.parse(at("12:05")) + 24 * 3_600_000).toISOString();
    expect(words({ ...BY_HAND, state: "by-hand", sellsUntil: tomorrow })[1]).toBe(
      "The next reading replaces them, without one the shop sells by them until 21 Nov, 12:05 pm",
    );
    expect(words({ ...BY_HAND, state: "old", isOld: true, sellsUntil: at("16:05") })[1]).toBeNull();
  });

  it("tells that nothing is asked during a hold", () => {
    const hold = holdUntil(at("16:30"));
    expect(words({ state: "held", hold, heldUntil: hold.until })[1]).toBe(
      "No source is asked until 4:30 pm, the shop sells by them until 5:11 pm",
    );
    const stopped = [stopOf("gold"), stopOf("silver")];
    expect(words({ state: "stopped", stopped, hold, heldUntil: hold.until })[1]).toBe(
      "No source is asked until 4:30 pm",
    );
  });

  it("tells nothing about the end of withdrawn rates", () => {
    expect(words({ state: "none" })[1]).toBeNull();
  });
});

describe("the note about the rates", () => {
  it("is left out for good rates, also while sales are stopped", () => {
    expect(note({})).toBeNull();
    expect(note({ state: "stopped", stopped: [stopOf("gold")] })).toBeNull();
  });

  it("says that rates are old, and when sales stop", () => {
    expect(note({ ...OLD, state: "old" })).toEqual({
      tone: "amber",
      title: "Nothing newer has come since 3:24 pm.",
      text: "Sales stop at 4:24 pm unless newer rates come. You can hold these, or enter the board rate by hand.",
    });
  });

  it("names no ways out to people who may only read the rates", () => {
    expect(ratesNote(deskWith({ ...OLD, state: "old" }), false)?.text).toBe(
      "Sales stop at 4:24 pm unless newer rates come.",
    );
  });

  it("says both that rates are old and that sales are stopped", () => {
    expect(note({ ...OLD, state: "stopped", stopped: [stopOf("gold")] })).toMatchObject({
      title: "Nothing newer has come since 3:24 pm.",
      text: expect.stringMatching(
        /^Sales of gold are stopped already\. Those of silver stop at 4:24 pm unless/,
      ),
    });
    const all = [stopOf("gold"), stopOf("silver")];
    expect(note({ ...OLD, state: "stopped", stopped: all })?.text).toMatch(
      /^Sales of gold and silver are stopped already\./,
    );
    const tooOld = { ...OLD, state: "stopped", sellsUntil: at("16:10") } as const;
    expect(note({ ...tooOld, stopped: [stopOf("silver")] })).toEqual({
      tone: "alert",
      title: "Nothing newer has come since 3:24 pm.",
      text: "Every price is on request until a source answers or rates are entered by hand. Sales of silver stay stopped then.",
    });
  });

  it("says that rates by hand are too old, and not that nothing newer came", () => {
    expect(note({ ...BY_HAND, state: "old", isOld: true, sellsUntil: at("16:05") })).toMatchObject({
      tone: "alert",
      title: "The rates that were entered by hand 12:05 pm are too old to sell by.",
    });
  });

  it("says that rates are missing or withdrawn, and what stays stopped", () => {
    expect(note({ sheet: null, state: "none", sellsUntil: null })?.title).toBe(
      "There are no rates yet.",
    );
    expect(note({ state: "none", stopped: [stopOf("gold"), stopOf("silver")] })).toEqual({
      tone: "alert",
      title: "These rates are withdrawn.",
      text: "Every price is on request until newer rates are accepted or entered by hand, and two people start the sales again.",
    });
  });
});
