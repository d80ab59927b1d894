import { getOrder } from "@suvarna/contract/orders/calls";
import type { RefundPartInput } from "@suvarna/contract/orders/refund-part";
import { getDeskOrder, moveOrder, refundPart } from "@suvarna/contract/orders/staff";
import { getOrderPage } from "@suvarna/contract/orders/staff-desk";
import { approve, cancel, listApprovals } from "@suvarna/contract/staff/staff";
import { paise } from "@suvarna/domain/money";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { pendingApprovalOf } from "../../test/approvals.ts";
import { fillCart, placeOrder } from "../../test/checkout.ts";
import type { Session } from "../../test/open-shop.ts";
import {
  advanceClock,
  as,
  online,
  openShopOfTwoOwners,
  params,
  shop,
} from "../../test/two-owners.ts";
import { users } from "../identity/tables.ts";
import { approvals } from "./tables.ts";

openShopOfTwoOwners();

describe("money above the limit", () => {
  /** Places and pays an order of more than ₹50,000. */
  async function paidOrder() {
    const shopper = await shop.signUp();
    const { cartId } = await fillCart(shop, shopper, await online.ring(20), 10);
    const placed = await placeOrder(shop, shopper, { cartId, paymentMethod: "ONLINE" });
    await online.choose(placed.paymentSessionId ?? "", "success");
    await online.settleAll();
    expect(placed.order.total).toBeGreaterThan(50_000);
    return { id: placed.order._id, total: placed.order.total, shopper, placed };
  }
  const cancelling = { from: "confirmed", to: "cancelled", note: "The buyer asks" } as const;

  it("is refunded by two persons, once", async () => {
    const { id, total } = await paidOrder();
    const desk = await shop.staff("orders");
    // The page of the order says beforehand that the cancellation is only requested.
    expect((await as(desk).call(getOrderPage, params(id))).cancellation).toMatchObject({
      backPaise: paise(total),
      needsApproval: true,
    });
    const request = pendingApprovalOf(
      await as(desk).call(moveOrder, { ...params(id), body: cancelling }),
    );
    expect(request).toMatchObject({
      kind: "order.cancel",
      subject: id,
      after: { state: "cancelled", amountBack: paise(total) },
    });
    expect((await as(desk).call(getDeskOrder, params(id))).state).toBe("confirmed");
    // A call that is repeated because its answer was lost returns the request that waits.
    const again = pendingApprovalOf(
      await as(desk).call(moveOrder, { ...params(id), body: cancelling }),
    );
    expect(again._id).toBe(request._id);
    const second = await shop.staff("orders");
    const isSecond = eq(users.id, second.userId);
    await shop.database.db.update(users).set({ name: "Vikram Shah" }).where(isSecond);
    const other = as(second);
    const { number } = await other.call(getDeskOrder, params(id));
    const { items } = await other.call(listApprovals, { query: { subject: id } });
    expect(items).toMatchObject([{ subjectName: number, shopperName: "Meera Nair" }]);
    await other.call(approve, params(request._id));
    // The order's history names both people.
    const { steps } = await as(desk).call(getOrderPage, params(id));
    const cancelled = steps.find(({ state }) => state === "cancelled");
    const agreedBy = { _id: second.userId, name: "Vikram Shah" };
    expect(cancelled).toMatchObject({ by: request.askedBy.name, agreedBy });
    expect(steps[0]?.agreedBy).toBeNull();
    expect(["cancelled", "refunded"]).toContain(
      (await as(desk).call(getDeskOrder, params(id))).state,
    );
  });

  /** Asks for a refund of an amount that needs a second person. */
  const refundBy = (session: Session, id: string, amount: number, key = crypto.randomUUID()) =>
    as(session).call(refundPart, {
      ...params(id),
      headers: { "idempotency-key": key },
      body: { amount, note: "The clasp was loose" },
    });

  it("is asked for by one person at a time, and another one reads who has asked", async () => {
    const { id } = await paidOrder();
    const [asha, ravi] = [await shop.staff("accounts"), await shop.staff("accounts")];
    const key = crypto.randomUUID();
    const request = pendingApprovalOf(await refundBy(asha, id, 60_000, key));
    await expect(refundBy(ravi, id, 60_000)).rejects.toMatchObject({
      status: 409,
      code: "approval_waiting",
      message: `${request.askedBy.name} has already asked for a large refund of an order. That request must be decided or taken back first.`,
    });
    await expect(refundBy(asha, id, 60_000)).rejects.toMatchObject({
      code: "approval_waiting",
      message: expect.stringMatching(/^You have already asked for/),
    });
    expect(pendingApprovalOf(await refundBy(asha, id, 60_000, key))._id).toBe(request._id);
    await as(asha).call(cancel, params(request._id));
    const next = pendingApprovalOf(await refundBy(ravi, id, 60_000));
    // A request that has lapsed is in nobody's way.
    advanceClock(Date.parse(next.expiresAt) - Date.parse(next.askedAt));
    pendingApprovalOf(await refundBy(await shop.staff("accounts"), id, 60_000));
  });

  it("keeps the code of its prepared reason until the second person agrees", async () => {
    const { id, shopper } = await paidOrder();
    const asked = await as(await shop.staff("accounts")).call(refundPart, {
      ...params(id),
      headers: { "idempotency-key": crypto.randomUUID() },
      body: { amount: 60_000, note: "Any words", preset: "wrong_price" },
    });
    const request = pendingApprovalOf(asked);
    await as(await shop.staff("accounts")).call(approve, params(request._id));
    const seen = await shop.client(shopper.token).call(getOrder, params(id));
    expect(seen.refunds).toMatchObject([
      { preset: "wrong_price", note: "We charged too much and send the difference back." },
    ]);
  });

  it("is asked for once when two people ask at the same moment", async () => {
    const { id } = await paidOrder();
    const people = [await shop.staff("accounts"), await shop.staff("accounts")];
    const answers = await Promise.allSettled(
      people.map((session) => refundBy(session, id, 60_000)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const { total } = await as(await shop.staff()).call(listApprovals, {
      query: { state: "waiting", subject: id },
    });
    expect(total).toBe(1);
  });

  it("is not refunded by a request that was made before another refund", async () => {
    const { id } = await paidOrder();
    const desk = await shop.staff("accounts");
    const request = pendingApprovalOf(await refundBy(desk, id, 60_000));
    await refundBy(desk, id, 1000);
    const other = as(await shop.staff("accounts"));
    await expect(other.call(approve, params(request._id))).rejects.toMatchObject({
      code: "approval_outdated",
      message: expect.stringContaining("another one since this was asked for"),
    });
    expect((await other.call(getDeskOrder, params(id))).refunds).toHaveLength(1);
  });

  it("is refunded by a request of an earlier release, which does not say what had gone back", async () => {
    const { id } = await paidOrder();
    const request = pendingApprovalOf(await refundBy(await shop.staff("accounts"), id, 60_000));
    await shop.database.db
      .update(approvals)
      .set({ payload: sql`${approvals.payload} - 'refunded'` })
      .where(eq(approvals.id, request._id));
    const other = as(await shop.staff("accounts"));
    await other.call(approve, params(request._id));
    expect((await other.call(getDeskOrder, params(id))).refunds).toHaveLength(1);
  });

  /** Asks for a refund of all pieces of an order that is packed, and dispatches the order. */
  async function dispatchedMeanwhile(body: RefundPartInput) {
    const { id } = await paidOrder();
    const desk = as(await shop.staff());
    const move = (from: "confirmed" | "processing", to: "processing" | "shipped") =>
      desk.call(moveOrder, { ...params(id), body: { from, to } });
    await move("confirmed", "processing");
    const headers = { "idempotency-key": crypto.randomUUID() };
    const request = pendingApprovalOf(
      await desk.call(refundPart, { ...params(id), headers, body }),
    );
    await move("processing", "shipped");
    return { id, request };
  }
  const pieces = { lines: [{ line: 0, quantity: 10 }], note: "The buyer wants another ring" };

  it("is not sent for pieces that were dispatched since it was asked for", async () => {
    const { id, request } = await dispatchedMeanwhile(pieces);
    const other = as(await shop.staff("accounts"));
    await expect(other.call(approve, params(request._id))).rejects.toMatchObject({
      code: "approval_outdated",
      message: expect.stringContaining("was dispatched since this was asked for"),
    });
    expect((await other.call(getDeskOrder, params(id))).refunds ?? []).toEqual([]);
  });

  it("is sent after the dispatch when it is a part of the price, which leaves the pieces", async () => {
    const { id, request } = await dispatchedMeanwhile({ amount: 60_000, note: "A late parcel" });
    const other = as(await shop.staff("accounts"));
    await other.call(approve, params(request._id));
    expect((await other.call(getDeskOrder, params(id))).refunds).toHaveLength(1);
  });

  it("is sent for pieces by a request of an earlier release, which does not say where they were", async () => {
    const { id, request } = await dispatchedMeanwhile(pieces);
    await shop.database.db
      .update(approvals)
      .set({ payload: sql`${approvals.payload} - 'inShop'` })
      .where(eq(approvals.id, request._id));
    const other = as(await shop.staff("accounts"));
    await other.call(approve, params(request._id));
    expect((await other.call(getDeskOrder, params(id))).refunds).toHaveLength(1);
  });

  it("is refunded in parts by two persons, once all parts together are above the limit", async () => {
    const { id, total } = await paidOrder();
    const desk = await shop.staff("accounts");
    let made = 0;
    const refund = (amount: number) =>
      as(desk).call(refundPart, {
        ...params(id),
        headers: { "idempotency-key": `part-${++made}-of-${id}` },
        body: { amount, note: "The clasp was loose" },
      });
    const small = await refund(30_000);
    expect(small).toMatchObject({ refunds: [{ amount: 30_000 }] });
    const request = pendingApprovalOf(await refund(25_000));
    expect(request).toMatchObject({
      kind: "order.refund",
      subject: id,
      before: { refunded: 30_000_00 },
      after: { refunded: 55_000_00, amountBack: 25_000_00 },
    });
    expect((await as(desk).call(getDeskOrder, params(id))).refunds).toHaveLength(1);
    const own = as(desk).call(approve, params(request._id));
    await expect(own).rejects.toMatchObject({ code: "approval_own" });
    const other = as(await shop.staff("accounts"));
    await Promise.allSettled([1, 2].map(() => other.call(approve, params(request._id))));
    const { refunds = [] } = await as(desk).call(getDeskOrder, params(id));
    expect(refunds.map(({ amount }) => amount).toSorted()).toEqual([25_000, 30_000]);
    expect(total).toBeGreaterThan(55_000);
  });

  it("is refunded in simultaneous parts by one person only up to the limit", async () => {
    const { id } = await paidOrder();
    const desk = as(await shop.staff("accounts"));
    const answers = await Promise.all(
      [1, 2, 3].map((part) =>
        desk.call(refundPart, {
          ...params(id),
          headers: { "idempotency-key": `at-once-${part}-of-${id}` },
          body: { amount: 20_000, note: "The clasp was loose" },
        }),
      ),
    );
    expect(answers.filter((answer) => "approval" in answer)).toHaveLength(1);
    expect((await desk.call(getDeskOrder, params(id))).refunds).toHaveLength(2);
  });

  it("is not sent when the order has changed since", async () => {
    const { id } = await paidOrder();
    const desk = await shop.staff("orders");
    const request = pendingApprovalOf(
      await as(desk).call(moveOrder, { ...params(id), body: cancelling }),
    );
    const body = { from: "confirmed", to: "processing" } as const;
    await as(desk).call(moveOrder, { ...params(id), body });
    const other = as(await shop.staff("orders"));
    await expect(other.call(approve, params(request._id))).rejects.toMatchObject({
      code: "approval_outdated",
    });
    expect((await as(desk).call(getDeskOrder, params(id))).state).toBe("processing");
  });

  it("does not prevent shoppers from cancelling their own orders", async () => {
    const { shopper, placed } = await paidOrder();
    expect((await online.cancel({ shopper, placed })).state).toBe("cancelled");
  });
});
