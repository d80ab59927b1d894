import * as accounts from "@suvarna/contract/accounts/calls";
import * as alerts from "@suvarna/contract/alerts/calls";
import * as cart from "@suvarna/contract/cart/calls";
import * as factors from "@suvarna/contract/identity/factors";
import * as sessions from "@suvarna/contract/identity/sessions";
import * as orders from "@suvarna/contract/orders/calls";
import * as restock from "@suvarna/contract/restock/calls";
import * as support from "@suvarna/contract/support/calls";
import * as wishlist from "@suvarna/contract/wishlist/calls";
import { RETURN_REASONS } from "@suvarna/domain/returns";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { totpCode } from "../src/identity/totp.ts";
import { ALL_CALLS, nameOf } from "./all-calls.ts";
import { addCategory, addRing } from "./catalogue.ts";
import { fillCart, HOME, placeOrder } from "./checkout.ts";
import { openShop, type Session, type TestShop } from "./open-shop.ts";

/** The ids of everything that belongs to one shopper, as an attacker might know them. */
interface Owned {
  readonly userId: string;
  readonly addressId: string;
  readonly cartId: string;
  readonly orderId: string;
  readonly productId: string;
  readonly loginId: string;
  readonly alertId: string;
  readonly ticketId: string;
  readonly restockId: string;
  readonly factorId: string;
}

interface Attempt {
  readonly params?: Record<string, string>;
  readonly body?: object;
  /**
   * The status of the expected refusal; undefined where a call can only reach the caller's own
   * data.
   */
  readonly refused?: 400 | 401 | 403 | 404 | 422;
}

/** A passkey in the format of WebAuthn; its challenge is another's, so it is not looked at. */
const PASSKEY = {
  id: "AAAA",
  rawId: "AAAA",
  type: "public-key",
  response: { clientDataJSON: "AAAA", attestationObject: "AAAA" },
};

const ADDRESS = {
  addressLine: "1, Foreign Street",
  city: "Pune",
  state: "Maharashtra",
  zipcode: "411004",
  primaryPhone: "+919800000099",
};

/** For each call of a user, how another user would try it with the owner's ids. */
const FOREIGN: Record<string, (owned: Owned, who: string) => Attempt> = {
  "POST /auth/logout": () => ({}),
  "GET /auth/me": () => ({}),
  "GET /auth/me/counts": () => ({}),
  "PATCH /auth/me": () => ({ body: { location: "Elsewhere" } }),
  "POST /auth/me/addresses": () => ({ body: ADDRESS }),
  "PUT /auth/me/addresses/:id": ({ addressId: id }) => ({
    params: { id },
    body: ADDRESS,
    refused: 403,
  }),
  "DELETE /auth/me/addresses/:id": ({ addressId: id }) => ({ params: { id }, refused: 403 }),
  "GET /auth/me/access": () => ({}),
  "DELETE /auth/me/access/:id": ({ loginId: id }) => ({ params: { id } }),
  "POST /auth/logout-everywhere": () => ({}),
  "POST /auth/me/password": () => ({
    body: { currentPassword: "not-the-password", password: "another-password" },
    refused: 422,
  }),
  "POST /auth/me/proof/options": () => ({}),
  "POST /auth/me/proof": () => ({ body: { password: "not-the-password" }, refused: 422 }),
  "GET /auth/me/factors": () => ({}),
  "POST /auth/me/factors/totp/options": () => ({}),
  "POST /auth/me/factors/totp": () => ({
    body: { challenge: "another's", code: "000000", name: "Mine" },
    refused: 422,
  }),
  "POST /auth/me/factors/passkeys/options": () => ({}),
  "POST /auth/me/factors/passkeys": () => ({
    body: { challenge: "another's", passkey: PASSKEY, name: "Mine" },
    refused: 422,
  }),
  "PATCH /auth/me/factors/:id": ({ factorId: id }) => ({
    params: { id },
    body: { name: "Mine" },
    refused: 404,
  }),
  "DELETE /auth/me/factors/:id": ({ factorId: id }) => ({ params: { id }, refused: 404 }),
  "POST /auth/me/recovery-codes": (_owned, who) => (who === "staff" ? {} : { refused: 404 }),
  "PUT /auth/me/avatar": () => ({ body: { profileImage: "none" }, refused: 422 }),
  "DELETE /auth/me/avatar": () => ({}),
  "POST /auth/me/phone-code": () => ({ body: { phone: "12" }, refused: 400 }),
  "POST /auth/me/phone": () => ({ body: { phone: "+919811112222", otp: "000000" }, refused: 401 }),
  "POST /auth/me/verification": () => ({}),
  "GET /auth/me/export": () => ({}),
  "DELETE /auth/me": (_owned, who) => ({
    body: { password: "a-good-password" },
    ...(who === "staff" ? { refused: 403 } : {}),
  }),
  "GET /newsletter/choice": () => ({}),
  "PUT /newsletter/choice": () => ({ body: { subscribed: false } }),
  "GET /alerts": () => ({}),
  "POST /alerts": () => ({ body: { carat: "22K", below: 1 } }),
  "PATCH /alerts/:id": ({ alertId: id }) => ({ params: { id }, body: { below: 2 }, refused: 403 }),
  "DELETE /alerts/:id": ({ alertId: id }) => ({ params: { id }, refused: 403 }),
  "GET /restock": () => ({}),
  // It can only delete the caller's own request.
  "DELETE /restock/:id": ({ restockId: id }) => ({ params: { id } }),
  "GET /reviews/own/:orderId": ({ orderId }) => ({ params: { orderId }, refused: 404 }),
  "PUT /reviews/own/:orderId/:line": ({ orderId }) => ({
    params: { orderId, line: "0" },
    body: { stars: 1, text: "It is mine." },
    refused: 404,
  }),
  "DELETE /reviews/own/:orderId/:line": ({ orderId }) => ({
    params: { orderId, line: "0" },
    refused: 404,
  }),
  "POST /reviews/pictures": () => ({ refused: 422 }),
  "GET /ticket/tickets": () => ({}),
  "GET /ticket/tickets/:id": ({ ticketId: id }) => ({ params: { id }, refused: 403 }),
  "POST /ticket/tickets/:id/messages": ({ ticketId: id }) => ({
    params: { id },
    body: { text: "It is mine." },
    refused: 403,
  }),
  "POST /ticket/tickets/:id/reopen": ({ ticketId: id }) => ({ params: { id }, refused: 403 }),
  "GET /cart": () => ({}),
  "GET /cart/cart/:userId": ({ userId }) => ({ params: { userId }, refused: 403 }),
  "POST /cart/add-to-cart": ({ userId, productId }) => ({
    body: { userId, productId },
    refused: 403,
  }),
  "PATCH /cart/remove-single-item": ({ userId, productId }) => ({
    body: { userId, productId },
    refused: 403,
  }),
  "DELETE /cart/remove-item": ({ userId, productId }) => ({
    body: { userId, productId },
    refused: 403,
  }),
  "POST /cart/coupon": () => ({ body: { code: "EXPRESS" }, refused: 422 }),
  "DELETE /cart/coupon": () => ({}),
  "POST /order/create": ({ cartId }) => ({
    body: { cartId, shippingAddress: HOME, paymentMethod: "COD" },
    refused: 400,
  }),
  // The call concerns the caller's own cart, which is empty.
  "POST /order/quote": () => ({ body: {}, refused: 422 }),
  "GET /order/user/:userId": ({ userId }) => ({ params: { userId }, refused: 403 }),
  "GET /order/:id": ({ orderId: id }) => ({ params: { id }, refused: 403 }),
  "POST /order/verify": ({ orderId }) => ({ body: { orderId }, refused: 403 }),
  "POST /order/:id/pay": ({ orderId: id }) => ({ params: { id }, refused: 403 }),
  "POST /order/:id/cancel": ({ orderId: id }) => ({ params: { id }, refused: 403 }),
  "POST /order/:id/return": ({ orderId: id }) => ({
    params: { id },
    body: { reason: RETURN_REASONS[0] },
    refused: 403,
  }),
  "POST /order/:id/reorder": ({ orderId: id }) => ({ params: { id }, refused: 403 }),
  "GET /order/:id/invoice": ({ orderId: id }) => ({ params: { id }, refused: 403 }),
  "GET /order/:id/invoice.pdf": ({ orderId: id }) => ({ params: { id }, refused: 403 }),
  "GET /order/:id/credit-note": ({ orderId: id }) => ({ params: { id }, refused: 403 }),
  "GET /order/:id/credit-note.pdf": ({ orderId: id }) => ({ params: { id }, refused: 403 }),
  "GET /order/:id/refunds/:refundId/credit-note": ({ orderId: id }) => ({
    params: { id, refundId: id },
    refused: 403,
  }),
  "GET /order/:id/refunds/:refundId/credit-note.pdf": ({ orderId: id }) => ({
    params: { id, refundId: id },
    refused: 403,
  }),
  "GET /order/:id/receipt-voucher": ({ orderId: id }) => ({ params: { id }, refused: 403 }),
  "GET /order/:id/receipt-voucher.pdf": ({ orderId: id }) => ({ params: { id }, refused: 403 }),
  "GET /order/:id/refund-voucher": ({ orderId: id }) => ({ params: { id }, refused: 403 }),
  "GET /order/:id/refund-voucher.pdf": ({ orderId: id }) => ({ params: { id }, refused: 403 }),
  "GET /wishlist/wishlist": () => ({}),
  "GET /wishlist/wishlist/:userId": ({ userId }) => ({ params: { userId }, refused: 403 }),
  "POST /wishlist/wishlist": ({ userId, productId }) => ({
    body: { userId, productId },
    refused: 403,
  }),
  "POST /wishlist/wishlist/merge": ({ productId }) => ({ body: { productIds: [productId] } }),
  "DELETE /wishlist/wishlist/:productId": ({ productId }) => ({ params: { productId } }),
  "DELETE /wishlist/remove/:userId/:productId": ({ userId, productId }) => ({
    params: { userId, productId },
    refused: 403,
  }),
};

const guarded = ALL_CALLS.filter(({ auth }) => auth !== "public");
const forUsers = guarded.filter(({ auth }) => auth === "user").map(nameOf);
const forStaff = guarded.filter(({ auth }) => auth !== "user").map(nameOf);

let shop: TestShop;
let owner: Session;
let owned: Owned;
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

/** Sends a call from a new address, so that the rate limits do not affect this test. */
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

/** Everything that the owner has, as the owner reads it. */
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
    client.call(support.getTicket, { params: { id: owned.ticketId } }),
  ]);
}

describe("the list of this test", () => {
  it("has every call that the shop guards", async () => {
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

  it("has an attempt at every call of a user", () => {
    expect(Object.keys(FOREIGN).toSorted()).toEqual(forUsers.toSorted());
  });
});

describe.each([...forUsers, ...forStaff])("%s", (name) => {
  it("answers 401 without a token", async () => {
    const response = await send(name, null);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({ message: "User not authenticated", code: "unauthenticated" });
  });

  it("answers 401 to a dead and to a made-up token", async () => {
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
  it.each(["another shopper", "staff"])("tells and changes nothing for %s", async (who) => {
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
