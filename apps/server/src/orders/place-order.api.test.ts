import { exportMe } from "@suvarna/contract/accounts/calls";
import { listPersonalAccess } from "@suvarna/contract/accounts/staff";
import { getCart } from "@suvarna/contract/cart/calls";
import { deleteProduct } from "@suvarna/contract/catalogue/staff";
import { getOrder, listOrders } from "@suvarna/contract/orders/calls";
import { readOrderPan } from "@suvarna/contract/orders/staff";
import { orderNumber } from "@suvarna/domain/order";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { fillCart, HOME, placeOrder } from "../../test/checkout.ts";
import {
  countOrders,
  openOrderingShop,
  ring,
  shop,
  shopper,
  stockOf,
} from "../../test/ordering-shopper.ts";
import { acceptRates } from "../../test/rates.ts";
import { findPieces } from "../catalogue/index.ts";
import { newId } from "../platform/ids.ts";
import { orderItems } from "./tables.ts";

openOrderingShop();

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
          metalColour: "Yellow gold",
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

  it("stores each line's price break-up", async () => {
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

  it("stores a PAN encrypted, shows its last digits, and reveals it only to staff, which is logged", async () => {
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

  it("does not store a PAN that it does not need", async () => {
    const { cartId } = await fillCart(shop, shopper, await ring());
    const { order } = await placeOrder(shop, shopper, { cartId, pan: "ABCPE1234F" });
    expect(order).not.toHaveProperty("panMasked");
    const staff = shop.client((await shop.staff()).token);
    const read = staff.call(readOrderPan, {
      params: { id: order._id },
      body: { purpose: "buyer_request", note: "The buyer asks by telephone" },
    });
    await expect(read).rejects.toMatchObject({ code: "order_not_found" });
  });

  it("stores the gift message, trimmed", async () => {
    const { cartId } = await fillCart(shop, shopper, await ring());
    const giftMessage = "  Happy Diwali,\nAmma! ";
    const { order } = await placeOrder(shop, shopper, { cartId, giftMessage });
    expect(order.giftMessage).toBe("Happy Diwali,\nAmma!");
  });

  it("stores a gift with a blank card", async () => {
    const { cartId } = await fillCart(shop, shopper, await ring());
    const { order } = await placeOrder(shop, shopper, { cartId, giftMessage: "" });
    expect(order.giftMessage).toBe("");
  });

  it("stores all its data, so that later rates and a removed piece change nothing", async () => {
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

  it("accepts the field names of the checkout form, another billing address and a contact", async () => {
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

describe("an idempotency key", () => {
  it("returns the same answer again, and places no second order", async () => {
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

  it("matches the same body with its fields in another order", async () => {
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
    const another = await shop.signUp("Meera Nair", true);
    const second = await fillCart(shop, another, await ring());
    const other = await placeOrder(shop, another, { cartId: second.cartId }, key);
    expect(other.order._id).not.toBe(one.order._id);
  });

  it("is refused in another form", async () => {
    const { cartId } = await fillCart(shop, shopper, await ring());
    const placed = placeOrder(shop, shopper, { cartId }, "no key");
    await expect(placed).rejects.toMatchObject({ status: 400 });
  });

  it("is optional: without one each call places a new order", async () => {
    const id = await ring();
    for (const count of [1, 2]) {
      const { cartId } = await fillCart(shop, shopper, id);
      // Two orders of a day each need no PAN, but the value of both together needs the PAN.
      await placeOrder(shop, shopper, { cartId, pan: "ABCPE1234F" });
      expect(await countOrders()).toBe(count);
    }
  });
});
