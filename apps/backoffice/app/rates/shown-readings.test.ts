import type { RateReading } from "@suvarna/contract/rates/staff-schemas";
import { expect, it } from "vitest";
import { keepShown, showNewer } from "./shown-readings.ts";

const reading = (_id: string, source: string) => ({ _id, source }) as RateReading;
const first = reading("1", "gold-api");
const second = reading("2", "gold-api");
const other = reading("3", "board");

it("keeps the shown reading when its source reports a newer one, until the user looks at it", () => {
  const shown = keepShown([], [first]);
  const kept = keepShown(shown, [second]);
  expect(kept).toEqual([{ reading: first, newer: second }]);
  const looked = showNewer(kept, "gold-api");
  expect(looked).toEqual([{ reading: second, newer: null }]);
  expect(keepShown(looked, [second])).toBe(looked);
});

it("adds new sources at the end, although the newest reading comes first in the answer", () => {
  const shown = keepShown(keepShown([], [first]), [other, first]);
  expect(shown.map(({ reading: { _id } }) => _id)).toEqual(["1", "3"]);
});

it("removes a reading that was decided, and returns the same list without a change", () => {
  const shown = keepShown([], [first, other]);
  expect(keepShown(shown, [first, other])).toBe(shown);
  expect(keepShown(shown, [other])).toEqual([{ reading: other, newer: null }]);
  expect(keepShown(shown, [])).toEqual([]);
});
