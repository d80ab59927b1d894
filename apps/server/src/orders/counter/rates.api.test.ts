import { quoteCounterOrder, sellAtCounter } from "@suvarna/contract/orders/counter";
import { stopSales } from "@suvarna/contract/rates/staff-desk";
import { expect, it } from "vitest";
import { addRing } from "../../../test/catalogue.ts";
import { HOME } from "../../../test/checkout.ts";
import { categoryId, newPhone, openCounter, shop, staff } from "../../../test/counter-desk.ts";
import { acceptRates } from "../../../test/rates.ts";
import { newId } from "../../platform/ids.ts";

openCounter();

const UNKNOWN = { status: 409, code: "price_unknown" };

/** Shows the price of a ring at the counter. @returns a function that sells the ring at that price */
async function showPrice() {
  const productId = await addRing(shop.database.db, { categoryId, stock: 9 });
  const pieces = { lines: [{ productId, quantity: 1 }], takenAway: true };
  const { totals, rateSheetId } = await staff.call(quoteCounterOrder, { body: pieces });
  const phone = newPhone();
  const body = {
    ...pieces,
    shopper: { name: "Anu Rao", phone },
    address: { ...HOME, phone },
    payment: { by: "cash" as const },
    expectedTotal: totals.total,
    rateSheetId,
  };
  return () => staff.call(sellAtCounter, { headers: { "idempotency-key": newId() }, body });
}

it("a price that was shown is not sold at once the shop's rates are too old", async () => {
  const take = await showPrice();
  await take();
  shop.clock.now = new Date(shop.clock.now.getTime() + shop.config.rates.feedSellMs + 2000);
  await expect(take()).rejects.toMatchObject(UNKNOWN);
});

it("a price that was shown is not sold at after the sales of its metal are stopped", async () => {
  const take = await showPrice();
  // The price is that of earlier rates.
  await acceptRates(shop, 13_733_33, 150_00);
  await take();
  await staff.call(stopSales, { body: { metals: ["gold"], reason: "The market is closed" } });
  await expect(take()).rejects.toMatchObject(UNKNOWN);
  await acceptRates(shop, 13_833_33, 150_00);
  await expect(take()).rejects.toMatchObject(UNKNOWN);
});
