import { describe, expect, it } from "vitest";
import {
  allowsCashOnDelivery,
  cameBackUndelivered,
  canMove,
  isReturnedUnpaid,
  isReturnSettled,
  needsPan,
  ORDER_STATES,
  ORDER_TRANSITIONS,
  orderNumber,
  orderNumberFrom,
  releasesStock,
  reservesStock,
} from "./order.ts";

/**
 * The table of allowed moves. Rows are the state before, columns the state after, in the order of
 * ORDER_STATES; `x` marks an allowed move.
 */
const TABLE = `
                    Pp Cf Pr Sh De Ca Pf Rt Rf
  pending_payment   .  x  .  .  .  x  x  .  .
  confirmed         x  .  x  .  .  x  .  .  .
  processing        x  .  .  x  .  x  .  .  .
  shipped           .  .  .  .  x  .  .  x  .
  delivered         .  .  .  .  .  .  .  x  .
  cancelled         .  .  .  .  .  .  .  .  x
  payment_failed    x  x  .  .  .  x  .  .  .
  returned          .  .  .  .  .  .  .  .  x
  refunded          .  .  .  .  .  .  .  .  .
`;
const rows = TABLE.trim().split("\n").slice(1);

describe("canMove", () => {
  const cells = ORDER_STATES.flatMap((from, row) =>
    ORDER_STATES.map((to, column) => {
      const marks = rows[row]?.trim().slice(from.length).trim().split(/\s+/) ?? [];
      return { from, to, may: marks[column] === "x" };
    }),
  );

  it("has a cell for every pair", () => {
    expect(rows.map((row) => row.trim().replace(/(\s+[.x]){9}$/, ""))).toEqual([...ORDER_STATES]);
    expect(cells).toHaveLength(ORDER_STATES.length ** 2);
  });

  it.each(cells)("$from -> $to: $may", ({ from, to, may }) => {
    expect(canMove(from, to)).toBe(may);
  });

  it("allows no cancellation after the dispatch", () => {
    for (const status of ["shipped", "delivered", "returned", "refunded"] as const) {
      expect(ORDER_TRANSITIONS[status]).not.toContain("cancelled");
    }
  });

  it("leads from every state to a final state", () => {
    for (const status of ORDER_STATES) expect(canReach(status, "refunded")).toBe(true);
  });
});

function canReach(
  from: (typeof ORDER_STATES)[number],
  to: (typeof ORDER_STATES)[number],
  seen = new Set<string>(),
): boolean {
  if (from === to) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return ORDER_TRANSITIONS[from].some((next) => canReach(next, to, seen));
}

describe("a parcel that came back undelivered", () => {
  const of = (...states: readonly (typeof ORDER_STATES)[number][]) =>
    cameBackUndelivered({ history: states.map((state) => ({ state })) });

  it("is one that was returned and never delivered", () => {
    expect(of("confirmed", "processing", "shipped", "returned")).toBe(true);
    expect(of("confirmed", "processing", "shipped", "returned", "refunded")).toBe(true);
    expect(of("confirmed", "processing", "shipped", "delivered", "returned")).toBe(false);
    expect(of("confirmed", "processing", "shipped")).toBe(false);
    expect(of("confirmed", "cancelled", "refunded")).toBe(false);
  });

  it("leaves nothing to do when nothing was paid", () => {
    expect(isReturnedUnpaid({ state: "returned", paymentState: "not_paid" })).toBe(true);
    expect(isReturnedUnpaid({ state: "returned", paymentState: "refund_due" })).toBe(false);
    expect(isReturnedUnpaid({ state: "cancelled", paymentState: "not_paid" })).toBe(false);
  });

  it("has no step left when nothing was paid or all of the money is back", () => {
    expect(isReturnSettled({ state: "returned", paymentState: "not_paid" })).toBe(true);
    expect(isReturnSettled({ state: "returned", paymentState: "refunded" })).toBe(true);
    expect(isReturnSettled({ state: "returned", paymentState: "refund_by_bank" })).toBe(false);
    expect(isReturnSettled({ state: "delivered", paymentState: "refunded" })).toBe(false);
  });
});

describe("the stock of an order", () => {
  const moves = ORDER_STATES.flatMap((from) => ORDER_TRANSITIONS[from].map((to) => [from, to]));

  it("is released when the order fails or is cancelled, and never twice", () => {
    const released = moves.filter(([from, to]) => releasesStock(from as never, to as never));
    expect(released).toEqual([
      ["pending_payment", "payment_failed"],
      ["pending_payment", "cancelled"],
      ["confirmed", "cancelled"],
      ["processing", "cancelled"],
    ]);
  });

  it("is reserved again when a failed order is paid, or can be paid again", () => {
    const reserved = moves.filter(([from, to]) => reservesStock(from as never, to as never));
    expect(reserved).toEqual([
      ["payment_failed", "pending_payment"],
      ["payment_failed", "confirmed"],
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

describe("the number of an order", () => {
  const id = "0198c1a0-0000-7000-8000-00000abc1def";

  it("is of the random end of its id, in fours", () => {
    expect(orderNumber(id)).toBe("0000-005B-R7FF");
    expect(orderNumber("0198c1a0-0000-7000-bfff-ffffffffffff")).toBe("ZZZZ-ZZZZ-ZZZZ");
  });

  it("is another for each id that ends in another way", () => {
    const of = (end: number) => orderNumber(id.slice(0, -6) + end.toString(16).padStart(6, "0"));
    const numbers = Array.from({ length: 4096 }, (_, index) => of(index * 4097));
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it.each([
    ["0000-0AQG-7QNF", "0000-0AQG-7QNF"],
    [" 0000 0aqg 7qnf ", "0000-0AQG-7QNF"],
    ["#OOOO-OAQG-7QNF", "0000-0AQG-7QNF"],
    ["IL10-0AQG-7QNF", "1110-0AQG-7QNF"],
    ["bc1def", "BC1DEF"],
    ["", ""],
  ])("is understood as %j", (typed, number) => {
    expect(orderNumberFrom(typed)).toBe(number);
  });
});
