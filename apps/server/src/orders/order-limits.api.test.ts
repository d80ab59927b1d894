import { addToCart } from "@suvarna/contract/cart/calls";
import { cancelOrder, createOrder, payOrder } from "@suvarna/contract/orders/calls";
import { askForPrepayment, moveOrder, setPrepaymentOnly } from "@suvarna/contract/orders/staff";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addCategory, addRing } from "../../test/catalogue.ts";
import { fillCart, HOME, lockPrice, placeOrder } from "../../test/checkout.ts";
import { type OnlineOrders, type Ordered, onlineOrders } from "../../test/online-orders.ts";
import { openShop, type Session, type TestShop } from "../../test/open-shop.ts";
import { acceptRates } from "../../test/rates.ts";
import { users } from "../identity/tables.ts";
import { payments } from "../payments/tables.ts";
import { orders } from "./tables.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const GOLD = 13_333_33;
const PAN = "ABCPE1234F";

/** The limits as a shop has them that sets none. */
const DEFAULTS = {
  COD_OPEN_ORDERS: "3",
  UNPAID_ORDERS: "3",
  UNPAID_PIECES: "10",
  UNPAID_RUPEES: "5000000",
  UNPAID_ORDERS_A_DAY: "10",
  UNPAID_PIECES_A_DAY: "30",
  UNPAID_RUPEES_A_DAY: "20000000",
};

let shop: TestShop;
let online: OnlineOrders;
let categoryId: string;
beforeAll(async () => {
  shop = await openShop(DEFAULTS);
  online = await onlineOrders(shop);
  categoryId = await addCategory(shop.database.db, "Limited rings");
});
afterAll(() => shop[Symbol.asyncDispose]());
beforeEach(() => acceptRates(shop, GOLD, 150_00));

const ring = (stock = 100, netWeightMg = 500) =>
  addRing(shop.database.db, { categoryId, stock, netWeightMg });
/** A ring of more than one lakh and less than two. */
const dearRing = () => ring(100, 9000);

/** So much later the rates are new ones, of the same price. */
async function later(ms: number): Promise<void> {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms);
  await acceptRates(shop, GOLD, 150_00);
}

let places = 0;
/** An address at which nobody else orders. */
function elsewhere() {
  places += 1;
  const phone = `+9197${String(places).padStart(8, "0")}`;
  return { ...HOME, street: `${places}, 5th Main, Jayanagar`, phone };
}

type Said = Partial<Parameters<typeof placeOrder>[2]>;

/** Orders one piece of its own product, online to an address of its own unless said otherwise. */
async function buy(shopper: Session, { productId, ...said }: Said & { productId?: string } = {}) {
  const { token, userId } = shopper;
  const body = { userId, productId: productId ?? (await ring()), quantity: 1 };
  const { cartId } = (await shop.client(token).call(addToCart, { body })).cart;
  const usual = { paymentMethod: "ONLINE", shippingAddress: elsewhere() } as const;
  return (await placeOrder(shop, shopper, { ...usual, ...said, cartId })).order;
}

async function crowd(count: number): Promise<Session[]> {
  return Promise.all(Array.from({ length: count }, () => shop.signUp("Meera Nair", true)));
}

/** How many of some calls succeed, and the codes of the others. */
async function outcomes(calls: readonly Promise<unknown>[]) {
  const settled = await Promise.allSettled(calls);
  const refused = settled.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
  return { done: calls.length - refused.length, codes: [...new Set(refused)] };
}

async function prove({ userId }: Session, proved: { email?: boolean; phone?: boolean }) {
  const { email: emailVerified = false, phone: phoneVerified = false } = proved;
  const { db } = shop.database;
  await db.update(users).set({ emailVerified, phoneVerified }).where(eq(users.id, userId));
}

async function fail(orderId: string): Promise<void> {
  const { db } = shop.database;
  await db
    .update(orders)
    .set({ state: "payment_failed", paymentState: "failed" })
    .where(eq(orders.id, orderId));
  await db.update(payments).set({ state: "failed" }).where(eq(payments.orderId, orderId));
}

describe("a buyer whom nobody could reach", () => {
  it.each(["ONLINE", "COD"] as const)("gets no piece held (%s)", async (paymentMethod) => {
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

  it("pays online with a proved e-mail address, and in cash only with a proved number", async () => {
    const shopper = await shop.signUp("Meera Nair", true);
    await prove(shopper, { email: true });
    await expect(buy(shopper, { paymentMethod: "COD" })).rejects.toMatchObject({
      code: "phone_unproved",
    });
    expect((await buy(shopper)).state).toBe("pending_payment");
  });

  it("can't take the pieces of a failed order again", async () => {
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

  it("hold at most ten pieces together", async () => {
    const shopper = await shop.signUp("Meera Nair", true);
    const { cartId } = await fillCart(shop, shopper, await ring(), 11);
    const said = {
      cartId,
      paymentMethod: "ONLINE",
      shippingAddress: elsewhere(),
      pan: PAN,
    } as const;
    await expect(placeOrder(shop, shopper, said)).rejects.toMatchObject({
      code: "unpaid_limit",
      message: expect.stringMatching(/at most 10 pieces/),
    });
  });

  it("are limited at one address when twenty people order at once, however it is written", async () => {
    const home = elsewhere();
    const people = await crowd(20);
    const spelt = (index: number) => ({
      ...home,
      street: index % 2 ? home.street.toUpperCase() : home.street.replace(", ", "  "),
      phone: elsewhere().phone,
    });
    const productId = await ring();
    const calls = people.map((one, index) =>
      buy(one, { productId, shippingAddress: spelt(index) }),
    );
    expect(await outcomes(calls)).toEqual({ done: 6, codes: ["unpaid_limit"] });
  });

  it("are limited for one phone number at many addresses", async () => {
    const { phone } = elsewhere();
    const productId = await ring();
    const calls = (await crowd(20)).map((one) =>
      buy(one, { productId, shippingAddress: { ...elsewhere(), phone } }),
    );
    expect(await outcomes(calls)).toEqual({ done: 6, codes: ["unpaid_limit"] });
  });

  it("are not more when failed ones are paid again all at once", async () => {
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

  it("are at most ten within a day, and tomorrow there are new ones", async () => {
    const shopper = await shop.signUp("Meera Nair", true);
    for (let count = 0; count < 10; count++) await fail((await buy(shopper))._id);
    await expect(buy(shopper)).rejects.toMatchObject({
      code: "unpaid_limit",
      message: expect.stringMatching(/tomorrow/),
    });
    await later(24 * HOUR_MS);
    expect((await buy(shopper)).state).toBe("pending_payment");
  });

  it("are the same person's after the account was opened anew with the same number", async () => {
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
});

describe("cash on delivery", () => {
  it("is open for at most three orders of a person, and more once one is delivered", async () => {
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

  it("is open for at most six orders of one address when twenty people order at once", async () => {
    const shippingAddress = elsewhere();
    const productId = await ring();
    const calls = (await crowd(20)).map((one) =>
      buy(one, { productId, paymentMethod: "COD", shippingAddress }),
    );
    expect(await outcomes(calls)).toEqual({ done: 6, codes: ["cod_too_many"] });
  });

  it("stays below two lakh from one person a day, also in parts and with a PAN", async () => {
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

  it("counts the cash that was taken today, and not yesterday's", async () => {
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
    await later(72 * HOUR_MS);
    const { cartId } = await fillCart(shop, shopper, productId);
    const shippingAddress = elsewhere();
    const more = () => placeOrder(shop, shopper, { cartId, shippingAddress, pan: PAN });
    await expect(more()).rejects.toMatchObject({ code: "cod_day_limit" });
    const { token: again } = await shop.staff("orders");
    await shop
      .client(again)
      .call(moveOrder, { params: { id }, body: { from: "shipped", to: "delivered" } });
    await expect(more()).rejects.toMatchObject({ code: "cod_day_limit" });
    await later(24 * HOUR_MS);
    expect((await more()).order.state).toBe("confirmed");
  });
});

describe("the PAN", () => {
  it("is asked for by the second order of a day that makes two lakh", async () => {
    const shopper = await shop.signUp("Meera Nair", true);
    const productId = await dearRing();
    await buy(shopper, { productId });
    await expect(buy(shopper, { productId })).rejects.toMatchObject({
      code: "pan_required",
      message: expect.stringMatching(/^Your orders of today come to more than ₹2,00,000/),
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

describe("the time to pay", () => {
  const minutesOf = ({ createdAt, payment }: Awaited<ReturnType<typeof buy>>) =>
    (Date.parse(payment?.payBy ?? "") - Date.parse(createdAt)) / MINUTE_MS;

  it("is shorter for the last piece, and its piece is on sale again after it", async () => {
    const last = await ring(1);
    const shopper = await shop.signUp("Meera Nair", true);
    const order = await buy(shopper, { productId: last });
    expect(minutesOf(order)).toBe(10);
    expect(minutesOf(await buy(shopper, { productId: await ring(2) }))).toBe(30);
    await later(11 * MINUTE_MS);
    await online.settleAll();
    expect(await online.stockOf(last)).toBe(1);
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

describe("a prepayment that staff ask for", () => {
  async function asked(): Promise<Ordered> {
    const shopper = await shop.signUp("Meera Nair", true);
    const ringId = await ring(5);
    const order = await buy(shopper, { productId: ringId, paymentMethod: "COD" });
    const { token } = await shop.staff("orders");
    const params = { id: order._id };
    const seen = await shop.client(token).call(askForPrepayment, { params });
    expect(seen).toMatchObject({ state: "pending_payment", paymentMethod: "ONLINE" });
    const placed = await shop.client(shopper.token).call(payOrder, { params });
    return { ringId, shopper, placed, session: placed.paymentSessionId ?? "" };
  }

  it("is a letter with a link, and confirms the order when it is paid", async () => {
    const ordered = await asked();
    const [letter] = (await shop.messagesTo(ordered.shopper.email)).filter(
      ({ kind }) => kind === "prepayment-asked",
    );
    expect(letter?.text).toContain(`/final?order=${ordered.placed.order._id}`);
    await online.choose(ordered.session, "success");
    await online.settleAll();
    expect(await online.see(ordered)).toMatchObject({ state: "confirmed", paymentState: "paid" });
    expect((await online.see(ordered)).invoiceNumber).toBeDefined();
  });

  it("has no invoice and can't be dispatched before it is paid", async () => {
    const ordered = await asked();
    const { token } = await shop.staff("orders");
    const params = { id: ordered.placed.order._id };
    const body = { from: "pending_payment", to: "shipped" } as const;
    await expect(shop.client(token).call(moveOrder, { params, body })).rejects.toMatchObject({
      code: "order_cannot_move",
    });
    const now = await online.see(ordered);
    expect(now.invoiceNumber).toBeUndefined();
    expect(now.isPaperPending).toBeUndefined();
    await expect(shop.client(token).call(askForPrepayment, { params })).rejects.toMatchObject({
      status: 409,
      code: "prepayment_unavailable",
    });
  });

  it("lapses after a day into a cancelled order, whose piece is on sale again", async () => {
    const ordered = await asked();
    await online.pass(23 * HOUR_MS);
    await online.settleAll();
    expect((await online.see(ordered)).state).toBe("pending_payment");
    await online.pass(2 * HOUR_MS);
    await online.settleAll();
    expect(await online.see(ordered)).toMatchObject({
      state: "cancelled",
      paymentState: "not_paid",
    });
    expect(await online.stockOf(ordered.ringId)).toBe(5);
  });

  it("lapses as well when nobody opens its payment", async () => {
    const shopper = await shop.signUp("Meera Nair", true);
    const ringId = await ring(5);
    const { _id: id } = await buy(shopper, { productId: ringId, paymentMethod: "COD" });
    const params = { id };
    await shop.client((await shop.staff("orders")).token).call(askForPrepayment, { params });
    await online.pass(25 * HOUR_MS);
    await online.settleAll();
    const [order] = await shop.database.db
      .select({ state: orders.state })
      .from(orders)
      .where(eq(orders.id, id));
    expect(order?.state).toBe("cancelled");
    expect(await online.stockOf(ringId)).toBe(5);
  });

  it("can be all that a person may pay by, until staff allow cash again", async () => {
    const shopper = await shop.signUp("Meera Nair", true);
    const { token } = await shop.staff("orders");
    const decide = (only: boolean, userId = shopper.userId) =>
      shop.client(token).call(setPrepaymentOnly, { params: { id: userId }, body: { only } });
    expect(await decide(true)).toEqual({ userId: shopper.userId, prepaymentOnly: true });
    await decide(true);
    await expect(buy(shopper, { paymentMethod: "COD" })).rejects.toMatchObject({
      code: "prepayment_only",
    });
    expect((await buy(shopper)).paymentMethod).toBe("ONLINE");
    await decide(false);
    expect((await buy(shopper, { paymentMethod: "COD" })).paymentMethod).toBe("COD");
    await expect(decide(true, "019aa000-0000-7000-8000-000000000000")).rejects.toMatchObject({
      status: 404,
    });
  });

  it("is asked for by staff who may move orders only", async () => {
    const shopper = await shop.signUp("Meera Nair", true);
    const { _id: id } = await buy(shopper, { paymentMethod: "COD" });
    for (const { token } of [shopper, await shop.staff("support")]) {
      const call = shop.client(token).call(askForPrepayment, { params: { id } });
      await expect(call).rejects.toMatchObject({ status: 403 });
    }
  });
});

describe("what the whole shop has promised", () => {
  it("is limited for all orders together, also when twenty come at once, and is a metric", async () => {
    await using small = await openShop({ EXPOSURE_ORDERS: "8" });
    const { db } = small.database;
    const productId = await addRing(db, {
      categoryId: await addCategory(db, "Few rings"),
      stock: 100,
      netWeightMg: 500,
    });
    const people = await Promise.all(
      Array.from({ length: 20 }, () => small.signUp("Meera Nair", true)),
    );
    const carts = await Promise.all(people.map((one) => fillCart(small, one, productId)));
    const paymentMethod = "ONLINE";
    const placed = await outcomes(
      people.map((one, index) =>
        placeOrder(small, one, {
          cartId: carts[index]?.cartId ?? "",
          paymentMethod,
          shippingAddress: elsewhere(),
        }),
      ),
    );
    expect(placed).toEqual({ done: 8, codes: ["exposure_full"] });
    const waiting = eq(orders.state, "pending_payment");
    expect(await db.$count(orders, waiting)).toBe(8);
    const metrics = await small.app.inject({ url: "/metrics" });
    expect(metrics.body).toContain('suvarna_exposure_orders{of="unpaid_orders"} 8');
    expect(metrics.body).toContain('suvarna_exposure_orders{of="limit"} 8');
  });

  it("leaves half of it to orders and a quarter to proved buyers, whatever price locks hold", async () => {
    await using small = await openShop({ EXPOSURE_ORDERS: "8" });
    const { db } = small.database;
    const productId = await addRing(db, {
      categoryId: await addCategory(db, "Few rings"),
      stock: 100,
      netWeightMg: 500,
    });
    const lockAll = async (count: number, proved: boolean) => {
      const people = await Promise.all(
        Array.from({ length: count }, () => small.signUp("Meera Nair", proved)),
      );
      for (const { token, userId } of people) {
        const body = { userId, productId, quantity: 1 };
        await small.client(token).call(addToCart, { body });
      }
      return outcomes(people.map((one) => lockPrice(small, one)));
    };
    expect(await lockAll(20, false)).toEqual({ done: 2, codes: ["contact_unproved"] });
    expect(await lockAll(20, true)).toEqual({ done: 2, codes: ["exposure_full"] });
    const buyer = await small.signUp("Meera Nair", true);
    const { cartId } = await fillCart(small, buyer, productId);
    const { order } = await placeOrder(small, buyer, { cartId, paymentMethod: "ONLINE" });
    expect(order.state).toBe("pending_payment");
  });

  it("has no price locked that nobody could order at once", async () => {
    const shopper = await shop.signUp("Meera Nair", true);
    await fillCart(shop, shopper, await ring(), 11);
    await expect(lockPrice(shop, shopper)).rejects.toMatchObject({ code: "unpaid_limit" });
  });
});
