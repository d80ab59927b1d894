import { describe, expect, it } from "vitest";
import { tooManyCashOrders, unpaidExcess } from "./order-limits.ts";

const none = { orders: 0, pieces: 0, paise: 0 };
const nothing = { open: none, day: none };
const limits = {
  open: { orders: 3, pieces: 10, paise: 1000 },
  day: { orders: 6, pieces: 20, paise: 2000 },
};
const small = { pieces: 1, paise: 1 };

describe("unpaidExcess", () => {
  it("allows an order up to each limit, and none beyond", () => {
    const empty = { person: nothing, place: nothing };
    expect(unpaidExcess(empty, { pieces: 10, paise: 1000 }, limits)).toBeNull();
    expect(unpaidExcess(empty, { pieces: 11, paise: 1 }, limits)).toBe("open");
    expect(unpaidExcess(empty, { pieces: 1, paise: 1001 }, limits)).toBe("open");
  });

  it.each([
    ["orders", { ...none, orders: 3 }],
    ["pieces", { ...none, pieces: 10 }],
    ["paise", { ...none, paise: 1000 }],
  ])("counts the %s that a person has reserved", (_, open) => {
    const held = { open, day: none };
    expect(unpaidExcess({ person: held, place: held }, small, limits)).toBe("open");
    expect(unpaidExcess({ person: nothing, place: held }, small, limits)).toBeNull();
  });

  it("counts what was not paid within the day", () => {
    const person = { open: none, day: { ...none, orders: 6 } };
    expect(unpaidExcess({ person, place: nothing }, small, limits)).toBe("day");
  });

  it("allows twice as much for one place as for one person", () => {
    const at = (orders: number) => ({ open: { ...none, orders }, day: { ...none, orders } });
    expect(unpaidExcess({ person: nothing, place: at(5) }, small, limits)).toBeNull();
    expect(unpaidExcess({ person: nothing, place: at(6) }, small, limits)).toBe("open");
  });
});

it("limits the open orders with cash on delivery of a person and of a place", () => {
  expect(tooManyCashOrders({ person: 1, place: 3 }, 2)).toBe(false);
  expect(tooManyCashOrders({ person: 2, place: 2 }, 2)).toBe(true);
  expect(tooManyCashOrders({ person: 0, place: 4 }, 2)).toBe(true);
});
