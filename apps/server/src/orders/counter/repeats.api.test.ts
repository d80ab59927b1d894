import {
  findCounterSale,
  quoteCounterOrder,
  sellAtCounter,
} from "@suvarna/contract/orders/counter";
import type { CounterOrderInput } from "@suvarna/contract/orders/counter-schemas";
import { afterEach, describe, expect, it, vi } from "vitest";
import { addRing } from "../../../test/catalogue.ts";
import { HOME } from "../../../test/checkout.ts";
import {
  categoryId,
  newPhone,
  openCounter,
  sell,
  shop,
  staff,
} from "../../../test/counter-desk.ts";
import { acceptRates } from "../../../test/rates.ts";
import { Refusal } from "../../platform/errors.ts";
import { newId } from "../../platform/ids.ts";

openCounter();
afterEach(() => vi.restoreAllMocks());

/** The request for the last ring, at the price that the server quotes for it. */
async function lastRing(): Promise<CounterOrderInput> {
  const productId = await addRing(shop.database.db, { categoryId, stock: 1 });
  const pieces = { lines: [{ productId, quantity: 1 }], takenAway: true };
  const { totals, rateSheetId } = await staff.call(quoteCounterOrder, { body: pieces });
  const phone = newPhone();
  return {
    ...pieces,
    shopper: { name: "Anu Rao", phone },
    address: { ...HOME, phone },
    payment: { by: "cash" },
    expectedTotal: totals.total,
    rateSheetId,
  };
}

describe("a sale at the counter whose answer was lost", () => {
  it("is repeated without the current rates, which only a new sale needs", async () => {
    const body = await lastRing();
    const other = await lastRing();
    const headers = { "idempotency-key": newId() };
    const order = await staff.call(sellAtCounter, { headers, body });
    await acceptRates(shop, 13_733_33, 150_00);
    vi.spyOn(shop.rates, "requireFreshRates").mockImplementation(() => {
      throw new Refusal("unavailable");
    });
    const repeated = await staff.call(sellAtCounter, { headers, body });
    expect(repeated._id).toBe(order._id);
    const fresh = { headers: { "idempotency-key": newId() }, body: other };
    await expect(staff.call(sellAtCounter, fresh)).rejects.toMatchObject({ code: "unavailable" });
  });

  it("is found by its key, also while it is being made, by the person who sent it", async () => {
    const key = newId();
    const params = { key };
    expect(await staff.call(findCounterSale, { params })).toEqual({ order: null });
    const body = await lastRing();
    const sale = staff.call(sellAtCounter, { headers: { "idempotency-key": key }, body });
    const [order] = await Promise.all([sale, staff.call(findCounterSale, { params })]);
    expect(await staff.call(findCounterSale, { params })).toMatchObject({
      order: { _id: order._id, number: order.number },
    });
    const other = shop.client((await shop.staff("orders")).token);
    expect(await other.call(findCounterSale, { params })).toEqual({ order: null });
  });
});

describe("the data of a new shopper at the counter", () => {
  it("is refused below the names by which the counter's page shows the errors", async () => {
    const phone = newPhone();
    const misspelt = sell({ shopper: { name: "Anu Rao", phone, email: "anu@" } });
    await expect(misspelt).rejects.toMatchObject({
      code: "bad_request",
      fields: { "shopper.email": expect.any(String) },
    });
    const { email } = await shop.signUp();
    await expect(sell({ shopper: { name: "Anu Rao", phone, email } })).rejects.toMatchObject({
      code: "email_taken",
      fields: { "shopper.email": expect.any(String) },
    });
  });
});
