import { ApiError } from "@suvarna/contract/client";
import type { DeskOrder } from "@suvarna/contract/orders/staff-schemas";
import { beforeEach, expect, it } from "vitest";
import { ProofLeft } from "../sign-in/with-fresh-proof.ts";
import { EMPTY_DRAFT } from "./counter-draft.ts";
import {
  type CounterSale,
  dropUnansweredSale,
  sendSale,
  useUnansweredSale,
} from "./counter-sale.ts";
import { readSentSale } from "./sent-sale.ts";

const SALE: CounterSale = {
  staffId: "staff",
  key: "key",
  body: { expectedTotal: 500, rateSheetId: "sheet" } as CounterSale["body"],
  draft: EMPTY_DRAFT,
};
const ORDER = { _id: "order" } as DeskOrder;
const LOST = new ApiError(0, { code: "no_answer", message: "No answer." });
const failed = (status: number, code: ApiError["code"]) =>
  new ApiError(status, { code, message: "Refused." });

beforeEach(() => dropUnansweredSale(SALE));

/** Sends the sale to a shop that fails with an error. @returns the sale that is kept after it */
async function keptAfter(error: Error): Promise<CounterSale | null> {
  await expect(sendSale(SALE, () => Promise.reject(error))).rejects.toBe(error);
  return useUnansweredSale.getState().sale;
}

it("keeps the key and the request of a sale whose answer was lost, until it is answered", async () => {
  expect(await keptAfter(LOST)).toBe(SALE);
  // A reload of the page leaves the key, by which the shop finds the order, and no shopper.
  expect(readSentSale("staff")).toEqual({ key: "key", total: 500 });
  const sent: CounterSale[] = [];
  const order = await sendSale(useUnansweredSale.getState().sale ?? SALE, async (sale) => {
    expect(readSentSale("staff")?.key).toBe("key");
    sent.push(sale);
    return ORDER;
  });
  expect(order).toBe(ORDER);
  expect(sent).toEqual([SALE]);
  expect(useUnansweredSale.getState().sale).toBeNull();
  expect(readSentSale("staff")).toBeNull();
});

it("keeps a sale after a failure of the server", async () => {
  expect(await keptAfter(failed(503, "outcome_unknown"))).toBe(SALE);
});

it("keeps a sale whose answer was lost while the shop can't look for its order", async () => {
  await keptAfter(LOST);
  expect(await keptAfter(failed(503, "unavailable"))).toBe(SALE);
});

it("keeps no sale that was refused", async () => {
  expect(await keptAfter(failed(409, "total_changed"))).toBeNull();
  expect(readSentSale("staff")).toBeNull();
  expect(await keptAfter(failed(429, "rate_limited"))).toBeNull();
  expect(await keptAfter(failed(503, "unavailable"))).toBeNull();
  expect(await keptAfter(new ProofLeft("Nothing was changed."))).toBeNull();
});

it("ends a kept sale by a refusal only if the server has looked for its order", async () => {
  await keptAfter(LOST);
  for (const [status, code] of [
    [401, "unauthenticated"],
    [403, "fresh_proof_needed"],
    [429, "rate_limited"],
  ] as const) {
    expect(await keptAfter(failed(status, code))).toBe(SALE);
  }
  expect(await keptAfter(new ProofLeft("Nothing was changed."))).toBe(SALE);
  expect(await keptAfter(failed(409, "sold_out"))).toBeNull();
});
