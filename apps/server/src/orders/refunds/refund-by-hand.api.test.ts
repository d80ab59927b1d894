import * as desk from "@suvarna/contract/orders/staff";
import { listRefunds } from "@suvarna/contract/payments/staff";
import { LAST_NUMBER } from "@suvarna/domain/invoice";
import { paise, rupees } from "@suvarna/domain/money";
import type { StaffMove } from "@suvarna/domain/order";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { addRing } from "../../../test/catalogue.ts";
import { fillCart, placeOrder } from "../../../test/checkout.ts";
import {
  type Bought,
  buyThreeRings,
  categoryId,
  lettersTo,
  online,
  openPartRefunds,
  readGatewayRefunds,
  refund,
  see,
  shop,
  staff,
} from "../../../test/part-refunds.ts";
import { invoiceSeries } from "../../invoices/tables.ts";
import { refundPayment } from "../../payments/sandbox/books.ts";
import { paymentCaptures, payments } from "../../payments/tables.ts";
import { newId } from "../../platform/ids.ts";
import { ordersPersonalData } from "../personal-data.ts";

openPartRefunds();

describe("an order that was paid at the door", () => {
  async function delivered(): Promise<Bought> {
    const shopper = await shop.signUp();
    const ringId = await addRing(shop.database.db, { categoryId, stock: 3, netWeightMg: 900 });
    const { cartId } = await fillCart(shop, shopper, ringId, 2);
    const { order } = await placeOrder(shop, shopper, { cartId });
    const id = order._id;
    const steps: [typeof order.state, StaffMove][] = [
      ["confirmed", "processing"],
      ["processing", "shipped"],
      ["shipped", "delivered"],
    ];
    for (const [from, to] of steps) {
      await staff.call(desk.moveOrder, { params: { id }, body: { from, to } });
    }
    await online.settleAll();
    return { id, shopper };
  }

  it("is refunded in part by hand, with a reference, and no gateway is asked", async () => {
    const order = await delivered();
    const body = { lines: [{ line: 0, quantity: 1 }], note: "One was too small" };
    await expect(refund(order, body)).rejects.toMatchObject({ code: "refund_by_hand" });
    await refund(order, { ...body, handReference: "UPI 426110012345" });
    await online.settleAll();
    expect((await see(order)).refunds).toMatchObject([
      { isByHand: true, isSent: true, creditNoteNumber: expect.stringMatching(/^CRN/) },
    ]);
    // The export of the shopper's data says the same.
    const { userId, email } = order.shopper;
    const owner = { userId, email, emailVerified: true, phone: null, phoneVerified: false };
    expect(await ordersPersonalData.exportData(shop.database.db, owner)).toMatchObject([
      { refunds: [{ isByHand: true, isSent: true }] },
    ]);
    const { refunds } = await staff.call(listRefunds, { query: { state: "done" } });
    expect(refunds.find(({ orderId }) => orderId === order.id)).toMatchObject({
      way: "hand",
      gateway: null,
      handReference: "UPI 426110012345",
      reason: "order_part",
    });
    const [letter] = await lettersTo(order);
    expect(letter?.text).toContain("bank account or UPI address");
  });
});

describe("a refund of half the money in the gateway's dashboard", () => {
  async function half(order: Bought): Promise<number> {
    const { db, autocommit } = shop.database;
    const [found] = await db
      .select({ capture: paymentCaptures })
      .from(paymentCaptures)
      .innerJoin(payments, eq(payments.id, paymentCaptures.paymentId))
      .where(eq(payments.orderId, order.id));
    const amount = Math.floor((found?.capture.amount ?? 0) / 2);
    await refundPayment(autocommit, {
      id: `rfnd_${newId()}`,
      paymentId: found?.capture.paymentReference ?? "",
      refundId: null,
      amount,
      at: shop.clock.now,
    });
    return amount;
  }

  it("is found before the shop asks for more than is left, which is refused there", async () => {
    const order = await buyThreeRings("razorpay");
    const { total } = await see(order);
    const amount = await half(order);
    await refund(order, { amount: rupees(paise(total) - 100), note: "Almost all" });
    await online.settleAll();
    await online.pass(60_000);
    // The shop has asked the gateway for only the amount that was left of the payment.
    const sent = await readGatewayRefunds(order);
    expect(sent).toEqual([amount, paise(total) - amount].toSorted((a, b) => a - b));
    const { refunds } = await staff.call(listRefunds, { query: { state: "stuck" } });
    expect(refunds.filter(({ orderId }) => orderId === order.id)).toEqual([]);
  });
});

it("limits the last credit note of a year to 16 characters, and issues none after it", async () => {
  const order = await buyThreeRings();
  const { db } = shop.database;
  await refund(order, { amount: 10, note: "First" });
  await online.settleAll();
  const crn = eq(invoiceSeries.kind, "credit note");
  const before = await db.select().from(invoiceSeries).where(crn);
  await db
    .update(invoiceSeries)
    .set({ last: LAST_NUMBER - 1 })
    .where(crn);
  await refund(order, { amount: 10, note: "Last" });
  await online.settleAll();
  const numbers = (await see(order)).refunds?.map(({ creditNoteNumber }) => creditNoteNumber);
  expect(numbers?.[1]).toMatch(/^CRN\/\d{4}\/9999999$/);
  expect(numbers?.[1]).toHaveLength(16);
  await refund(order, { amount: 10, note: "One too many" });
  await shop.relay.run().catch(() => {});
  expect((await see(order)).refunds?.[2]?.creditNoteNumber).toBeUndefined();
  await db
    .update(invoiceSeries)
    .set({ last: before[0]?.last ?? 1 })
    .where(crn);
});
