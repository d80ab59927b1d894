import { cancelOrder, createOrder, payOrder } from "@suvarna/contract/orders/calls";
import { moveOrder } from "@suvarna/contract/orders/staff";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { fillCart, HOME, placeOrder } from "../../test/checkout.ts";
import {
  advanceTime,
  buy,
  HOUR_MS,
  online,
  openLimitedShop,
  otherAddress,
  outcomes,
  ring,
  shop,
} from "../../test/limited-shop.ts";
import type { Session } from "../../test/open-shop.ts";
import { users } from "../identity/tables.ts";
import { payments } from "../payments/tables.ts";
import { newId } from "../platform/ids.ts";
import { orders } from "./tables.ts";

openLimitedShop();

async function fail(orderId: string): Promise<void> {
  const { db } = shop.database;
  await db
    .update(orders)
    .set({ state: "payment_failed", paymentState: "failed" })
    .where(eq(orders.id, orderId));
  await db.update(payments).set({ state: "failed" }).where(eq(payments.orderId, orderId));
}

async function prove({ userId }: Session, proved: { email?: boolean; phone?: boolean }) {
  const { email: emailVerified = false, phone: phoneVerified = false } = proved;
  const { db } = shop.database;
  await db.update(users).set({ emailVerified, phoneVerified }).where(eq(users.id, userId));
}

async function crowd(count: number): Promise<Session[]> {
  return Promise.all(Array.from({ length: count }, () => shop.signUp("Meera Nair", true)));
}

/** Adds a ring that costs more than one lakh rupees and less than two. */
const dearRing = () => ring(100, 9000);

const PAN = "ABCPE1234F";

describe("a buyer without a proved contact", () => {
  it.each(["ONLINE", "COD"] as const)("can't reserve a piece (%s)", async (paymentMethod) => {
    const shopper = await shop.signUp("Meera Nair", false);
    const productId = await ring(2);
    await expect(buy(shopper, { productId, paymentMethod })).rejects.toMatchObject({
      status: 422,
      code: "contact_unproved",
    });
    expect(await online.stockOf(productId)).toBe(2);
    expect(await shop.database.db.$count(orders, eq(orders.userId, shopper.userId))).toBe(0);
    await prove(shopper, { phone: true });
    expect((await buy(shopper, { paymentMethod })).paymentMethod).toBe(paymentMethod);
  });

  it("can pay online with a proved e-mail address, and in cash only with a proved number", async () => {
    const shopper = await shop.signUp("Meera Nair", true);
    await prove(shopper, { email: true });
    await expect(buy(shopper, { paymentMethod: "COD" })).rejects.toMatchObject({
      code: "phone_unproved",
    });
    expect((await buy(shopper)).state).toBe("pending_payment");
  });

  it("can't reserve the pieces of a failed order again", async () => {
    const shopper = await shop.signUp("Meera Nair", true);
    const { _id: id } = await buy(shopper);
    await fail(id);
    await prove(shopper, {});
    const again = shop.client(shopper.token).call(payOrder, { params: { id } });
    await expect(again).rejects.toMatchObject({ code: "contact_unproved" });
  });
});

describe("orders that are not paid", () => {
  it("are at most three of one person at once, and the next one after a cancellation", async () => {
    const shopper = await shop.signUp("Meera Nair", true);
    const first = await buy(shopper);
    await buy(shopper);
    await buy(shopper);
    await expect(buy(shopper)).rejects.toMatchObject({ status: 422, code: "unpaid_limit" });
    await shop.client(shopper.token).call(cancelOrder, { params: { id: first._id }, body: {} });
    expect((await buy(shopper)).state).toBe("pending_payment");
  });

  it("reserve at most ten pieces together", async () => {
    const shopper = await shop.signUp("Meera Nair", true);
    const { cartId } = await fillCart(shop, shopper, await ring(), 11);
    const body = {
      cartId,
      paymentMethod: "ONLINE",
      shippingAddress: otherAddress(),
      pan: PAN,
    } as const;
    await expect(placeOrder(shop, shopper, body)).rejects.toMatchObject({
      code: "unpaid_limit",
      message: expect.stringMatching(/at most 10 pieces/),
    });
  });

  it("are limited at one address when twenty people order at once, however it is written", async () => {
    const home = otherAddress();
    const people = await crowd(20);
    const spelt = (index: number) => ({
      ...home,
      street: index % 2 ? home.street.toUpperCase() : home.street.replace(", ", "  "),
      phone: otherAddress().phone,
    });
    const productId = await ring();
    const calls = people.map((one, index) =>
      buy(one, { productId, shippingAddress: spelt(index) }),
    );
    expect(await outcomes(calls)).toEqual({ done: 6, codes: ["unpaid_limit"] });
  });

  it("are limited for one phone number at many addresses", async () => {
    const { phone } = otherAddress();
    const productId = await ring();
    const calls = (await crowd(20)).map((one) =>
      buy(one, { productId, shippingAddress: { ...otherAddress(), phone } }),
    );
    expect(await outcomes(calls)).toEqual({ done: 6, codes: ["unpaid_limit"] });
  });

  it("are not exceeded when failed ones are paid again all at once", async () => {
    const shopper = await shop.signUp("Meera Nair", true);
    const ids: string[] = [];
    for (let count = 0; count < 6; count++) {
      const { _id: id } = await buy(shopper);
      await fail(id);
      ids.push(id);
    }
    const client = shop.client(shopper.token);
    const calls = ids.map((id) => client.call(payOrder, { params: { id } }));
    expect(await outcomes(calls)).toEqual({ done: 3, codes: ["unpaid_limit"] });
  });

  it("are at most ten within a day, and the next day more are allowed", async () => {
    const shopper = await shop.signUp("Meera Nair", true);
    for (let count = 0; count < 10; count++) await fail((await buy(shopper))._id);
    await expect(buy(shopper)).rejects.toMatchObject({
      code: "unpaid_limit",
      message: expect.stringMatching(/tomorrow/),
    });
    await advanceTime(24 * HOUR_MS);
    expect((await buy(shopper)).state).toBe("pending_payment");
  });

  it("count for the same person after the account was opened again with the same number", async () => {
    const [first, second] = (await crowd(2)) as [Session, Session];
    for (let count = 0; count < 3; count++) await buy(first);
    const { db } = shop.database;
    const [{ phone } = { phone: null }] = await db
      .select({ phone: users.phone })
      .from(users)
      .where(eq(users.id, first.userId));
    await prove(first, {});
    await db.update(users).set({ phone }).where(eq(users.id, second.userId));
    await prove(second, { phone: true });
    await expect(buy(second)).rejects.toMatchObject({ code: "unpaid_limit" });
  });

  it("count for one person, however many addresses of the same mailbox are proved", async () => {
    const people = await crowd(8);
    const name = newId();
    for (const [index, one] of people.entries()) {
      await prove(one, { email: true });
      const email = `${name}+${index}@shopper.example`;
      await shop.database.db.update(users).set({ email }).where(eq(users.id, one.userId));
    }
    const calls = people.map((one) => buy(one));
    expect(await outcomes(calls)).toEqual({ done: 3, codes: ["unpaid_limit"] });
  });
});

describe("cash on delivery", () => {
  it("allows at most three open orders of a person, and more once one is delivered", async () => {
    const shopper = await shop.signUp("Meera Nair", true);
    const { _id: id } = await buy(shopper, { paymentMethod: "COD" });
    await buy(shopper, { paymentMethod: "COD" });
    await buy(shopper, { paymentMethod: "COD" });
    await expect(buy(shopper, { paymentMethod: "COD" })).rejects.toMatchObject({
      code: "cod_too_many",
    });
    expect((await buy(shopper)).paymentMethod).toBe("ONLINE");
    const { token } = await shop.staff("orders");
    for (const [from, to] of [
      ["confirmed", "processing"],
      ["processing", "shipped"],
      ["shipped", "delivered"],
    ] as const) {
      await shop.client(token).call(moveOrder, { params: { id }, body: { from, to } });
    }
    expect((await buy(shopper, { paymentMethod: "COD" })).state).toBe("confirmed");
  });

  it("allows at most six open orders of one address when twenty people order at once", async () => {
    const shippingAddress = otherAddress();
    const productId = await ring();
    const calls = (await crowd(20)).map((one) =>
      buy(one, { productId, paymentMethod: "COD", shippingAddress }),
    );
    expect(await outcomes(calls)).toEqual({ done: 6, codes: ["cod_too_many"] });
  });

  it("is limited to less than two lakh from one person a day, also in parts and with a PAN", async () => {
    const shopper = await shop.signUp("Meera Nair", true);
    const productId = await dearRing();
    await buy(shopper, { productId, paymentMethod: "COD" });
    await expect(buy(shopper, { productId, paymentMethod: "COD", pan: PAN })).rejects.toMatchObject(
      {
        status: 422,
        code: "cod_day_limit",
        message: expect.stringMatching(/pay this order online, or order it tomorrow/),
      },
    );
    expect((await buy(shopper, { productId, pan: PAN })).state).toBe("pending_payment");
  });

  it("counts the cash of today, and not of yesterday", async () => {
    const shopper = await shop.signUp("Meera Nair", true);
    const productId = await dearRing();
    const { _id: id } = await buy(shopper, { productId, paymentMethod: "COD" });
    const { token } = await shop.staff("orders");
    const move = (
      from: "confirmed" | "processing" | "shipped",
      to: "processing" | "shipped" | "delivered",
    ) => shop.client(token).call(moveOrder, { params: { id }, body: { from, to } });
    await move("confirmed", "processing");
    await move("processing", "shipped");
    await advanceTime(72 * HOUR_MS);
    const { cartId } = await fillCart(shop, shopper, productId);
    const shippingAddress = otherAddress();
    const more = () => placeOrder(shop, shopper, { cartId, shippingAddress, pan: PAN });
    await expect(more()).rejects.toMatchObject({ code: "cod_day_limit" });
    const { token: again } = await shop.staff("orders");
    await shop
      .client(again)
      .call(moveOrder, { params: { id }, body: { from: "shipped", to: "delivered" } });
    await expect(more()).rejects.toMatchObject({ code: "cod_day_limit" });
    await advanceTime(24 * HOUR_MS);
    expect((await more()).order.state).toBe("confirmed");
  });
});

describe("the PAN", () => {
  it("is required by the second order of a day with which two lakh are reached", async () => {
    const shopper = await shop.signUp("Meera Nair", true);
    const productId = await dearRing();
    await buy(shopper, { productId });
    await expect(buy(shopper, { productId })).rejects.toMatchObject({
      code: "pan_required",
      message: expect.stringMatching(/^The orders of today come to more than ₹2,00,000/),
    });
    expect((await buy(shopper, { productId, pan: PAN })).panMasked).toBe("XXXXXX234F");
  });

  it("is not avoided by an order that fails first and is paid again later", async () => {
    const shopper = await shop.signUp("Meera Nair", true);
    const productId = await dearRing();
    const { _id: id } = await buy(shopper, { productId });
    await fail(id);
    await buy(shopper, { productId: await dearRing() });
    const again = shop.client(shopper.token).call(payOrder, { params: { id } });
    await expect(again).rejects.toMatchObject({ code: "pan_required" });
  });
});

it.each([
  ["create", createOrder],
  ["pay", payOrder],
  ["cancel", cancelOrder],
])("limits the calls of one user a minute: %s", async (_what, call) => {
  const { token } = await shop.signUp("Meera Nair", true);
  const client = shop.client(token);
  const params = { id: "019aa000-0000-7000-8000-000000000000" };
  const body = { cartId: params.id, paymentMethod: "COD", shippingAddress: HOME };
  const statuses: number[] = [];
  for (let count = 0; count < 61; count++) {
    await client
      .call(call as typeof createOrder, { params, headers: {}, body } as never)
      .catch(({ status }) => statuses.push(status));
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect(statuses.at(-1)).toBe(429);
});
