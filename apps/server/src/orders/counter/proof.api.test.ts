import { describe, expect, it } from "vitest";
import { addRing } from "../../../test/catalogue.ts";
import { HOME } from "../../../test/checkout.ts";
import { categoryId, newPhone, openCounter, sell, shop } from "../../../test/counter-desk.ts";
import { addStaffAtWork } from "../../../test/shoppers.ts";
import { newId } from "../../platform/ids.ts";

const MINUTE_MS = 60_000;

openCounter();

describe("an order that staff enter with an old session", () => {
  it("needs a fresh proof to be sent when only the session claims that it is paid", async () => {
    const { token } = await addStaffAtWork(shop.acts, "orders");
    const stale = shop.client(token);
    shop.clock.now = new Date(shop.clock.now.getTime() + 6 * MINUTE_MS);
    const notFresh = { status: 403, code: "fresh_proof_needed" };
    const upi = { by: "upi", reference: "UTR42" } as const;
    for (const payment of [{ by: "cash" }, upi] as const) {
      const sent = sell({ takenAway: false, payment }, undefined, stale);
      await expect(sent).rejects.toMatchObject(notFresh);
      await sell({ takenAway: false, payment });
    }
    // The shopper takes the piece along and so stands at the counter.
    await sell({ takenAway: true }, undefined, stale);
  });

  it("is answered with its order when the call of a made sale is repeated", async () => {
    const { token } = await addStaffAtWork(shop.acts, "orders");
    const clerk = shop.client(token);
    const productId = await addRing(shop.database.db, { categoryId, stock: 2 });
    const phone = newPhone();
    const sale = {
      lines: [{ productId, quantity: 1 }],
      shopper: { name: "Anu Rao", phone },
      address: { ...HOME, phone },
      takenAway: false,
    };
    const key = newId();
    const made = await sell(sale, key, clerk);
    shop.clock.now = new Date(shop.clock.now.getTime() + 6 * MINUTE_MS);
    expect((await sell(sale, key, clerk))._id).toBe(made._id);
    await expect(sell(sale, newId(), clerk)).rejects.toMatchObject({ code: "fresh_proof_needed" });
  });
});
