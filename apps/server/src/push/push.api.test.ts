import { deleteMe, exportMe } from "@suvarna/contract/accounts/calls";
import { logout } from "@suvarna/contract/identity/sessions";
import * as calls from "@suvarna/contract/push/calls";
import { describe, expect, it } from "vitest";
import { LIVE_SETTINGS } from "../../test/live-settings.ts";
import { openShop } from "../../test/open-shop.ts";
import {
  anotherDevice,
  client,
  KEYS,
  openPushShop,
  order,
  sentLetter,
  service,
  shop,
  shopper,
  stateOf,
  subscribe,
} from "../../test/push-shop.ts";
import { findOfUser, subscriptionsOf } from "./queries.ts";

openPushShop();

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

  it("whose user has changed gets no more messages of the earlier user", async () => {
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
