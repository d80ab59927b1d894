import { removeLine } from "@suvarna/contract/cart/calls";
import { getProduct } from "@suvarna/contract/catalogue/calls";
import { CARATS } from "@suvarna/domain/fineness";
import { paise, rupees } from "@suvarna/domain/money";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addCategory, addRing } from "./catalogue.ts";
import { fillCart, placeOrder } from "./checkout.ts";
import { openShop, type TestShop } from "./open-shop.ts";
import { acceptRates } from "./rates.ts";

let shop: TestShop;
let categoryId: string;
beforeAll(async () => {
  shop = await openShop();
  categoryId = await addCategory(shop.database.db, "Any rings");
});
afterAll(() => shop[Symbol.asyncDispose]());

const TEN_KILOGRAMS = 10_000_000;
const THREE_GRAMS = 3000;

const anySale = fc.record({
  gold: fc.constantFrom(20_000_00, 5_00_000_00).chain((max) => fc.integer({ min: 1000_00, max })),
  silver: fc.integer({ min: 1, max: 700_00 }),
  piece: fc.record({
    carat: fc.constantFrom(...CARATS),
    netWeightMg: fc
      .constantFrom(THREE_GRAMS, TEN_KILOGRAMS)
      .chain((max) => fc.integer({ min: 1, max })),
    makingChargeBp: fc.nat(10_000),
    stoneValuePaise: fc.oneof(fc.constant(0), fc.nat(50_000_00)),
    discountBp: fc.oneof(fc.constant(0), fc.nat(10_000)),
  }),
  quantity: fc.integer({ min: 1, max: 20 }),
});

/** A gold chain that is ordered in every run of the test. */
const CHAIN = {
  gold: 13_333_33,
  silver: 150_00,
  piece: {
    carat: "22K" as const,
    netWeightMg: 8450,
    makingChargeBp: 1200,
    stoneValuePaise: 0,
    discountBp: 0,
  },
  quantity: 1,
};

/** The total in rupees below which an order needs no PAN and may be paid in cash. */
const ORDERED_BELOW = 2_00_000;

it("page, cart and order agree to the paisa for any rate, piece and quantity", async () => {
  let ordered = 0;
  await fc.assert(
    fc.asyncProperty(anySale, async ({ gold, silver, piece, quantity }) => {
      // Each order has a new shopper, because a shopper can order only a limited amount of cash on
      // delivery per day.
      const shopper = await shop.signUp();
      await acceptRates(shop, gold, silver);
      const content = { categoryId, stock: 1000, ...piece, grossWeightMg: piece.netWeightMg };
      const id = await addRing(shop.database.db, content);
      const { discountedPrice: price, priceDetails } = await shop
        .client()
        .call(getProduct, { params: { id } });
      const realTimeTotalPrice = rupees(paise(price ?? Number.NaN) * quantity);

      const { cartId, items, totals } = await fillCart(shop, shopper, id, quantity);
      expect(items).toMatchObject([{ product: { _id: id, price }, realTimeTotalPrice, quantity }]);
      expect(totals.subtotal).toBe(realTimeTotalPrice);

      if (totals.total >= ORDERED_BELOW) {
        const refused = placeOrder(shop, shopper, { cartId, expectedTotal: 0 });
        await expect(refused).rejects.toMatchObject({ code: "total_changed", body: { totals } });
        const body = { userId: shopper.userId, productId: id };
        await shop.client(shopper.token).call(removeLine, { body });
        return;
      }
      const { order } = await placeOrder(shop, shopper, { cartId, expectedTotal: totals.total });
      ordered++;
      expect(order.items).toMatchObject([
        { price, realTimeTotalPrice, quantity, ratePerGram: priceDetails?.pricePerGram },
      ]);
      const { subtotal, discount, gst, shippingCost: shipping, total } = order;
      expect({ subtotal, discount, gst, shipping, total }).toEqual(totals);
    }),
    { numRuns: 40, examples: [[CHAIN]] },
  );
  expect(ordered).toBeGreaterThan(0);
});
