import { exportMe } from "@suvarna/contract/accounts/calls";
import { listPersonalAccess } from "@suvarna/contract/accounts/staff";
import { getCart } from "@suvarna/contract/cart/calls";
import { deleteProduct } from "@suvarna/contract/catalogue/staff";
import { getOrder, listOrders } from "@suvarna/contract/orders/calls";
import { readOrderPan } from "@suvarna/contract/orders/staff";
import { orderNumber } from "@suvarna/domain/order";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addCategory, addRing } from "../../test/catalogue.ts";
import { ABROAD, fillCart, HOME, placeOrder } from "../../test/checkout.ts";
import { openShop, type Session, type TestShop } from "../../test/open-shop.ts";
import { acceptRates } from "../../test/rates.ts";
import { findPieces } from "../catalogue/index.ts";
import { products } from "../catalogue/tables.ts";
import { newId } from "../platform/ids.ts";
import { idempotencyKeys } from "./checkout-tables.ts";
import { orderItems, orders } from "./tables.ts";

let shop: TestShop;
let shopper: Session;
let categoryId: string;

beforeAll(async () => {
  shop = await openShop({ PAN_ABOVE_RUPEES: "100000", COD_BELOW_RUPEES: "150000" });
  categoryId = await addCategory(shop.database.db, "Ordered rings");
});
afterAll(() => shop[Symbol.asyncDispose]());
beforeEach(async () => {
  shopper = await shop.signUp("Meera Nair", true);
  // 22K at ₹12,225.56: the plain ring of 4 g with 12 % costs ₹54,770.51, with GST ₹64,629.51.
  await acceptRates(shop, 13_333_33, 150_00);
});

function ring(said: Omit<Parameters<typeof addRing>[1], "categoryId"> = {}): Promise<string> {
  return addRing(shop.database.db, { categoryId, ...said });
}

async function stockOf(id: string) {
  return (await findPieces(shop.database.db, [id])).get(id)?.stock;
}

async function countOrders() {
  return shop.database.db.$count(orders, eq(orders.userId, shopper.userId));
}

describe("placing an order", () => {
  it("writes it down with every figure, empties the cart and reserves the stock", async () => {
    const id = await ring({ slug: "tested-ring", stock: 5 });
    const { cartId, totals } = await fillCart(shop, shopper, id);
    const { order, message } = await placeOrder(shop, shopper, {
      cartId,
      expectedTotal: totals.total,
    });
    expect(message).toBe("Order placed successfully with COD!");
    const at = shop.clock.now.toISOString();
    expect(order).toEqual({
      _id: expect.any(String),
      number: orderNumber(order._id),
      createdAt: at,
      state: "confirmed",
      status: "Confirmed",
      paymentState: "on_delivery",
      paymentStatus: "Pay on delivery",
      paymentMethod: "COD",
      items: [
        {
          productId: id,
          slug: "tested-ring",
          name: "Plain Ring",
          image: "/pictures/ring-front.jpg",
          images: ["/pictures/ring-front.jpg"],
          quantity: 1,
          price: 54_770.51,
          realTimeTotalPrice: 54_770.51,
          carat: "22K",
          netWeight: 4,
          ratePerGram: 12_225.56,
          metalValue: 48_902.24,
          makingCharge: 5868.27,
          stoneValue: 0,
          discount: 0,
        },
      ],
      subtotal: 54_770.51,
      discount: 0,
      gst: 9_859,
      shippingCost: 0,
      total: 64_629.51,
      totalAmount: 64_629.51,
      ratesAt: at,
      shippingAddress: HOME,
      billingAddress: HOME,
      contact: HOME.phone,
      history: [{ state: "confirmed", status: "Confirmed", at }],
    });

    const client = shop.client(shopper.token);
    expect(await client.call(getOrder, { params: { id: order._id } })).toEqual(order);
    const { userId } = shopper;
    expect(await client.call(listOrders, { params: { userId } })).toEqual([order]);
    expect((await client.call(getCart, {})).items).toEqual([]);
    expect(await stockOf(id)).toBe(4);
  });

  it("keeps each line's break-up", async () => {
    const id = await ring({ stoneValuePaise: 2_000_00, discountBp: 1000 });
    const { cartId } = await fillCart(shop, shopper, id, 1);
    const { order } = await placeOrder(shop, shopper, { cartId });
    const ofOrder = eq(orderItems.orderId, order._id);
    const [item] = await shop.database.db.select().from(orderItems).where(ofOrder);
    expect(item).toMatchObject({
      ratePerGram: 12_225_56,
      metalValue: 48_902_24,
      makingCharge: 5_868_27,
      stoneValue: 2_000_00,
      discount: 5_677_05,
      unitPrice: 51_093_46,
      linePrice: 51_093_46,
    });
  });

  it("keeps a PAN sealed, shows its end, and tells it to staff alone, which is written down", async () => {
    const lines: string[] = [];
    const { cartId } = await fillCart(shop, shopper, await ring(), 2);
    const { order } = await placeOrder(shop, shopper, { cartId, pan: "abcpe 1234 f" });
    expect(order.panMasked).toBe("XXXXXX234F");
    const { db } = shop.database;
    const { rows } = await db.execute(sql`select o::text from orders o where id = ${order._id}`);
    lines.push(JSON.stringify(rows));
    lines.push(JSON.stringify(await shop.client(shopper.token).call(exportMe, {})));
    for (const text of lines) {
      expect(text).toContain(order._id);
      expect(text).not.toMatch(/ABCPE|abcpe/);
    }
    const params = { id: order._id };
    const staff = shop.client((await shop.staff()).token);
    const body = { purpose: "statutory_report", note: "The report of November" } as const;
    expect(await staff.call(readOrderPan, { params, body })).toEqual({ pan: "ABCPE1234F" });
    const looked = await staff.call(listPersonalAccess, { query: {} });
    expect(JSON.stringify(looked)).toContain(order._id);
    const own = shop.client(shopper.token).call(readOrderPan, { params, body });
    await expect(own).rejects.toMatchObject({ status: 403 });
  });

  it("keeps no PAN that it does not need", async () => {
    const { cartId } = await fillCart(shop, shopper, await ring());
    const { order } = await placeOrder(shop, shopper, { cartId, pan: "ABCPE1234F" });
    expect(order).not.toHaveProperty("panMasked");
    const staff = shop.client((await shop.staff()).token);
    const asked = staff.call(readOrderPan, {
      params: { id: order._id },
      body: { purpose: "buyer_request", note: "The buyer asks by telephone" },
    });
    await expect(asked).rejects.toMatchObject({ code: "order_not_found" });
  });

  it("keeps the gift message, trimmed", async () => {
    const { cartId } = await fillCart(shop, shopper, await ring());
    const giftMessage = "  Happy Diwali,\nAmma! ";
    const { order } = await placeOrder(shop, shopper, { cartId, giftMessage });
    expect(order.giftMessage).toBe("Happy Diwali,\nAmma!");
  });

  it("keeps a gift whose card is blank", async () => {
    const { cartId } = await fillCart(shop, shopper, await ring());
    const { order } = await placeOrder(shop, shopper, { cartId, giftMessage: "" });
    expect(order.giftMessage).toBe("");
  });

  it("keeps all of it when the rates move and the piece is gone", async () => {
    const id = await ring();
    const { cartId } = await fillCart(shop, shopper, id);
    const { order } = await placeOrder(shop, shopper, { cartId });
    await acceptRates(shop, 20_000_00, 300_00);
    await shop.client((await shop.staff()).token).call(deleteProduct, { params: { id } });
    const params = { id: order._id };
    expect(await shop.client(shopper.token).call(getOrder, { params })).toEqual(order);
  });

  it("sells sizes from their own stock and at their own weight", async () => {
    const sizes = [
      { size: "12", netWeightMg: 2000, stock: 3 },
      { size: "14", netWeightMg: 3000, stock: 5 },
    ];
    const id = await ring({ sizes, stock: null });
    await fillCart(shop, shopper, id, 1, "14");
    const { cartId } = await fillCart(shop, shopper, id, 1, "12");
    const { order } = await placeOrder(shop, shopper, { cartId });
    expect(order.items.map(({ size, netWeight }) => [size, netWeight])).toEqual([
      ["14", 3],
      ["12", 2],
    ]);
    const left = (await findPieces(shop.database.db, [id])).get(id)?.sizes;
    expect(left?.map(({ stock }) => stock)).toEqual([2, 4]);
  });

  it("takes the words of the checkout form, another billing address and a contact", async () => {
    const { cartId } = await fillCart(shop, shopper, await ring());
    const billingAddress = { ...HOME, fullName: "R. Nair", pincode: "560004" };
    const { order } = await placeOrder(shop, shopper, {
      cartId: { _id: cartId },
      paymentMethod: "cash-on-delivery",
      billingAddress,
      contact: " meera@shopper.example ",
    } as never);
    expect(order).toMatchObject({
      paymentMethod: "COD",
      shippingAddress: HOME,
      billingAddress,
      contact: "meera@shopper.example",
    });
  });
});

describe("an order is refused", () => {
  /** The refusal, after seeing that it left the cart, the stock and the orders as they were. */
  async function refusal(
    productId: string,
    said: Partial<Parameters<typeof placeOrder>[2]>,
    cartId: string,
  ) {
    const before = [await stockOf(productId), await cartNow(), await countOrders()];
    const placed = placeOrder(shop, shopper, { cartId, ...said }, `key-${newId()}`);
    const error = await placed.then(
      () => null,
      (reason: unknown) => reason,
    );
    expect([await stockOf(productId), await cartNow(), await countOrders()]).toEqual(before);
    const ofUser = eq(idempotencyKeys.userId, shopper.userId);
    expect(await shop.database.db.$count(idempotencyKeys, ofUser)).toBe(0);
    return error;
  }

  const cartNow = () => shop.client(shopper.token).call(getCart, {});

  it("without a cart, or with another's", async () => {
    const id = await ring();
    const { cartId } = await fillCart(shop, await shop.signUp("Meera Nair", true), id);
    await fillCart(shop, shopper, id);
    const missing = { status: 400, code: "cart_missing" };
    expect(await refusal(id, {}, cartId)).toMatchObject(missing);
    expect(await refusal(id, {}, newId())).toMatchObject(missing);
    expect(await refusal(id, {}, "")).toMatchObject(missing);
    expect(await refusal(id, { cartId: undefined } as never, "")).toMatchObject(missing);
  });

  it("with an empty cart", async () => {
    const { cartId } = await cartNow();
    expect(await refusal(newId(), {}, cartId)).toMatchObject({
      status: 422,
      code: "cart_empty",
      message: "Your cart is empty!",
    });
  });

  it("when a piece was sold, taken off sale or taken out meanwhile", async () => {
    const { db } = shop.database;
    for (const change of [{ stock: 0 }, { onSale: false }, { removedAt: new Date() }]) {
      shopper = await shop.signUp("Meera Nair", true);
      const id = await ring({ name: "Lotus Ring", stock: 2 });
      const { cartId } = await fillCart(shop, shopper, id);
      await db.update(products).set(change).where(eq(products.id, id));
      const placed = placeOrder(shop, shopper, { cartId });
      await expect(placed).rejects.toMatchObject({
        status: 409,
        code: "sold_out",
        message: "Lotus Ring is out of stock.",
      });
      expect(await countOrders()).toBe(0);
    }
  });

  it("when there are fewer than wanted", async () => {
    const id = await ring({ name: "Lotus Ring", stock: 2 });
    const { cartId } = await fillCart(shop, shopper, id, 2);
    await shop.database.db.update(products).set({ stock: 1 }).where(eq(products.id, id));
    expect(await refusal(id, {}, cartId)).toMatchObject({
      status: 409,
      code: "stock_exceeded",
      message: "Only 1 of Lotus Ring can be had. Please change your cart.",
    });
  });

  it("without a valid rate", async () => {
    const id = await ring();
    const { cartId } = await fillCart(shop, shopper, id);
    const { now } = shop.clock;
    try {
      shop.clock.now = new Date(now.getTime() + shop.config.rates.feedSellMs + 1000);
      const unknown = { status: 409, code: "price_unknown" };
      expect(await refusal(id, {}, cartId)).toMatchObject(unknown);
    } finally {
      shop.clock.now = now;
    }
  });

  it("when the total moved further than the tolerance, and carries the new one", async () => {
    const id = await ring();
    const { cartId, totals } = await fillCart(shop, shopper, id);
    await acceptRates(shop, 13_400_00, 150_00);
    const error = await refusal(id, { expectedTotal: totals.total }, cartId);
    const { totals: now } = await cartNow();
    expect(now.total).toBeGreaterThan(totals.total);
    expect(error).toMatchObject({ status: 409, code: "total_changed", body: { totals: now } });
    const { order } = await placeOrder(shop, shopper, { cartId, expectedTotal: now.total });
    expect(order.total).toBe(now.total);
  });

  it("when it moved by a hair, it is placed", async () => {
    const { cartId, totals } = await fillCart(shop, shopper, await ring());
    const { order } = await placeOrder(shop, shopper, { cartId, expectedTotal: totals.total + 1 });
    expect(order.total).toBe(totals.total);
  });

  it("without a well-formed PAN above the limit", async () => {
    const id = await ring();
    const { cartId } = await fillCart(shop, shopper, id, 2);
    for (const pan of [undefined, "", "ABCDE12345"]) {
      expect(await refusal(id, { pan }, cartId)).toMatchObject({
        status: 422,
        code: "pan_required",
        fields: { pan: expect.any(String) },
      });
    }
    const { order } = await placeOrder(shop, shopper, { cartId, pan: "abcpe 1234 f" });
    expect(order.total).toBeGreaterThan(100_000);
  });

  it("from the limit of cash on delivery on", async () => {
    const id = await ring();
    const { cartId } = await fillCart(shop, shopper, id, 3);
    expect(await refusal(id, { pan: "ABCPE1234F" }, cartId)).toMatchObject({
      status: 422,
      code: "cod_limit",
    });
  });

  it("to another country by cash on delivery", async () => {
    const id = await ring();
    const { cartId } = await fillCart(shop, shopper, id);
    expect(await refusal(id, { shippingAddress: ABROAD }, cartId)).toMatchObject({
      status: 422,
      code: "cod_abroad",
      message: expect.stringContaining("only for addresses in India"),
    });
  });

  it("with a field that is wrong, which it names", async () => {
    const id = await ring();
    const { cartId } = await fillCart(shop, shopper, id);
    const shippingAddress = { ...HOME, pincode: "56003", phone: "12" };
    expect(await refusal(id, { shippingAddress }, cartId)).toMatchObject({
      status: 400,
      code: "bad_request",
      fields: {
        "shippingAddress.pincode": "Enter the 6-digit PIN code",
        "shippingAddress.phone": expect.any(String),
      },
    });
    const nowhere = { shippingAddress: { ...HOME, pincode: "290001" } };
    expect(await refusal(id, nowhere, cartId)).toMatchObject({
      status: 400,
      fields: { "shippingAddress.pincode": "No place in India has this PIN code" },
    });
    const elsewhere = { shippingAddress: { ...HOME, state: "Kerala" } };
    expect(await refusal(id, elsewhere, cartId)).toMatchObject({
      status: 400,
      fields: { "shippingAddress.state": `PIN code ${HOME.pincode} is in Karnataka` },
    });
    const wrong = { paymentMethod: "cheque" } as never;
    expect(await refusal(id, wrong, cartId)).toMatchObject({
      status: 400,
      fields: { paymentMethod: "Choose how to pay" },
    });
  });
});

describe("an idempotency key", () => {
  it("gives the same answer again, and no second order", async () => {
    const id = await ring({ stock: 5 });
    const { cartId } = await fillCart(shop, shopper, id);
    const key = newId();
    const first = await placeOrder(shop, shopper, { cartId }, key);
    await acceptRates(shop, 15_000_00, 150_00);
    await fillCart(shop, shopper, id);
    expect(await placeOrder(shop, shopper, { cartId }, key)).toEqual(first);
    expect(await countOrders()).toBe(1);
    expect(await stockOf(id)).toBe(4);
  });

  it("knows the same body with its fields in another order", async () => {
    const { cartId } = await fillCart(shop, shopper, await ring());
    const headers = { authorization: `Bearer ${shopper.token}`, "idempotency-key": newId() };
    const body = { cartId, shippingAddress: HOME, paymentMethod: "COD" };
    const turned = Object.fromEntries(Object.entries(body).toReversed());
    const send = (payload: object) =>
      shop.app.inject({ method: "POST", url: "/api/order/create", headers, payload });
    const first = await send(body);
    expect(first.statusCode).toBe(201);
    expect((await send(turned)).body).toBe(first.body);
  });

  it("is refused with another body", async () => {
    const { cartId } = await fillCart(shop, shopper, await ring());
    const key = newId();
    await placeOrder(shop, shopper, { cartId }, key);
    const other = placeOrder(shop, shopper, { cartId, contact: "someone@else.example" }, key);
    await expect(other).rejects.toMatchObject({ status: 422, code: "idempotency_mismatch" });
  });

  it("is not used up by a refusal", async () => {
    const { cartId } = await fillCart(shop, shopper, await ring(), 2);
    const key = newId();
    const refused = placeOrder(shop, shopper, { cartId }, key);
    await expect(refused).rejects.toMatchObject({ code: "pan_required" });
    const { order } = await placeOrder(shop, shopper, { cartId, pan: "ABCPE1234F" }, key);
    expect(order.status).toBe("Confirmed");
  });

  it("is each user's own", async () => {
    const key = newId();
    const first = await fillCart(shop, shopper, await ring());
    const one = await placeOrder(shop, shopper, { cartId: first.cartId }, key);
    shopper = await shop.signUp("Meera Nair", true);
    const second = await fillCart(shop, shopper, await ring());
    const other = await placeOrder(shop, shopper, { cartId: second.cartId }, key);
    expect(other.order._id).not.toBe(one.order._id);
  });

  it("must look like one", async () => {
    const { cartId } = await fillCart(shop, shopper, await ring());
    const placed = placeOrder(shop, shopper, { cartId }, "no key");
    await expect(placed).rejects.toMatchObject({ status: 400 });
  });

  it("is not needed: without one each call is an order of its own", async () => {
    const id = await ring();
    for (const count of [1, 2]) {
      const { cartId } = await fillCart(shop, shopper, id);
      // Both together are of a value that needs the PAN.
      await placeOrder(shop, shopper, { cartId, pan: "ABCPE1234F" });
      expect(await countOrders()).toBe(count);
    }
  });
});
