import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type OnlineOrders, onlineOrders } from "../../test/online-orders.ts";
import { openShop, type TestShop } from "../../test/open-shop.ts";
import type { GatewayConnection } from "./gateway.ts";
import { createReconciler } from "./reconciler.ts";

const CHECKS_AT_ONCE = 2;

let shop: TestShop;
let online: OnlineOrders;
beforeAll(async () => {
  shop = await openShop({ PAYMENT_CHECKS_AT_ONCE: String(CHECKS_AT_ONCE) });
  online = await onlineOrders(shop);
});
afterAll(() => shop[Symbol.asyncDispose]());

it("refunds do not wait for checks of payments, of which only as many as set run at once", async () => {
  const { ordered } = await online.paidOrder("cashfree");
  for (let unpaid = 0; unpaid < 2 * CHECKS_AT_ONCE; unpaid++) await online.order("cashfree");
  await online.cancel(ordered);
  await shop.relay.run();
  shop.clock.now = new Date(shop.clock.now.getTime() + shop.config.payments.checkMs);

  const answer = Promise.withResolvers<void>();
  let underWay = 0;
  let most = 0;
  let asked = 0;
  /** Makes a connection that is slow to answer for payments only. */
  const slow = (connection: GatewayConnection): GatewayConnection => ({
    ...connection,
    async fetchEvidence(reference) {
      asked++;
      most = Math.max(most, ++underWay);
      await answer.promise;
      underWay--;
      return connection.fetchEvidence(reference);
    },
  });
  const reconciler = createReconciler({
    app: shop.acts,
    config: shop.config,
    log: { warn: vi.fn(), error: vi.fn() },
    gateway(name) {
      const connection = shop.payments.connections.get(name);
      return connection ? slow(connection) : null;
    },
  });
  const patience = { timeout: 30_000, interval: 50 };
  reconciler.start();
  try {
    await vi.waitFor(() => expect(underWay).toBe(CHECKS_AT_ONCE), patience);
    await vi.waitFor(async () => expect(await online.moneyOf(ordered)).toEqual(["done"]), patience);
    expect(underWay).toBe(CHECKS_AT_ONCE);
    answer.resolve();
    await vi.waitFor(() => expect(asked).toBeGreaterThanOrEqual(2 * CHECKS_AT_ONCE), patience);
  } finally {
    answer.resolve();
    await reconciler.stop();
  }
  expect(most).toBe(CHECKS_AT_ONCE);
});
