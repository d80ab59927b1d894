import { describe, expect, it } from "vitest";
import { openCounter, sell, shop } from "../../test/counter-desk.ts";
import { addStaffAtWork } from "../../test/shoppers.ts";

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
});
