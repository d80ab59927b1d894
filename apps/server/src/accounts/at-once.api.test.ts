import { addAddress, deleteMe, putAvatar, updateMe } from "@suvarna/contract/accounts/calls";
import { changePassword, resetPassword, verifyEmail } from "@suvarna/contract/identity/calls";
import { createOrder } from "@suvarna/contract/orders/calls";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addCategory, addRing } from "../../test/catalogue.ts";
import { fillCart, HOME } from "../../test/checkout.ts";
import { openShop, type TestShop } from "../../test/open-shop.ts";
import { createMailedLink } from "../identity/mailed-links.ts";
import { proveOwner } from "../identity/prove-owner.ts";
import { act, VISITOR } from "../platform/act.ts";
import { newId } from "../platform/ids.ts";
import { addAddress as addAddressIn } from "./change-addresses.ts";

const PASSWORD = "a-good-password";
let shop: TestShop;
let productId: string;
beforeAll(async () => {
  shop = await openShop();
  const categoryId = await addCategory(shop.database.db, "Hurried rings");
  productId = await addRing(shop.database.db, { categoryId, stock: 1000, netWeightMg: 500 });
});
afterAll(() => shop[Symbol.asyncDispose]());

const address = {
  addressLine: "1, MG Road",
  city: "Pune",
  state: "Maharashtra",
  zipcode: "411004",
  primaryPhone: "+919811122233",
};

/** Creates a shopper with a filled cart, and with the mailed links of two letters. */
async function busy() {
  const shopper = await shop.signUp();
  const { cartId } = await fillCart(shop, shopper, productId);
  const now = shop.clock.now;
  const expiresAt = new Date(now.getTime() + 60_000);
  const link = { userId: shopper.userId, email: shopper.email, expiresAt };
  const [reset, verify] = await shop.database.transaction(async (tx) => [
    await createMailedLink(tx, { ...link, purpose: "reset" }, now),
    await createMailedLink(tx, { ...link, purpose: "verify" }, now),
  ]);
  return { ...shopper, client: shop.client(shopper.token), cartId, reset, verify };
}

/** Returns the status of each call. A deadlock would show as a status of 500 or 503. */
async function statuses(calls: readonly Promise<unknown>[]): Promise<number[]> {
  const outcomes = await Promise.allSettled(calls);
  return outcomes.map((outcome) =>
    outcome.status === "fulfilled" ? 200 : (outcome.reason as { status: number }).status,
  );
}

it("all that changes an account may come at once: each waits for the other, and none for ever", async () => {
  const file = new Blob(
    [
      await sharp({ create: { width: 9, height: 9, channels: 3, background: "#caa" } })
        .png()
        .toBuffer(),
    ],
    { type: "image/png" },
  );
  for (let round = 0; round < 6; round++) {
    const { client, email, reset, verify } = await busy();
    const answers = await statuses([
      client.call(verifyEmail, { body: { token: verify ?? "" } }),
      shop
        .client()
        .call(resetPassword, { body: { token: reset ?? "", password: "another-password" } }),
      client.call(changePassword, {
        body: { currentPassword: PASSWORD, password: "a-third-password" },
      }),
      client.call(updateMe, { body: { email: `next-${email}` } }),
      client.call(addAddress, { body: address }),
      client.call(putAvatar, { file }),
      client.call(putAvatar, { file }),
    ]);
    // A call that comes too late is refused, because its session has ended or its link was deleted.
    // Without a session, confirming an address asks for the password.
    for (const status of answers) expect([200, 401, 403, 422]).toContain(status);
  }
});

it("an account may be closed while it buys: the order is placed before, or not at all", async () => {
  for (let round = 0; round < 6; round++) {
    const { client, cartId, verify } = await busy();
    const body = { cartId, shippingAddress: HOME, paymentMethod: "COD" } as const;
    const [closed, ...others] = await statuses([
      client.call(deleteMe, { body: { password: PASSWORD } }),
      client.call(createOrder, { headers: {}, body }),
      client.call(addAddress, { body: address }),
      client.call(verifyEmail, { body: { token: verify ?? "" } }),
    ]);
    expect(closed).toBe(200);
    for (const status of others) expect([200, 400, 401, 403, 422]).toContain(status);
  }
});

it('a change is answered with "log in again" when the account was closed after the call was authorised', async () => {
  const added = act(shop.acts, VISITOR, (opened) =>
    addAddressIn(opened, newId(), { ...address, type: "Home", country: "India" }),
  );
  await expect(added).rejects.toMatchObject({ code: "unauthenticated" });
});

it('a proof is answered with "log in again" when the session ended after the call was authorised', async () => {
  const { userId } = await shop.signUp();
  const dependencies = { app: shop.acts } as unknown as Parameters<typeof proveOwner>[0];
  const proved = proveOwner(dependencies, { userId, token: "ended" }, undefined);
  await expect(proved).rejects.toMatchObject({ code: "unauthenticated" });
});
