import { deleteMe, exportMe, getMe, updateMe } from "@suvarna/contract/accounts/calls";
import { listPersonalAccess } from "@suvarna/contract/accounts/staff";
import { forgotPassword, signup } from "@suvarna/contract/identity/calls";
import { joinNewsletter } from "@suvarna/contract/newsletter/calls";
import { moveOrder } from "@suvarna/contract/orders/staff";
import { sendTicket } from "@suvarna/contract/support/calls";
import { addToWishlist } from "@suvarna/contract/wishlist/calls";
import { POLICIES_SINCE } from "@suvarna/domain/policies";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addCategory, addRing } from "../../test/catalogue.ts";
import { fillCart, HOME, placeOrder } from "../../test/checkout.ts";
import { openShop, type TestShop } from "../../test/open-shop.ts";
import { credentials } from "../identity/tables.ts";
import { invoices } from "../invoices/tables.ts";
import { orders } from "../orders/tables.ts";
import { newId } from "../platform/ids.ts";
import { personalAccess } from "./tables.ts";

const lines: string[] = [];
let shop: TestShop;
let productId: string;
beforeAll(async () => {
  shop = await openShop({ LOG_LEVEL: "trace" }, undefined, { write: (line) => lines.push(line) });
  const { db } = shop.database;
  const categoryId = await addCategory(db, "Private rings");
  productId = await addRing(db, { categoryId, stock: 1000, netWeightMg: 500 });
});
afterAll(() => shop[Symbol.asyncDispose]());

/** Creates a shopper about whom every part of the shop stores data. */
async function someone() {
  const shopper = await shop.signUp("Zubeida Unmistakable", true);
  const client = shop.client(shopper.token);
  const { cartId } = await fillCart(shop, shopper, productId);
  const { order } = await placeOrder(shop, shopper, { cartId });
  await fillCart(shop, shopper, productId, 2);
  await client.call(addToWishlist, { body: { productId } });
  await client.call(joinNewsletter, { body: { email: shopper.email, consent: true } });
  const words = { subject: "Mine", description: "Unmistakable", contactDetails: shopper.email };
  await client.call(sendTicket, { body: { typeOfSupport: "general", ...words } });
  const { phone } = await client.call(getMe, {});
  return { ...shopper, client, orderId: order._id, phone };
}

it("the export of a user contains all data that the shop has, and no secret", async () => {
  const { client, email, token, orderId } = await someone();
  const data = await client.call(exportMe, {});
  expect(data).toMatchObject({
    account: {
      email,
      addresses: [{ city: "Bengaluru" }],
      logins: [{}],
      signsInBy: [{ way: "credential" }],
    },
    cart: [{ productId, quantity: 2 }],
    wishlist: [{ productId }],
    orders: [{ _id: orderId, shippingAddress: HOME }],
    newsletter: [{ email }],
    tickets: [{ subject: "Mine", email, messages: [{ text: "Unmistakable" }] }],
    messages: expect.any(Array),
  });
  const text = JSON.stringify(data);
  for (const secret of [token, "hash", "password"]) expect(text).not.toContain(secret);
});

it("a user who has not proved an e-mail address gets no data sent to it, and can't end its owner's letters", async () => {
  const { token, email } = await shop.signUp("Meera Nair", false);
  const stranger = shop.client(token);
  await stranger.call(joinNewsletter, { body: { email, consent: true } });
  expect(await stranger.call(exportMe, {})).toMatchObject({ newsletter: [], messages: [] });
  await stranger.call(deleteMe, { body: { password: "a-good-password" } });
  const { rows } = await shop.database.db.execute(
    sql`select 1 from newsletter_subscribers where email = ${email}`,
  );
  expect(rows).toHaveLength(1);
});

it("the accepted policies of the sign-up are stored, with their version", async () => {
  const { email, token } = await shop.signUp("Meera Nair", false);
  const body = {
    name: "Anu Rao",
    email: `b-${email}`,
    phone: "+919811122233",
    password: "a-good-password",
    confirmPassword: "a-good-password",
    addresses: [
      {
        addressLine: "1, MG Road",
        city: "Pune",
        state: "Maharashtra",
        zipcode: "411004",
        primaryPhone: "+919811122233",
      },
    ],
  };
  await shop.client().call(signup, { body });
  const answer = await shop.app.inject({
    method: "POST",
    url: "/api/auth/login",
    payload: { email: body.email, password: body.password },
  });
  const { account } = await shop.client(answer.json().token).call(exportMe, {});
  expect((account as { consents: unknown }).consents).toEqual([
    { subject: "privacy-policy", version: POLICIES_SINCE, givenAt: expect.any(String) },
    { subject: "terms", version: POLICIES_SINCE, givenAt: expect.any(String) },
  ]);
  expect((await shop.client(token).call(getMe, {}))._id).toBeTruthy();
});

it("a closed account is deleted, and its closed orders are kept without personal data", async () => {
  const { client, userId, email, phone, orderId } = await someone();
  await client.call(deleteMe, { body: { password: "a-good-password" } });
  await expect(client.call(getMe, {})).rejects.toMatchObject({ status: 401 });

  const { db } = shop.database;
  const held = async () => {
    const texts = [];
    const tables = ["users", "addresses", "carts", "wishlist_items", "tickets", "messages"];
    for (const table of [...tables, "orders"]) {
      const { rows } = await db.execute(sql`select * from ${sql.identifier(table)}`);
      texts.push(...rows.map((row) => [table, JSON.stringify(row)] as const));
    }
    const { rows } = await db.execute(sql`select * from newsletter_subscribers`);
    texts.push(...rows.map((row) => ["newsletter", JSON.stringify(row)] as const));
    return texts.filter(([, text]) => [email, phone, userId].some((mark) => text.includes(mark)));
  };
  // The order is not delivered yet, so the courier needs the address. No other table holds personal
  // data.
  expect((await held()).map(([table]) => table)).toEqual(["orders"]);
  const own = eq(orders.id, orderId);
  const [before] = await db.select().from(orders).where(own);
  expect(before).toMatchObject({ ownerLeft: true, shippingAddress: HOME });

  const staff = shop.client((await shop.staff()).token);
  for (const [from, to] of [
    ["confirmed", "processing"],
    ["processing", "shipped"],
    ["shipped", "delivered"],
  ] as const) {
    await staff.call(moveOrder, { params: { id: orderId }, body: { from, to } });
  }
  const [order] = await db.select().from(orders).where(own);
  expect(order).toMatchObject({ total: before?.total, gst: before?.gst, contact: "" });
  expect(order?.shippingAddress).toMatchObject({ state: HOME.state, fullName: "Account closed" });
  for (const mark of [HOME.fullName, HOME.street, HOME.phone, HOME.pincode]) {
    expect(JSON.stringify(order)).not.toContain(mark);
  }
  // The invoice stays, as the law requires, but an invoice of such a small amount does not name the
  // erased person.
  const [invoice] = await db.select().from(invoices).where(eq(invoices.orderId, orderId));
  expect(invoice?.content).toMatchObject({ total: before?.total, deliverTo: { stateCode: "29" } });
  expect(JSON.stringify(invoice)).not.toContain(HOME.fullName);
  // Only the order still names the person, so no message was written to them after the erasure.
  expect((await held()).map(([table]) => table)).toEqual(["orders"]);
});

it("closing an account needs its password, so a stolen session can't close it", async () => {
  const { token } = await shop.signUp("Meera Nair", false);
  const thief = shop.client(token);
  const then = shop.clock.now;
  shop.clock.now = new Date(then.getTime() + 11 * 60_000);
  await expect(thief.call(deleteMe, {})).rejects.toMatchObject({
    status: 403,
    code: "password_needed",
    fields: { password: expect.any(String) },
  });
  for (const body of Array(5).fill({ password: "a-guess" })) {
    await expect(thief.call(deleteMe, { body })).rejects.toMatchObject({
      status: 422,
      code: "password_wrong",
      fields: { password: expect.any(String) },
    });
  }
  const tries = thief.call(deleteMe, { body: { password: "a-good-password" } });
  await expect(tries).rejects.toMatchObject({ status: 429 });
  expect((await thief.call(getMe, {})).fullName).toBe("Meera Nair");
  shop.clock.now = then;
});

it("right after a login an account can be closed without a proof", async () => {
  const { token } = await shop.signUp("Meera Nair", false);
  const headers = { authorization: `Bearer ${token}` };
  const closing = await shop.app.inject({ method: "DELETE", url: "/api/auth/me", headers });
  expect(closing.statusCode).toBe(204);
  await expect(shop.client(token).call(getMe, {})).rejects.toMatchObject({ status: 401 });
});

it("an account without a password can be closed only right after a login", async () => {
  const { token, userId } = await shop.signUp("Meera Nair", false);
  await shop.database.db.delete(credentials).where(eq(credentials.userId, userId));
  const client = shop.client(token);
  const then = shop.clock.now;
  shop.clock.now = new Date(then.getTime() + 11 * 60_000);
  const late = client.call(deleteMe, { body: {} });
  await expect(late).rejects.toMatchObject({ status: 403, code: "login_old" });
  shop.clock.now = then;
  await client.call(deleteMe, { body: {} });
  await expect(client.call(getMe, {})).rejects.toMatchObject({ status: 401 });
});

it("the staff's account is not closed by a call", async () => {
  const { token } = await shop.staff();
  const closing = shop.client(token).call(deleteMe, { body: {} });
  await expect(closing).rejects.toMatchObject({ status: 403 });
});

it("each reading of personal data by staff is logged before it is answered", async () => {
  const { token, userId } = await shop.staff();
  const { entries } = await shop.client(token).call(listPersonalAccess, { query: { limit: 1 } });
  expect(entries).toEqual([
    {
      staffId: userId,
      what: "GET /staff/personal-access",
      subject: null,
      at: shop.clock.now.toISOString(),
    },
  ]);
});

it("the log of readings is deleted after more than a year", async () => {
  const { db } = shop.database;
  const staffId = newId();
  const daysAgo = (days: number) => new Date(shop.clock.now.getTime() - days * 24 * 3_600_000);
  for (const days of [401, 399]) {
    await db
      .insert(personalAccess)
      .values({ staffId, what: `${days}`, subject: null, at: daysAgo(days) });
  }
  const { token } = await shop.staff();
  await shop.client(token).call(listPersonalAccess, { query: { limit: 1 } });
  const left = await db.select().from(personalAccess).where(eq(personalAccess.staffId, staffId));
  expect(left.map(({ what }) => what)).toEqual(["399"]);
});

it("neither the log nor a refusal contains a phone, an e-mail, an address or a secret", async () => {
  const { email, phone, token, client } = await someone();
  const street = "77, Unmistakable Street";
  const password = "an-unmistakable-password";
  const refusals: string[] = [];
  async function send(method: "GET" | "POST" | "PATCH", path: string, payload?: object) {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await shop.app.inject({
      method,
      url: `/api${path}`,
      headers,
      ...(payload ? { payload } : {}),
    });
    refusals.push(answer.body);
    return answer.statusCode;
  }
  const address = { addressLine: street, city: "Pune", state: "Maharashtra", zipcode: "no" };
  const signUp = { name: "Anu", email, phone, password, confirmPassword: password };
  const taken = { ...signUp, addresses: [{ ...address, zipcode: "411004", primaryPhone: phone }] };
  expect(await send("POST", "/auth/signup", taken)).toBe(409);
  expect(await send("POST", "/auth/signup", { ...taken, addresses: [address] })).toBe(400);
  expect(await send("POST", "/auth/login", { email, password })).toBe(401);
  expect(await send("POST", "/auth/reset-password", { token, password })).toBe(422);
  expect(await send("POST", "/auth/verify-email", { token })).toBe(422);
  expect(await send("POST", "/auth/me/addresses", address)).toBe(400);
  expect(await send("GET", `/nothing?email=${email}&phone=${encodeURIComponent(phone)}`)).toBe(404);
  await client.call(forgotPassword, { body: { email } });
  // The error of a failed query contains the query's parameters, which must not reach the log.
  const { db } = shop.database;
  await db.execute(sql`alter table users rename column location to place`);
  expect(await send("PATCH", "/auth/me", { location: street })).toBe(500);
  await db.execute(sql`alter table users rename column place to location`);
  await client.call(updateMe, { body: { location: street } });

  const log = lines.join("");
  expect(log).toContain("/api/auth/signup");
  expect(log).toContain("request failed");
  for (const secret of [email, phone, phone.slice(3), street, password, token, "Unmistakable"]) {
    expect(log).not.toContain(secret);
    expect(refusals.join("\n")).not.toContain(secret);
  }
});
