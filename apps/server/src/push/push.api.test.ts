import { deleteMe, exportMe, updateMe } from "@suvarna/contract/accounts/calls";
import * as alerts from "@suvarna/contract/alerts/calls";
import { changeStock } from "@suvarna/contract/catalogue/staff-products";
import { logout } from "@suvarna/contract/identity/sessions";
import { getOutboxMessage, listOutbox } from "@suvarna/contract/notifications/calls";
import { moveOrder } from "@suvarna/contract/orders/staff";
import * as calls from "@suvarna/contract/push/calls";
import { askRestock } from "@suvarna/contract/restock/calls";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { testAct } from "../../test/acting.ts";
import { addCategory, addRing } from "../../test/catalogue.ts";
import { fillCart, placeOrder } from "../../test/checkout.ts";
import { LIVE_SETTINGS } from "../../test/live-settings.ts";
import { openShop, type Session, type TestShop } from "../../test/open-shop.ts";
import { type Device, openPushService, type PushService } from "../../test/push-service.ts";
import { openSession } from "../../test/shoppers.ts";
import { newId } from "../platform/ids.ts";
import { JobFailure } from "../platform/job-kind.ts";
import { newKeys } from "./keys.ts";
import { pushCarrier } from "./push-carrier.ts";
import { STAND_IN } from "./push-services.ts";
import { findOfUser, subscriptionsOf } from "./queries.ts";

const PATIENCE = { timeout: 60_000, interval: 50 };
const KEYS = newKeys();

let service: PushService;
let shop: TestShop;
let shopper: Session;
let categoryId: string;

beforeAll(async () => {
  service = await openPushService();
  shop = await openShop({
    PUSH_PUBLIC_KEY: KEYS.publicKey,
    PUSH_PRIVATE_KEY: KEYS.privateKey,
    PUSH_SERVICES: service.url,
  });
  categoryId = await addCategory(shop.database.db, "Rings with news");
});
beforeEach(async () => {
  service.answer = null;
  shopper = await shop.signUp("Zubeida Unmistakable");
});
afterAll(async () => {
  await shop[Symbol.asyncDispose]();
  await service[Symbol.asyncDispose]();
});

const client = ({ token }: Pick<Session, "token"> = shopper) => shop.client(token);
const ring = (columns: object = {}) =>
  addRing(shop.database.db, { categoryId, stock: 100, netWeightMg: 500, ...columns });

/** Subscribes the device of a session, as its browser would. */
async function subscribe(session: Pick<Session, "token"> = shopper): Promise<Device> {
  const device = service.subscribe(KEYS.publicKey);
  await client(session).call(calls.putPush, { body: device });
  return device;
}

/** Logs the same user in on another device. */
async function anotherDevice(): Promise<{ token: string }> {
  const { autocommit } = shop.database;
  return { token: await openSession(autocommit, shopper.userId, shop.clock.now) };
}

async function order() {
  const { cartId } = await fillCart(shop, shopper, await ring());
  return (await placeOrder(shop, shopper, { cartId })).order;
}

const pushedTo = ({ endpoint }: Device) =>
  service.received.filter((message) => message.endpoint === endpoint);

/** Waits until a device has got this many messages. */
function messages(device: Device, count: number) {
  return vi.waitFor(async () => {
    await shop.relay.run();
    const found = pushedTo(device);
    expect(found).toHaveLength(count);
    return found;
  }, PATIENCE);
}

async function sentLetter(kind: string) {
  return vi.waitFor(async () => {
    const found = (await shop.messagesTo(shopper.email)).find((letter) => letter.kind === kind);
    expect(found).toMatchObject({ state: "sent" });
    return found;
  }, PATIENCE);
}

const stateOf = (session: Pick<Session, "token"> = shopper) =>
  client(session).call(calls.getPush, {});

describe("a device", () => {
  it("subscribes with the shop's key, and ends that again", async () => {
    expect(await stateOf()).toMatchObject({ publicKey: KEYS.publicKey, subscription: null });
    const { endpoint } = await subscribe();
    const createdAt = shop.clock.now.toISOString();
    const subscription = { endpoint, createdAt, lastSentAt: null };
    expect(await stateOf()).toMatchObject({ subscription });
    // Other devices of the user are not subscribed by it.
    expect(await stateOf(await anotherDevice())).toMatchObject({ subscription: null });
    await client().call(calls.deletePush, {});
    await client().call(calls.deletePush, {});
    expect(await stateOf()).toMatchObject({ subscription: null });
  });

  it("needs a login", async () => {
    const body = service.subscribe(KEYS.publicKey);
    const visitor = shop.client();
    await expect(visitor.call(calls.getPush, {})).rejects.toMatchObject({ status: 401 });
    await expect(visitor.call(calls.putPush, { body })).rejects.toMatchObject({ status: 401 });
    await expect(visitor.call(calls.deletePush, {})).rejects.toMatchObject({ status: 401 });
  });

  it.each([
    "http://127.0.0.1:9/wpush/1",
    "https://169.254.169.254/latest/meta-data",
    "https://localhost/api/outbox",
    "https://shop.internal/",
  ])("can't make the shop call %s", async (endpoint) => {
    const body = { ...service.subscribe(KEYS.publicKey), endpoint };
    const refused = { status: 422, code: "push_service_unknown" };
    await expect(client().call(calls.putPush, { body })).rejects.toMatchObject(refused);
  });

  it.each([
    { p256dh: "B".repeat(10), auth: "A".repeat(22) },
    { p256dh: `C${"A".repeat(86)}`, auth: "A".repeat(22) },
    { p256dh: KEYS.publicKey, auth: "" },
    // This is not a point of the curve, so nothing could be encrypted for it.
    { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) },
  ])("needs keys of the right form, not %o", async (keys) => {
    const body = { ...service.subscribe(KEYS.publicKey), keys };
    await expect(client().call(calls.putPush, { body })).rejects.toMatchObject({ status: 400 });
  });

  it("whose user has changed gets no more news of the earlier user", async () => {
    const device = await subscribe();
    const next = await shop.signUp("Next User");
    await client(next).call(calls.putPush, { body: device });
    const { db } = shop.database;
    expect(await subscriptionsOf(db, shopper.userId)).toEqual([]);
    expect(await subscriptionsOf(db, next.userId)).toHaveLength(1);
    expect(await stateOf()).toMatchObject({ subscription: null });
  });

  it("is the newest of at most ten", async () => {
    const first = await subscribe();
    for (let device = 0; device < 10; device++) {
      shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
      await subscribe(await anotherDevice());
    }
    const rows = await findOfUser(shop.database.db, shopper.userId);
    expect(rows).toHaveLength(10);
    expect(rows.map(({ endpoint }) => endpoint)).not.toContain(first.endpoint);
  });

  it("is forgotten at the logout, and with the account", async () => {
    await subscribe();
    const other = await anotherDevice();
    const { endpoint } = await subscribe(other);
    await client().call(logout, {});
    const { db } = shop.database;
    const left = async () => (await findOfUser(db, shopper.userId)).map((row) => row.endpoint);
    expect(await left()).toEqual([endpoint]);
    await client(other).call(deleteMe, { body: {} });
    expect(await left()).toEqual([]);
  });

  it("is in the export of the user's data, without the address", async () => {
    const { endpoint } = await subscribe();
    const { number } = await order();
    await sentLetter("order-confirmed");
    const told = await client().call(exportMe, {});
    const host = new URL(service.url).host;
    expect(told).toMatchObject({ pushDevices: [{ service: host }] });
    const [id] = await subscriptionsOf(shop.database.db, shopper.userId);
    const push = { channel: "push", kind: "order-confirmed", to: id };
    expect(told).toMatchObject({
      messages: expect.arrayContaining([expect.objectContaining(push)]),
    });
    expect(JSON.stringify(told)).not.toContain(endpoint);
    expect(number).not.toBe("");
  });
});

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
    }, PATIENCE);
    expect(shown?.subject).toBe("Your order is confirmed");
    const params = { id: shown?._id ?? "" };
    const { text } = await shop.client().call(getOutboxMessage, { params });
    expect(text).toContain(`Order ${number}.`);
    expect(text).toContain(`${shop.config.publicUrl}/order-details/${id}`);
  });
});

describe("a push service", () => {
  it("that knows a device no more ends its subscription, and the letter is sent", async () => {
    await subscribe();
    service.answer = 410;
    await order();
    await sentLetter("order-confirmed");
    await vi.waitFor(async () => {
      expect(await subscriptionsOf(shop.database.db, shopper.userId)).toEqual([]);
    }, PATIENCE);
  });

  it("in trouble holds up no letter, and gets the message later, once", async () => {
    const device = await subscribe();
    service.answer = 503;
    const before = service.replies.length;
    await order();
    await sentLetter("order-confirmed");
    await vi.waitFor(() => expect(service.replies.length).toBeGreaterThan(before), PATIENCE);
    service.answer = null;
    await messages(device, 1);
  });

  it("is asked again only if that may help", async () => {
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

describe("a live shop without keys", () => {
  it("offers no push messages", async () => {
    await using live = await openShop(LIVE_SETTINGS);
    const { token } = await live.signUp();
    const off = { publicKey: null, subscription: null, standIn: null };
    expect(await live.client(token).call(calls.getPush, {})).toEqual(off);
    const body = service.subscribe(KEYS.publicKey);
    const refused = live.client(token).call(calls.putPush, { body });
    await expect(refused).rejects.toMatchObject({ status: 404 });
  });
});
