import { getPush, putPush } from "@suvarna/contract/push/calls";
import { afterAll, beforeAll, beforeEach, expect, vi } from "vitest";
import { newKeys } from "../src/push/keys.ts";
import { addCategory, addRing } from "./catalogue.ts";
import { fillCart, placeOrder } from "./checkout.ts";
import { openShop, type Session, type TestShop } from "./open-shop.ts";
import { type Device, openPushService, type PushService } from "./push-service.ts";
import { openSession } from "./shoppers.ts";

// The test shop with a push service, and a shopper who is new in each test of push messages.

export const WAIT = { timeout: 60_000, interval: 50 };
export const KEYS = newKeys();

export let service: PushService;
export let shop: TestShop;
export let shopper: Session;
let categoryId: string;

/** Opens a shop and a push service for the tests of a file, and signs up a new shopper before each test. */
export function openPushShop(): void {
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
}

export const client = ({ token }: Pick<Session, "token"> = shopper) => shop.client(token);
export const ring = (columns: object = {}) =>
  addRing(shop.database.db, { categoryId, stock: 100, netWeightMg: 500, ...columns });

/** Subscribes the device of a session, as its browser would. */
export async function subscribe(session: Pick<Session, "token"> = shopper): Promise<Device> {
  const device = service.subscribe(KEYS.publicKey);
  await client(session).call(putPush, { body: device });
  return device;
}

/** Logs the same user in on another device. */
export async function anotherDevice(): Promise<{ token: string }> {
  const { autocommit } = shop.database;
  return { token: await openSession(autocommit, shopper.userId, shop.clock.now) };
}

/** Places an order of a ring with cash on delivery. */
export async function order() {
  const { cartId } = await fillCart(shop, shopper, await ring());
  return (await placeOrder(shop, shopper, { cartId })).order;
}

const pushedTo = ({ endpoint }: Device) =>
  service.received.filter((message) => message.endpoint === endpoint);

/** Waits until a device has got this many messages. */
export function messages(device: Device, count: number) {
  return vi.waitFor(async () => {
    await shop.relay.run();
    const found = pushedTo(device);
    expect(found).toHaveLength(count);
    return found;
  }, WAIT);
}

/** Waits until a letter of this kind is sent to the shopper. */
export async function sentLetter(kind: string) {
  return vi.waitFor(async () => {
    const found = (await shop.messagesTo(shopper.email)).find((letter) => letter.kind === kind);
    expect(found).toMatchObject({ state: "sent" });
    return found;
  }, WAIT);
}

/** Returns what the shop knows of the push messages of a session's device. */
export const stateOf = (session: Pick<Session, "token"> = shopper) =>
  client(session).call(getPush, {});
