import { getDayBookCsv } from "@suvarna/contract/invoices/staff";
import { requestReturn } from "@suvarna/contract/orders/calls";
import { markRemitted } from "@suvarna/contract/orders/remittance";
import { decideReturn, moveOrder } from "@suvarna/contract/orders/staff";
import { indianDay } from "@suvarna/domain/indian-day";
import type { OrderState, StaffMove } from "@suvarna/domain/order";
import { asc, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { addRing } from "../../test/catalogue.ts";
import { fillCart, placeOrder } from "../../test/checkout.ts";
import {
  type Bought,
  buyThreeRings,
  categoryId,
  online,
  openPartRefunds,
  refund,
  see,
  shop,
  staff,
} from "../../test/part-refunds.ts";
import { paymentCaptures, paymentRefunds, payments } from "../payments/tables.ts";

openPartRefunds();

const move = (id: string, from: OrderState, to: StaffMove, reference?: string) =>
  staff.call(moveOrder, { params: { id }, body: { from, to, reference } });

/** Reads the kinds and references of an order's documents from the day book, oldest first. */
async function documentsOf(order: Bought): Promise<string[]> {
  const { number } = await see(order);
  const day = indianDay(shop.clock.now);
  const file = await staff.call(getDayBookCsv, { query: { from: day, to: day } });
  const rows = (await new Response(file as BodyInit).text()).split("\r\n");
  return rows
    .map((row) => row.split(","))
    .filter((cells) => cells.includes(number))
    .map((cells) => `${cells[2]}: ${cells.at(-1)}`);
}

it("gives cash at the door the courier's transfer, and each credit note its own refund", async () => {
  const shopper = await shop.signUp();
  const ringId = await addRing(shop.database.db, { categoryId, stock: 3, netWeightMg: 900 });
  const { cartId } = await fillCart(shop, shopper, ringId, 2);
  const { order } = await placeOrder(shop, shopper, { cartId });
  const id = order._id;
  await move(id, "confirmed", "processing");
  await move(id, "processing", "shipped");
  await move(id, "shipped", "delivered");
  await online.settleAll();
  const cash = {
    orders: [{ orderId: id, amount: order.total }],
    remittedOn: indianDay(shop.clock.now),
  };
  await staff.call(markRemitted, { body: { ...cash, reference: "UTR 5521" } });
  const bought = { id, shopper };
  await refund(bought, { amount: 50, note: "A scratch", handReference: "UPI 426200117788" });
  await online.settleAll();
  await refund(bought, { amount: 20, note: "Another scratch", handReference: "UPI 9" });
  await online.settleAll();
  shop.clock.now = new Date(shop.clock.now.getTime() + 1);
  const params = { id };
  const wanted = { reason: "changed_mind" } as const;
  await shop.client(shopper.token).call(requestReturn, { params, body: wanted });
  await staff.call(decideReturn, { params, body: { accept: true } });
  await move(id, "returned", "refunded", "NEFT 7");
  await online.settleAll();
  expect(await documentsOf(bought)).toEqual([
    "Invoice: UTR 5521",
    "Credit note: UPI 426200117788",
    "Credit note: UPI 9",
    "Credit note: NEFT 7",
  ]);
});

it("gives an online invoice its payment, and each credit note the gateway's refund", async () => {
  const { db } = shop.database;
  const order = await buyThreeRings("razorpay");
  const [paid] = await db
    .select({ reference: paymentCaptures.paymentReference })
    .from(paymentCaptures)
    .innerJoin(payments, eq(payments.id, paymentCaptures.paymentId))
    .where(eq(payments.orderId, order.id));
  const paymentId = paid?.reference ?? "";
  await refund(order, { amount: 10, note: "A scratch" });
  await online.settleAll();
  await move(order.id, "confirmed", "cancelled");
  await online.settleAll();
  const refunds = await db
    .select({ reference: paymentRefunds.gatewayReference })
    .from(paymentRefunds)
    .where(eq(paymentRefunds.orderId, order.id))
    .orderBy(asc(paymentRefunds.createdAt));
  const [part, rest] = refunds.map(({ reference }) => reference);
  expect(new Set([part, rest, paymentId, null]).size).toBe(4);
  expect(await documentsOf(order)).toEqual([
    `Invoice: ${paymentId}`,
    `Credit note: ${part}`,
    `Credit note: ${rest}`,
  ]);
});
