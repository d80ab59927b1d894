import { expect, it } from "vitest";
import { isId, newId } from "./ids.ts";

it("makes ids that are UUIDs and sort by time", () => {
  const ids = [1, 2, 1_700_000_000_000, 1_800_000_000_000].map((now) => newId(now));
  expect(ids.every(isId)).toBe(true);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(Array.from({ length: 1000 }, () => newId(5))).size).toBe(1000);
});

it("makes ids of one millisecond that sort in the order of creation", () => {
  const ids = Array.from({ length: 10_000 }, (_, made) => {
    // Between two ids of the tested millisecond, the loop creates an id of another time. A process
    // creates such ids when a test has stopped the shop's clock.
    newId(made);
    return newId(1_700_000_000_000);
  });
  expect(ids.every(isId)).toBe(true);
  expect(ids.toSorted()).toEqual(ids);
});

it.each(["", "1", "../etc/passwd", "01890000-0000-7000-8000-00000000000g"])(
  "sees that %j is none",
  (text) => {
    expect(isId(text)).toBe(false);
  },
);
