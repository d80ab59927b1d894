import { expect, it } from "vitest";
import { isRefunded, RETURN_REASONS } from "./returns.ts";

it("refunds a piece without an engraving for every reason", () => {
  expect(RETURN_REASONS.filter((reason) => isRefunded(reason, false))).toEqual(RETURN_REASONS);
});

it("refunds an engraved piece only when the fault is the shop's", () => {
  expect(RETURN_REASONS.filter((reason) => isRefunded(reason, true))).toEqual([
    "arrived_damaged",
    "wrong_piece",
  ]);
});
