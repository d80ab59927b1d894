import * as accounts from "@suvarna/contract/accounts/calls";
import * as alerts from "@suvarna/contract/alerts/calls";
import * as cart from "@suvarna/contract/cart/calls";
import * as factors from "@suvarna/contract/identity/factors";
import * as sessions from "@suvarna/contract/identity/sessions";
import * as orders from "@suvarna/contract/orders/calls";
import * as push from "@suvarna/contract/push/calls";
import * as restock from "@suvarna/contract/restock/calls";
import * as support from "@suvarna/contract/support/calls";
import * as wishlist from "@suvarna/contract/wishlist/calls";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { totpCode } from "../src/identity/totp.ts";
import { ALL_CALLS, nameOf } from "./all-calls.ts";
import { addCategory, addRing } from "./catalogue.ts";
import { fillCart, placeOrder } from "./checkout.ts";
import { type Attempt, aSubscription, FOREIGN, type OwnedIds } from "./foreign-attempts.ts";
import { openShop, type Session, type TestShop } from "./open-shop.ts";

const guarded = ALL_CALLS.filter(({ auth }) => auth !== "public");
const forUsers = guarded.filter(({ auth }) => auth === "user").map(nameOf);
const forStaff = guarded.filter(({ auth }) => auth !== "user").map(nameOf);

let shop: TestShop;
let owner: Session;
let owned: OwnedIds;
/** The token of a session that was logged out. */
let deadToken: string;

beforeAll(async () => {
  shop = await openShop();
  const { db } = shop.database;
  const categoryId = await addCategory(db, "Owned rings");
  const productId = await addRing(db, { categoryId, stock: 1000, netWeightMg: 500 });
  owner = await shop.signUp("Zubeida Unmistakable", true);
  deadToken = (await shop.signUp()).token;
  await shop.client(deadToken).call(sessions.logout, {});
  const { cartId } = await fillCart(shop, owner, productId);
  const { order } = await placeOrder(shop, owner, { cartId });
  await fillCart(shop, owner, productId, 3);
  await shop.client(owner.token).call(wishlist.addToWishlist, { body: { productId } });
  const { challenge, secret } = await shop.client(owner.token).call(factors.startTotp, {});
  const added = await shop.client(owner.token).call(factors.addTotp, {
    body: { challenge, code: totpCode(secret, shop.clock.now), name: "Phone" },
  });
  const { addresses } = await shop.client(owner.token).call(accounts.getMe, {});
  const addressId = addresses[0]?._id ?? "";
  const { logins } = await shop.client(owner.token).call(sessions.getAccess, {});
  const loginId = logins[0]?._id ?? "";
  const { _id: alertId } = await shop
    .client(owner.token)
    .call(alerts.setAlert, { body: { carat: "24K", below: 1 } });
  const soldOut = await addRing(db, { categoryId, stock: 0 });
  await shop
    .client(owner.token)
    .call(restock.askRestock, { body: { productId: soldOut, email: owner.email } });
  const { requests } = await shop.client(owner.token).call(restock.listRestock, {});
  const restockId = requests[0]?._id ?? "";
  const { id: ticketId } = await shop.client(owner.token).call(support.sendTicket, {
    body: {
      typeOfSupport: "general",
      subject: "Unmistakable",
      description: "Mine alone.",
      contactDetails: owner.email,
    },
  });
  await shop.client(owner.token).call(push.putPush, { body: aSubscription("own") });
  owned = {
    factorId: added.factor._id,
    ticketId,
    restockId,
    userId: owner.userId,
    loginId,
    alertId,
    addressId,
    cartId,
    orderId: order._id,
    productId,
  };
});
afterAll(() => shop[Symbol.asyncDispose]());

let calls = 0;

/**
 * Sends an API call from a new network address, so that the rate limits do not affect this test.
 */
function send(name: string, token: string | null, { params = {}, body }: Attempt = {}) {
  const [method, path] = name.split(" ") as ["GET", string];
  const url = path.replace(/:(\w+)/g, (_, param: string) => params[param] ?? "anything");
  return shop.app.inject({
    method,
    remoteAddress: `10.1.${(calls >> 8) & 255}.${calls++ & 255}`,
    url: `/api${url}`,
    ...(token === null ? {} : { headers: { authorization: `Bearer ${token}` } }),
    ...(body === undefined ? {} : { payload: body }),
  });
}

/** Reads all data of the owner, as the owner sees it. */
async function whatIsOwned() {
  const client = shop.client(owner.token);
  const params = { userId: owner.userId };
  return Promise.all([
    client.call(accounts.getMe, {}),
    client.call(cart.getCart, {}),
    client.call(orders.listOrders, { params }),
    client.call(wishlist.getWishlist, {}),
    client.call(alerts.listAlerts, {}),
    client.call(restock.listRestock, {}),
    client.call(factors.listFactors, {}),
    client.call(push.getPush, {}),
    client.call(support.getTicket, { params: { id: owned.ticketId } }),
  ]);
}

describe("the list of this test", () => {
  it("contains every call that the shop guards", async () => {
    const { paths } = (await shop.app.inject({ url: "/api/openapi.json" })).json();
    const served = Object.entries<Record<string, { security?: unknown }>>(paths).flatMap(
      ([path, operations]) =>
        Object.entries(operations)
          .filter(([, operation]) => operation.security !== undefined)
          .map(([method]) => {
            const ours = path.replace(/^\/api/, "").replace(/\{(\w+)\}/g, ":$1");
            return `${method.toUpperCase()} ${ours}`;
          }),
    );
    expect(served.length).toBeGreaterThan(0);
    expect(served.toSorted()).toEqual([...forUsers, ...forStaff].toSorted());
  });

  it("contains an attempt at every call of a user", () => {
    expect(Object.keys(FOREIGN).toSorted()).toEqual(forUsers.toSorted());
  });
});

describe.each([...forUsers, ...forStaff])("%s", (name) => {
  it("answers 401 without a token", async () => {
    const response = await send(name, null);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({ message: "User not authenticated", code: "unauthenticated" });
  });

  it("answers 401 to an expired and to an invented token", async () => {
    for (const dead of [deadToken, owner.userId, "x".repeat(32)]) {
      expect((await send(name, dead)).statusCode).toBe(401);
    }
  });
});

describe.each(forStaff)("%s", (name) => {
  it("answers 403 to a shopper", async () => {
    const response = await send(name, owner.token);
    expect(response.statusCode).toBe(403);
    expect(response.json().code).toBe("forbidden");
  });
});

describe.each(forUsers)("%s", (name) => {
  it.each(["another shopper", "staff"])("returns and changes nothing for %s", async (who) => {
    const before = await whatIsOwned();
    const { token } = who === "staff" ? await shop.staff() : await shop.signUp("Meera Nair", true);
    const attempt = FOREIGN[name]?.(owned, who) ?? {};
    const response = await send(name, token, attempt);
    if (attempt.refused) expect(response.statusCode).toBe(attempt.refused);
    else expect(response.statusCode).toBeLessThan(300);

    const { addressId, cartId, orderId, userId } = owned;
    const [{ email, phone, fullName }] = before;
    for (const secret of [addressId, cartId, orderId, userId, email, phone, fullName]) {
      expect(response.body).not.toContain(secret);
    }
    expect(await whatIsOwned()).toEqual(before);
  });
});
