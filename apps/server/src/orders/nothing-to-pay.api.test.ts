import { applyCoupon } from "@suvarna/contract/cart/calls";
import { createCoupon } from "@suvarna/contract/coupons/staff";
import * as calls from "@suvarna/contract/orders/calls";
import { decideReturn, moveOrder } from "@suvarna/contract/orders/staff";
import type { OrderState, StaffMove } from "@suvarna/domain/order";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { approvePending } from "../../test/approvals.ts";
import { addCategory, addRing } from "../../test/catalogue.ts";
import { fillCart, placeOrder } from "../../test/checkout.ts";
import { openShop, type TestShop } from "../../test/open-shop.ts";
import { payments } from "../payments/tables.ts";
import { newId } from "../platform/ids.ts";

let shop: TestShop;
let categoryId: string;
beforeAll(async () => {
  shop = await openShop();
  categoryId = await addCategory(shop.database.db, "Given away");
});
afterAll(() => shop[Symbol.asyncDispose]());

it.each(["ONLINE", "COD"] as const)(
  "an order of ₹0 (%s) is confirmed without a payment, dispatched with its invoice, returned, or cancelled",
  async (paymentMethod) => {
    const [staff, shopper] = [await shop.staff(), await shop.signUp()];
    const client = shop.client(shopper.token);
    const code = `ALL${newId().slice(-6)}`;
    const body = { code, kind: "percent", value: 100 } as const;
    await approvePending(shop, await shop.client(staff.token).call(createCoupon, { body }));

    async function ordered() {
      const ringId = await addRing(shop.database.db, { categoryId, netWeightMg: 800 });
      const { cartId } = await fillCart(shop, shopper, ringId);
      const { cart } = await client.call(applyCoupon, { body: { code } });
      expect(cart.totals.total).toBe(0);
      const answer = await placeOrder(shop, shopper, { cartId, paymentMethod });
      expect(answer.order).toMatchObject({ state: "confirmed", paymentState: "paid", total: 0 });
      expect(answer).not.toHaveProperty("payment");
      return answer.order._id;
    }

    const id = await ordered();
    const count = await shop.database.db.$count(payments, eq(payments.orderId, id));
    expect(count).toBe(0);
    expect((await client.call(calls.verifyOrder, { body: { orderId: id } })).order._id).toBe(id);
    const move = (from: OrderState, to: StaffMove) =>
      shop.client(staff.token).call(moveOrder, { params: { id }, body: { from, to } });
    await move("confirmed", "processing");
    await move("processing", "shipped");
    const shipped = await client.call(calls.getOrder, { params: { id } });
    expect(shipped.invoiceNumber).toMatch(/^INV/);
    const [email] = await shop.messagesTo(shopper.email);
    expect(email).toBeDefined();

    // Nothing was paid, so an accepted return leaves nothing to send back.
    await move("shipped", "delivered");
    await client.call(calls.requestReturn, { params: { id }, body: { reason: "does_not_fit" } });
    await shop
      .client(staff.token)
      .call(decideReturn, { params: { id }, body: { accept: true, note: "It came back whole" } });
    const returned = await client.call(calls.getOrder, { params: { id } });
    expect(returned).toMatchObject({ state: "returned", paymentState: "refunded" });
    const letters = await shop.messagesTo(shopper.email);
    const letter = letters.find(({ kind }) => kind === "order-returned");
    expect(letter?.text).toContain("Nothing was charged for it.");
    expect(letter?.text).not.toMatch(/bank account|IFSC/);

    const other = await ordered();
    const cancelled = await client.call(calls.cancelOrder, { params: { id: other }, body: {} });
    expect(cancelled).toMatchObject({ state: "cancelled", paymentState: "not_paid" });
  },
);
