import * as invoices from "@suvarna/contract/invoices/calls";
import { moveOrder, refundPart } from "@suvarna/contract/orders/staff";
import { assignOrders, listOrderRows, sellPieceAgain } from "@suvarna/contract/orders/staff-desk";
import { paise } from "@suvarna/domain/money";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { approvePending, pendingApprovalOf } from "../../../test/approvals.ts";
import {
  dispatch,
  huid,
  letterOf,
  move,
  online,
  openOrderDesk,
  owner,
  pack,
  page,
  params,
  placeOrderOf,
  refusal,
  see,
  shop,
  staff,
  stockOf,
  weigh,
} from "../../../test/order-desk.ts";
import { addStaffAtWork } from "../../../test/shoppers.ts";
import { pieceByHuid } from "../../catalogue/index.ts";
import { paymentRefunds } from "../../payments/tables.ts";
import { newId } from "../../platform/ids.ts";

openOrderDesk();

const MINUTE_MS = 60_000;
/** The weight of a ring whose order needs no second person, and of one whose order needs one. */
const SMALL_MG = 2000;
const LARGE_MG = 4000;

/** Dispatches an order of rings that is paid online. @param weights the weights at the dispatch */
async function sent(netWeightMg: number, weights: readonly number[] = [netWeightMg]) {
  const order = await placeOrderOf({ netWeightMg }, { quantity: weights.length });
  await pack(order.id);
  const huids = weights.map(() => huid());
  const weighed = weights.map((weighedMg, piece) => ({ piece, weighedMg, huid: huids[piece] }));
  await weigh(order.id, weighed);
  await dispatch(order.id);
  await online.settleAll();
  return { ...order, huids };
}

async function refundsOf(id: string) {
  const rows = await shop.database.db
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.orderId, id));
  return rows.map(({ amount, state, reason }) => ({ amount, state, reason }));
}

describe("the money of an undelivered order that was paid online", () => {
  it("goes back by the gateway, without what the weight at the dispatch has given back", async () => {
    const order = await sent(SMALL_MG, [1980]);
    const { total, refunded = 0 } = await see(order);
    expect(refunded).toBeGreaterThan(0);
    const rest = paise(total) - paise(refunded);
    expect((await page(order.id)).cancellation.backPaise).toBe(rest);
    expect(await move(order.id, "returned")).toMatchObject({
      state: "returned",
      paymentState: "refund_due",
    });
    await shop.relay.run();
    const told = (await letterOf(order, "order-undelivered"))?.text;
    expect(told).toContain("came back to us undelivered");
    expect(told).toContain("on its way back");
    // The gateway sends the money, so nobody can write it down as sent by hand.
    const byHand = move(order.id, "refunded", { reference: "NEFT-1" }, "returned");
    expect(await refusal(byHand)).toBe("order_cannot_move");

    await online.settleAll();
    expect(await see(order)).toMatchObject({ state: "refunded", paymentState: "refunded" });
    const refunds = await refundsOf(order.id);
    expect(refunds).toContainEqual({ amount: rest, state: "done", reason: "order_returned" });
    expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(paise(total));
    expect(await letterOf(order, "order-refunded")).toBeDefined();
    const credit = await shop
      .client(order.shopper.token)
      .call(invoices.getCreditNote, params(order.id));
    expect(paise(credit.total)).toBe(rest);
  });

  it("is paid back once when a piece was refunded on the way, and all pieces are on sale again", async () => {
    const order = await sent(800, [800, 800]);
    const { total } = await see(order);
    shop.clock.now = new Date(shop.clock.now.getTime() + MINUTE_MS);
    await staff.call(refundPart, {
      ...params(order.id),
      headers: { "idempotency-key": newId() },
      body: { lines: [{ line: 0, quantity: 1 }], note: "One was enough" },
    });
    await online.settleAll();
    expect(await stockOf(order.id)).toBe(3);
    // While the parcel is on its way its pieces are not put on sale one by one, or they would count
    // twice when it comes back.
    expect((await page(order.id)).refundedWithBuyer).toEqual([]);
    const [first = ""] = order.huids;
    const again = staff.call(sellPieceAgain, { ...params(order.id), body: { huid: first } });
    await expect(again).rejects.toMatchObject({ code: "piece_in_order" });
    await move(order.id, "returned");
    await online.settleAll();
    // The parcel was never opened, so the refunded piece came back in it too.
    expect(await stockOf(order.id)).toBe(5);
    for (const own of order.huids) {
      expect(await pieceByHuid(shop.database.db, own)).toMatchObject({ state: "in_stock" });
    }
    const { keptBack, refundedWithBuyer } = await page(order.id);
    expect({ keptBack, refundedWithBuyer }).toEqual({ keptBack: [], refundedWithBuyer: [] });
    const refunds = await refundsOf(order.id);
    expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(paise(total));
    expect((await see(order)).state).toBe("refunded");
  });

  it("needs no more when refunds in part have given back all of it", async () => {
    const order = await sent(800);
    await staff.call(refundPart, {
      ...params(order.id),
      headers: { "idempotency-key": newId() },
      body: { whole: true, note: "It was lost" },
    });
    await online.settleAll();
    const { total } = await see(order);
    const assigned = [{ _id: order.id, from: null }];
    await staff.call(assignOrders, { body: { to: owner.userId, orders: assigned } });
    expect(await move(order.id, "returned", { restock: false })).toMatchObject({
      state: "returned",
      paymentState: "refunded",
    });
    const { items } = await staff.call(listOrderRows, { query: { view: "mine", limit: 100 } });
    expect(items.map(({ _id }) => _id)).not.toContain(order.id);
    const refunds = await refundsOf(order.id);
    expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(paise(total));
  });
});

describe("a large sum of an undelivered order", () => {
  it("waits for a second person, and then goes back as was asked for", async () => {
    const order = await sent(LARGE_MG);
    const total = paise((await see(order)).total);
    expect((await page(order.id)).cancellation.needsApproval).toBe(true);
    const answer = await move(order.id, "returned", { restock: false, note: "Lost on the way" });
    expect(pendingApprovalOf(answer)).toMatchObject({
      kind: "order.undelivered",
      subject: order.id,
      before: { state: "shipped" },
      after: { state: "returned", amountBack: total },
      reason: "Lost on the way",
    });
    expect((await see(order)).state).toBe("shipped");
    await approvePending(shop, answer);
    await online.settleAll();
    expect((await see(order)).state).toBe("refunded");
    expect(await stockOf(order.id)).toBe(4);
    const [step] = (await page(order.id)).steps.filter(({ state }) => state === "returned");
    expect(step).toMatchObject({ restocked: false, agreedBy: expect.anything() });
  });

  it("stays with the shop when the parcel was delivered before the approval", async () => {
    const order = await sent(LARGE_MG);
    const answer = await move(order.id, "returned");
    const { doorCode } = await see(order);
    await move(order.id, "delivered", doorCode ? { doorCode } : {});
    await approvePending(shop, answer).catch(() => undefined);
    await online.settleAll();
    expect(await see(order)).toMatchObject({ state: "delivered", paymentState: "paid" });
    expect(await refundsOf(order.id)).toEqual([]);
  });
});

it("needs a fresh proof when money goes back, and none for cash on delivery", async () => {
  const paid = await sent(800);
  const atDoor = await placeOrderOf({ netWeightMg: LARGE_MG }, { method: "COD" });
  await pack(atDoor.id);
  await weigh(atDoor.id, [{ huid: huid(), weighedMg: LARGE_MG }]);
  await dispatch(atDoor.id);
  const { token } = await addStaffAtWork(shop.acts, "orders");
  const stale = shop.client(token);
  shop.clock.now = new Date(shop.clock.now.getTime() + 6 * MINUTE_MS);
  const body = { from: "shipped", to: "returned" } as const;
  expect(await refusal(stale.call(moveOrder, { ...params(paid.id), body }))).toBe(
    "fresh_proof_needed",
  );
  expect(await stale.call(moveOrder, { ...params(atDoor.id), body })).toMatchObject({
    state: "returned",
    paymentState: "not_paid",
  });
});
