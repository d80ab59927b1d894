import type { CallInput } from "@suvarna/contract/endpoint";
import { getFigures } from "@suvarna/contract/figures/staff";
import { requestReturn } from "@suvarna/contract/orders/calls";
import { cancelRemitted, listRemittances, markRemitted } from "@suvarna/contract/orders/remittance";
import { decideReturn, moveOrder } from "@suvarna/contract/orders/staff";
import { getOrderPage } from "@suvarna/contract/orders/staff-desk";
import { countWaitingMoney, listRefunds, settleRefund } from "@suvarna/contract/payments/staff";
import { indianDay } from "@suvarna/domain/indian-day";
import { paise } from "@suvarna/domain/money";
import { RETURN_REASONS } from "@suvarna/domain/returns";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { moveWithApproval } from "../../test/approvals.ts";
import { fillCart, placeOrder } from "../../test/checkout.ts";
import { type OnlineOrders, onlineOrders } from "../../test/online-orders.ts";
import { openShop, type Session, type TestShop } from "../../test/open-shop.ts";
import { requireIdentity } from "../content/index.ts";
import { findOwedByHand } from "../orders/index.ts";
import { moneyFigures } from "../payments/money-that-waits.ts";
import { sandboxPayments } from "../payments/sandbox-tables.ts";

const HOUR_MS = 3_600_000;

let shop: TestShop;
let owner: Session;
let online: OnlineOrders;
beforeAll(async () => {
  shop = await openShop();
  owner = await shop.staff();
  online = await onlineOrders(shop);
});
afterAll(() => shop[Symbol.asyncDispose]());

async function readMoney() {
  const { money } = await shop.client(owner.token).call(getFigures, { query: {} });
  if (!money) throw new Error("The owner sees the money that waits");
  return money;
}

/** Reads the money that waits, as Today, Books and the metrics show it. */
async function readAll() {
  const { waiting } = await shop.client(owner.token).call(countWaitingMoney, {});
  const owed = waiting.find(({ why }) => why === "order_owed");
  const figures = moneyFigures(shop.database, () => shop.clock.now, findOwedByHand);
  const due = await figures.find(({ name }) => name === "suvarna_refunds_due")?.read();
  return {
    money: await readMoney(),
    owed: { count: owed?.count ?? 0, amount: paise(owed?.amount ?? 0) },
    due: due?.[0]?.value ?? 0,
  };
}

describe("the money that comes to the shop", () => {
  it("loses a payment once when its order is cancelled, before and after the refund", async () => {
    const before = await readMoney();
    const { ordered, capture } = await online.paidOrder("cashfree");
    expect((await readMoney()).total).toBe(before.total + capture.amount);

    await online.cancel(ordered);
    const due = await readMoney();
    expect(due.toRefund.amount).toBe(before.toRefund.amount + capture.amount);
    expect(due.total).toBe(before.total);

    await online.settleAll();
    const done = await readMoney();
    expect(done.toRefund.amount).toBe(before.toRefund.amount);
    expect(done.total).toBe(before.total);
  });

  it("has the whole payment again when staff have sent its refund by hand", async () => {
    const before = await readMoney();
    const { ordered, capture } = await online.paidOrder("cashfree");
    const { db } = shop.database;
    // The gateway refuses the refund, because it does not know money of this amount.
    await db
      .update(sandboxPayments)
      .set({ amount: 1 })
      .where(eq(sandboxPayments.id, capture.paymentReference));
    await online.cancel(ordered);
    for (let tries = 0; tries < 12; tries++) await online.pass(HOUR_MS / 6);
    const stuck = await readMoney();
    expect(stuck.toRefund).toMatchObject({
      amount: before.toRefund.amount + capture.amount,
      stuck: before.toRefund.stuck + 1,
    });
    expect(stuck.total).toBe(before.total);

    const refund = (
      await shop.client(owner.token).call(listRefunds, { query: { state: "stuck" } })
    ).refunds.find(({ paymentReference }) => paymentReference === capture.paymentReference);
    const params = { id: refund?._id ?? "" };
    const body = { reference: "UTR426110012345" };
    await shop.client(owner.token).call(settleRefund, { params, body });
    const sent = await readMoney();
    const takenBy = ({ unsettled }: typeof sent) =>
      unsettled.find(({ gateway }) => gateway === "cashfree")?.amount ?? 0;
    expect(sent.toRefund).toEqual(before.toRefund);
    expect(takenBy(sent)).toBe(takenBy(before) + capture.amount);
    expect(sent.total).toBe(before.total + capture.amount);
  });

  it("has the cash of a parcel until the courier has sent it, and owes it after a return", async () => {
    const before = await readMoney();
    const buyer = await shop.signUp();
    const { cartId } = await fillCart(shop, buyer, await online.ring(3));
    const { order } = await placeOrder(shop, buyer, { cartId });
    const staff = shop.client(owner.token);
    const params = { id: order._id };
    const move = (body: CallInput<typeof moveOrder>["body"]) =>
      staff.call(moveOrder, { params, body });
    await move({ from: "confirmed", to: "processing" });
    expect((await readMoney()).cash).toEqual(before.cash);

    const cash = {
      parcels: before.cash.parcels + 1,
      amount: before.cash.amount + paise(order.totalAmount),
    };
    await move({ from: "processing", to: "shipped" });
    expect((await readMoney()).cash).toEqual(cash);
    await move({ from: "shipped", to: "delivered" });
    expect(await readMoney()).toMatchObject({
      cash,
      total: before.total + paise(order.totalAmount),
    });

    const send = (amount: number) => {
      const orders = [{ orderId: order._id, amount }];
      const body = { orders, remittedOn: indianDay(shop.clock.now), reference: "BD 4711" };
      return staff.call(markRemitted, { body });
    };
    await send(order.totalAmount - 50);
    const short = await readMoney();
    expect(short.cash).toEqual({
      parcels: before.cash.parcels + 1,
      amount: before.cash.amount + 50_00,
    });
    expect(short.total).toBe(before.total + 50_00);
    const page = await staff.call(getOrderPage, { params });
    expect(page.withCourierPaise).toBe(50_00);
    const { items } = await staff.call(listRemittances, { query: { view: "different" } });
    const writtenAt = items.find(({ orderId }) => orderId === order._id)?.writtenAt ?? "";
    const wrong = { orders: [{ orderId: order._id, writtenAt }], reason: "A digit was wrong" };
    await staff.call(cancelRemitted, { body: wrong });

    await send(order.totalAmount + 10);
    expect((await readMoney()).cash).toEqual(before.cash);
    const remitted = await readAll();

    const [reason] = RETURN_REASONS;
    await shop.client(buyer.token).call(requestReturn, { params, body: { reason } });
    await moveWithApproval(shop, owner, order._id, (client) =>
      client.call(decideReturn, { params, body: { accept: true } }),
    );
    const returned = await readAll();
    const amount = paise(order.totalAmount);
    expect(returned.owed).toEqual({
      count: remitted.owed.count + 1,
      amount: remitted.owed.amount + amount,
    });
    expect(returned.due).toBe(remitted.due + 1);
    expect(returned.money.toRefund).toMatchObject({
      orders: remitted.money.toRefund.orders + 1,
      amount: remitted.money.toRefund.amount + amount,
    });
    expect(returned.money.total).toBe(remitted.money.total - amount);
    await shop.moneyWatch.run();
    await shop.relay.run();
    const { email } = await requireIdentity(shop.database.db);
    const letters = await shop.messagesTo(email);
    expect(letters.find(({ kind }) => kind === "money-alarm")?.text).toContain(
      "Cancelled or returned orders to pay back by hand",
    );

    await moveWithApproval(shop, owner, order._id, (client) => {
      const body = { from: "returned", to: "refunded", reference: "UPI 4711" } as const;
      return client.call(moveOrder, { params, body });
    });
    expect(await readAll()).toMatchObject({ owed: remitted.owed, due: remitted.due });
  });
});
