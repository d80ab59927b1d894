import { updateMe } from "@suvarna/contract/accounts/calls";
import * as alerts from "@suvarna/contract/alerts/calls";
import { changeStock } from "@suvarna/contract/catalogue/staff-products";
import { getOutboxMessage, listOutbox } from "@suvarna/contract/notifications/calls";
import { moveOrder, refundPart } from "@suvarna/contract/orders/staff";
import * as calls from "@suvarna/contract/push/calls";
import { askRestock } from "@suvarna/contract/restock/calls";
import { describe, expect, it, vi } from "vitest";
import { testAct } from "../../test/acting.ts";
import {
  anotherDevice,
  client,
  KEYS,
  messages,
  openPushShop,
  order,
  ring,
  sentLetter,
  service,
  shop,
  shopper,
  stateOf,
  subscribe,
  WAIT,
} from "../../test/push-shop.ts";
import { newId } from "../platform/ids.ts";
import { JobFailure } from "../platform/job-kind.ts";
import { newKeys } from "./keys.ts";
import { pushCarrier } from "./push-carrier.ts";
import { STAND_IN } from "./push-services.ts";
import { subscriptionsOf } from "./queries.ts";

openPushShop();

describe("news", () => {
  it("of an order reach each device once, encrypted, signed and without personal data", async () => {
    const devices = [await subscribe(), await subscribe(await anotherDevice())] as const;
    const { _id: id, number } = await order();
    for (const device of devices) {
      const [message] = await messages(device, 1);
      expect(message).toMatchObject({
        contact: "mailto:hello@suvarna.example",
        topic: id.replaceAll("-", ""),
        ttl: 86_400,
        payload: {
          language: "en",
          title: "Your order is confirmed",
          body: `Order ${number}. Open it to see what comes next.`,
          path: `/order-details/${id}`,
          topic: id.replaceAll("-", ""),
        },
      });
      expect(JSON.stringify(message)).not.toMatch(/Zubeida|Unmistakable|Bengaluru|₹|@shopper/);
    }
    const staff = shop.client((await shop.staff()).token);
    const move = (from: string, to: string) =>
      staff.call(moveOrder, { params: { id }, body: { from, to } } as never);
    await move("confirmed", "processing");
    await move("processing", "cancelled");
    for (const device of devices) {
      const [, message] = await messages(device, 2);
      expect(message?.payload).toMatchObject({ title: "Your order was cancelled" });
    }
    const lastSentAt = shop.clock.now.toISOString();
    expect(await stateOf()).toMatchObject({ subscription: { lastSentAt } });
  });

  it("of refunds in part say that the order was refunded once nothing of it is left", async () => {
    const device = await subscribe();
    const { _id: id } = await order();
    const staff = shop.client((await shop.staff()).token);
    const steps = ["confirmed", "processing", "shipped", "delivered"] as const;
    for (const [place, to] of steps.slice(1).entries()) {
      const body = { from: steps[place], to };
      await staff.call(moveOrder, { params: { id }, body } as never);
    }
    const refund = async (part: { amount: number } | { whole: true }, count: number) => {
      const body = { ...part, note: "It was late", handReference: "UTR 7" };
      const headers = { "idempotency-key": newId() };
      await staff.call(refundPart, { params: { id }, body, headers } as never);
      return (await messages(device, count)).at(-1)?.payload;
    };
    expect(await refund({ amount: 1 }, 4)).toMatchObject({
      title: "A part of your order was refunded",
    });
    expect(await refund({ whole: true }, 5)).toMatchObject({ title: "Your order was refunded" });
  });

  it("are in the language of the account, and open its pages", async () => {
    await client().call(updateMe, { body: { language: "hi" } });
    const device = await subscribe();
    const { _id: id, number } = await order();
    const [message] = await messages(device, 1);
    expect(message?.payload).toMatchObject({
      language: "hi",
      title: "आपका ऑर्डर पक्का हो गया",
      body: expect.stringContaining(`ऑर्डर ${number}।`),
      path: `/hi/order-details/${id}`,
    });
  });

  it("of a watched price and of a piece that is back come beside their letters", async () => {
    const device = await subscribe();
    const productId = await ring({ name: "Awaited Ring", slug: `awaited-${newId()}`, stock: 0 });
    const body = { productId, email: shopper.email };
    await client().call(askRestock, { body });
    const staff = shop.client((await shop.staff()).token);
    const stock = { size: null, stock: 3, was: 0 };
    await staff.call(changeStock, { params: { id: productId }, body: stock });
    const [back] = await messages(device, 1);
    expect(back?.payload).toMatchObject({
      title: "Awaited Ring is back",
      path: expect.stringMatching(/^\/product\/awaited-/),
    });
    await sentLetter("restocked");

    const { _id: alertId } = await client().call(alerts.setAlert, {
      body: { productId, below: 1 },
    });
    // The event is told by hand, because the rates of this shop do not move.
    const at = shop.clock.now.toISOString();
    await testAct(shop.acts, async ({ tell }) => {
      tell({ type: "alert.fired", alertId, pricePaise: 50, at });
    });
    const [, fallen] = await messages(device, 2);
    expect(fallen).toMatchObject({
      ttl: 3600,
      payload: { title: "Awaited Ring: ₹0.50 with GST", body: /^The price that you asked/ },
    });
    await sentLetter("price-alert");
  });

  it("are shown in the outbox of the demonstration, beside letters and texts", async () => {
    const endpoint = `${STAND_IN}${newId()}`;
    const { keys } = service.subscribe(KEYS.publicKey);
    const { standIn } = await client().call(calls.putPush, { body: { endpoint, keys } });
    expect(standIn).toBe(STAND_IN);
    const { number, _id: id } = await order();
    const [subscription] = await subscriptionsOf(shop.database.db, shopper.userId);
    const shown = await vi.waitFor(async () => {
      await shop.relay.run();
      const { messages } = await shop.client().call(listOutbox, {});
      const found = messages.find(({ to }) => to === subscription);
      expect(found).toMatchObject({ channel: "push", state: "sent" });
      return found;
    }, WAIT);
    expect(shown?.subject).toBe("Your order is confirmed");
    const params = { id: shown?._id ?? "" };
    const { text } = await shop.client().call(getOutboxMessage, { params });
    expect(text).toContain(`Order ${number}.`);
    expect(text).toContain(`${shop.config.publicUrl}/order-details/${id}`);
  });
});

describe("a push service", () => {
  it("that reports an unknown device ends its subscription, and the letter is sent instead", async () => {
    await subscribe();
    service.answer = 410;
    await order();
    await sentLetter("order-confirmed");
    await vi.waitFor(async () => {
      expect(await subscriptionsOf(shop.database.db, shopper.userId)).toEqual([]);
    }, WAIT);
  });

  it("that fails delays no letter, and gets the message later, once", async () => {
    const device = await subscribe();
    service.answer = 503;
    const before = service.replies.length;
    await order();
    await sentLetter("order-confirmed");
    await vi.waitFor(() => expect(service.replies.length).toBeGreaterThan(before), WAIT);
    service.answer = null;
    await messages(device, 1);
  });

  it("is retried only if that may help", async () => {
    await subscribe();
    const { db } = shop.database;
    const [to = ""] = await subscriptionsOf(db, shopper.userId);
    const app = { clock: () => shop.clock.now, database: shop.acts.database };
    const sender = { keys: KEYS, contact: "mailto:shop@shop.example" };
    const services = [service.url];
    const carrier = pushCarrier({ app, ...sender, services, isOutbox: false });
    const content = {
      language: "en" as const,
      title: "Title",
      body: "Body",
      path: "/",
      topic: "topic",
      seconds: 60,
    };
    const parcel = { id: newId(), to, content };
    for (const answer of [429, 500, 503]) {
      service.answer = answer;
      await expect(carrier.carry(parcel)).rejects.toThrow(JobFailure);
    }
    service.answer = "hang";
    const hasty = pushCarrier({ app, ...sender, services, isOutbox: false, timeoutMs: 300 });
    await expect(hasty.carry(parcel)).rejects.toThrow(JobFailure);
    for (const answer of [400, 403, 413]) {
      service.answer = answer;
      await expect(carrier.carry(parcel)).rejects.toThrow(`status ${answer}`);
    }
    service.answer = null;
    await carrier.carry(parcel);
    // The settings no longer name the service.
    const closed = pushCarrier({ app, ...sender, services: [], isOutbox: false });
    await expect(closed.carry(parcel)).rejects.toThrow("not of a known push service");
    expect(await subscriptionsOf(db, shopper.userId)).toEqual([to]);
    // The shop has another key, with which it can't send to this browser.
    const renewed = pushCarrier({ app, ...sender, keys: newKeys(), services, isOutbox: false });
    await expect(renewed.carry(parcel)).rejects.toThrow("another key");
    expect(await subscriptionsOf(db, shopper.userId)).toEqual([]);
    await expect(carrier.carry(parcel)).rejects.toThrow("has ended");
  });
});
