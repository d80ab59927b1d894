import { describe, expect, it } from "vitest";
import { canPaymentMove, PAYMENT_STATES } from "./payment.ts";

/**
 * The table of allowed moves. Rows are the state before, columns the state after, in the order of
 * PAYMENT_STATES; `x` marks an allowed move.
 */
const TABLE = `
  created    . x . x x .
  pending    . . x x x x
  failed     . x . x x x
  expired    . . . . x x
  cancelled  . . . . . .
  paid       . . . . x .
`;
const rows = TABLE.trim()
  .split("\n")
  .map((row) => row.trim().split(/\s+/));

describe("canPaymentMove", () => {
  const cells = PAYMENT_STATES.flatMap((from, row) =>
    PAYMENT_STATES.map((to, column) => ({ from, to, may: rows[row]?.[column + 1] === "x" })),
  );

  it("has a cell for every pair", () => {
    expect(rows.map(([state]) => state)).toEqual([...PAYMENT_STATES]);
    expect(rows.every(({ length }) => length === PAYMENT_STATES.length + 1)).toBe(true);
  });

  it.each(cells)("$from -> $to: $may", ({ from, to, may }) => {
    expect(canPaymentMove(from, to)).toBe(may);
  });
});
