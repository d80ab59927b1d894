import { getProduct } from "@suvarna/contract/catalogue/calls";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { fillCart, placeOrder } from "./checkout.ts";
import { openShop } from "./open-shop.ts";

/**
 * PGlite 0.5.8 answered every statement with error 54001 after 2,976 refused statements, so this
 * test refuses more than that.
 */
const REFUSALS = 6_000;
const AT_ONCE = 60;
/** A slow machine takes two minutes for so many statements of a PostgreSQL server. */
const TIMEOUT_MS = 600_000;
/** The shop reads its rates within this time. */
const READY_MS = 30_000;

it("sells as before after 6,000 statements that the database has refused", {
  timeout: TIMEOUT_MS,
}, async () => {
  await using shop = await openShop();
  const { autocommit: db } = shop.database;
  const refused = sql`insert into categories select * from categories limit 1`;
  for (let count = 0; count < REFUSALS; count += AT_ONCE) {
    const outcomes = await Promise.allSettled(
      Array.from({ length: AT_ONCE }, (_, index) =>
        index % 2 ? db.execute(refused) : shop.database.transaction((tx) => tx.execute(refused)),
      ),
    );
    const codes = outcomes.map((outcome) => outcome.status === "rejected" && outcome.reason.cause);
    expect(codes).toEqual(Array(AT_ONCE).fill(expect.objectContaining({ code: "23505" })));
  }

  // On a busy machine the statements leave no time for a tick of the rates, without which the shop
  // is not ready.
  await expect
    .poll(async () => (await shop.app.inject("/readyz")).statusCode, { timeout: READY_MS })
    .toBe(200);
  const shopper = await shop.signUp();
  const { _id } = await shop.client().call(getProduct, { params: { id: "toe-rings-silver" } });
  const cart = await fillCart(shop, shopper, _id);
  const { order } = await placeOrder(shop, shopper, cart);
  expect(order.status).toBe("Confirmed");
});
