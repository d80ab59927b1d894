import { describe, expect, it } from "vitest";
import {
  allowsCashOnDelivery,
  canMove,
  needsPan,
  ORDER_STATUSES,
  ORDER_TRANSITIONS,
  orderNumber,
  releasesStock,
  reservesStock,
} from "./order.ts";

/** Rows: from. Columns: to, in the order of ORDER_STATUSES. x: may move. */
const TABLE = `
                    Pp Cf Pr Sh De Ca Pf Rt Rf
  Pending payment   .  x  .  .  .  x  x  .  .
  Confirmed         .  .  x  .  .  x  .  .  .
  Processing        .  .  .  x  .  x  .  .  .
  Shipped           .  .  .  .  x  .  .  .  .
  Delivered         .  .  .  .  .  .  .  x  .
  Cancelled         .  .  .  .  .  .  .  .  x
  Payment failed    x  x  .  .  .  .  .  .  .
  Returned          .  .  .  .  .  .  .  .  x
  Refunded          .  .  .  .  .  .  .  .  .
`;
const rows = TABLE.trim().split("\n").slice(1);

describe("canMove", () => {
  const cells = ORDER_STATUSES.flatMap((from, row) =>
    ORDER_STATUSES.map((to, column) => {
      const marks = rows[row]?.trim().slice(from.length).trim().split(/\s+/) ?? [];
      return { from, to, may: marks[column] === "x" };
    }),
  );

  it("has a cell for every pair", () => {
    expect(rows.map((row) => row.trim().replace(/(\s+[.x]){9}$/, ""))).toEqual([...ORDER_STATUSES]);
    expect(cells).toHaveLength(ORDER_STATUSES.length ** 2);
  });

  it.each(cells)("$from -> $to: $may", ({ from, to, may }) => {
    expect(canMove(from, to)).toBe(may);
  });

  it("allows no cancellation after the dispatch", () => {
    for (const status of ["Shipped", "Delivered", "Returned", "Refunded"] as const) {
      expect(ORDER_TRANSITIONS[status]).not.toContain("Cancelled");
    }
  });

  it("leads from every state to a final state", () => {
    for (const status of ORDER_STATUSES) expect(canReach(status, "Refunded")).toBe(true);
  });
});

function canReach(
  from: (typeof ORDER_STATUSES)[number],
  to: (typeof ORDER_STATUSES)[number],
  seen = new Set<string>(),
): boolean {
  if (from === to) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return ORDER_TRANSITIONS[from].some((next) => canReach(next, to, seen));
}

describe("the stock of an order", () => {
  const moves = ORDER_STATUSES.flatMap((from) => ORDER_TRANSITIONS[from].map((to) => [from, to]));

  it("is released when the order fails or is cancelled, and never twice", () => {
    const released = moves.filter(([from, to]) => releasesStock(from as never, to as never));
    expect(released).toEqual([
      ["Pending payment", "Payment failed"],
      ["Pending payment", "Cancelled"],
      ["Confirmed", "Cancelled"],
      ["Processing", "Cancelled"],
    ]);
  });

  it("is reserved again when a failed order is paid, or can be paid again", () => {
    const reserved = moves.filter(([from, to]) => reservesStock(from as never, to as never));
    expect(reserved).toEqual([
      ["Payment failed", "Pending payment"],
      ["Payment failed", "Confirmed"],
    ]);
  });
});

const RULES = { panAbovePaise: 2_00_000_00, codBelowPaise: 2_00_000_00 };

describe("the limits of two lakh rupees", () => {
  it.each([
    [1_99_999_99, false, true],
    [2_00_000_00, false, false],
    [2_00_000_01, true, false],
  ])("at %i paise: PAN %s, cash on delivery %s", (total, pan, cash) => {
    expect(needsPan(total, RULES)).toBe(pan);
    expect(allowsCashOnDelivery(total, RULES)).toBe(cash);
  });
});

it("orderNumber is the last six characters of the id, in upper case", () => {
  expect(orderNumber("0198c1a0-0000-7000-8000-00000abc1def")).toBe("BC1DEF");
});
