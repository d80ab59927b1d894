import { describe, expect, it } from "vitest";
import { dispatchBy, hindrancesOf, type OrderForDispatch, stopsOf } from "./dispatch.ts";

const NOW = new Date("2026-11-20T10:00:00Z");
const RULES = { needsPieces: true, weighAgainAboveBp: 300 };
const READY: OrderForDispatch = {
  state: "processing",
  isAllRefunded: false,
  owesRest: false,
  lacksPan: false,
  lacksAddress: false,
  hasFailedRefund: false,
  hasReturnRequest: false,
  dispatchBy: new Date("2026-11-20T12:30:00Z"),
  pieces: [
    {
      line: 0,
      piece: 0,
      carat: "22K",
      netWeightMg: 10_000,
      huid: "4KT9RX",
      weighedMg: 9800,
      againMg: null,
    },
  ],
};
const codes = (order: Partial<OrderForDispatch>, rules = RULES) =>
  hindrancesOf({ ...READY, ...order }, rules, NOW).map(({ code }) => code);
const piece = (of: Partial<OrderForDispatch["pieces"][number]>) => ({
  pieces: READY.pieces.map((one) => ({ ...one, ...of })),
});

describe("the obstacles of an order", () => {
  it("are none when its pieces are weighed and marked", () => {
    expect(codes({})).toEqual([]);
  });

  it("are only that nothing is sent, when all pieces or all the money went back", () => {
    for (const state of ["confirmed", "processing"] as const) {
      expect(codes({ state, pieces: [], lacksPan: true })).toEqual(["all_refunded"]);
      expect(codes({ state, isAllRefunded: true, lacksPan: true })).toEqual(["all_refunded"]);
    }
    expect(codes({ state: "delivered", isAllRefunded: true })).toEqual([]);
  });

  it("are listed piece by piece while it is packed", () => {
    expect(codes(piece({ huid: null, weighedMg: null }))).toEqual([
      "huid_missing",
      "weight_missing",
    ]);
    expect(codes(piece({ huid: "9PW2L" }))).toEqual(["huid_short"]);
    expect(codes(piece({ huid: null, carat: "Silver" }))).toEqual([]);
    expect(codes(piece({ weighedMg: 9600 }))).toEqual(["weight_again"]);
    expect(codes(piece({ weighedMg: 9600, againMg: 9601 }))).toEqual(["weight_again"]);
    expect(codes(piece({ weighedMg: 9600, againMg: 9600 }))).toEqual([]);
    expect(codes({ ...piece({ huid: null, weighedMg: null }), state: "confirmed" })).toEqual([]);
    expect(codes(piece({ huid: null, weighedMg: null }), { ...RULES, needsPieces: false })).toEqual(
      [],
    );
  });

  it("are sorted by importance, and lateness does not block", () => {
    const order = { owesRest: true, lacksPan: true, dispatchBy: new Date("2026-11-19T12:30:00Z") };
    expect(codes(order)).toEqual(["rest_owed", "pan_missing", "late"]);
    expect(stopsOf(hindrancesOf({ ...READY, ...order }, RULES, NOW))).toEqual([
      { code: "rest_owed" },
      { code: "pan_missing" },
    ]);
    expect(codes({ state: "pending_payment" })).toEqual(["unpaid"]);
    expect(codes({ state: "delivered", hasReturnRequest: true })).toEqual(["return_asked"]);
  });
});

it("promises the second working day at 6 pm in India, and later for a piece to be made", () => {
  const at = (day: string, madeToOrder = false) => dispatchBy(day, { madeToOrder }).toISOString();
  expect(at("2026-11-18")).toBe("2026-11-20T12:30:00.000Z");
  // Sunday is not a working day, so the second working day after Friday is Monday.
  expect(at("2026-11-20")).toBe("2026-11-23T12:30:00.000Z");
  expect(at("2026-11-18", true)).toBe("2026-12-01T12:30:00.000Z");
});
