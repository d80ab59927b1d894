import * as calls from "@suvarna/contract/alerts/calls";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { appOn, testAct } from "../../test/acting.ts";
import { openShop, type Session, type TestShop } from "../../test/open-shop.ts";
import { usersWithProvedEmail } from "../identity/index.ts";
import type { Act, App } from "../platform/act.ts";
import { outboxRows } from "../platform/outbox.ts";
import { createRelay } from "../platform/relay.ts";
import { lookForAlerts } from "./fire-alerts.ts";

/** Rates so high that no alert fires. */
const NOTHING = { "24K": 1e9, "22K": 1e9, "18K": 1e9, Silver: 1e9 };

let shop: TestShop;
let shopper: Session;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  shopper = await shop.signUp("Kavya Rao", true);
});
afterAll(() => shop[Symbol.asyncDispose]());

const client = () => shop.client(shopper.token);
const setAlert = (body: { carat: "22K"; below: number }) => client().call(calls.setAlert, { body });
const listAlerts = async () => (await client().call(calls.listAlerts, {})).alerts;

/** Searches once for due alerts at this rate of 22K. @returns the alerts that fired */
async function look(app: App, gold22k: number): Promise<string[]> {
  const fired: string[] = [];
  await testAct(app, async (act) => {
    const rates = { latestPerGram: async () => ({ ...NOTHING, "22K": gold22k }) };
    const watching: Act = {
      ...act,
      tell(event) {
        if (event.type === "alert.fired") fired.push(event.alertId);
        act.tell(event);
      },
    };
    await lookForAlerts(watching, {
      rates,
      tax: shop.config.cart,
      reachable: usersWithProvedEmail,
    });
  });
  return fired;
}

describe("an alert", () => {
  it("is sent although the letter of another alert failed, which is retried", async () => {
    const app = appOn(shop.database, () => shop.clock.now);
    const { _id: bad } = await setAlert({ carat: "22K", below: 300 });
    const { _id: good } = await setAlert({ carat: "22K", below: 301 });
    const texts: string[] = [];
    let broken = true;
    app.outbox.connect({
      "alert.fired": {
        after: {
          letter: async ({ tx }, { alertId }) => {
            if (alertId === bad && broken) await tx.execute(sql`select 1 / 0`);
            texts.push(alertId);
          },
        },
      },
    });
    await shop.relay.stop();
    try {
      await look(app, 200_00);
      const relay = createRelay(app, { error() {}, warn() {} });
      await relay.run();
      expect(texts).toContain(good);
      expect(texts).not.toContain(bad);
      broken = false;
      await shop.database.db.update(outboxRows).set({ dueAt: sql`now()` });
      await relay.run();
      expect(texts.filter((id) => id === good)).toHaveLength(1);
      expect(texts.filter((id) => id === bad)).toHaveLength(1);
    } finally {
      await shop.relay.start();
    }
  });

  it("is fired only once by simultaneous searches", async () => {
    const alerts = 12;
    for (let set = 0; set < alerts; set++) await setAlert({ carat: "22K", below: 500 + set });
    const app = appOn(shop.database, () => shop.clock.now);
    app.outbox.connect({});
    const looks = Array.from({ length: 6 }, () => look(app, 400_00));
    const fired = (await Promise.all(looks)).flat();
    const mine = new Set((await listAlerts()).map(({ _id }) => _id));
    const firedOwn = fired.filter((id) => mine.has(id));
    expect(new Set(firedOwn).size).toBe(firedOwn.length);
    expect(firedOwn).toHaveLength(alerts);
  });
});
