import { cancelOrder } from "@suvarna/contract/orders/calls";
import * as desk from "@suvarna/contract/orders/staff";
import { getOrderPage } from "@suvarna/contract/orders/staff-desk";
import { approve, getApproval } from "@suvarna/contract/staff/staff";
import { paise } from "@suvarna/domain/money";
import { expect, it } from "vitest";
import { approvePending, pendingApprovalOf } from "../../../test/approvals.ts";
import { openCounter, sell, shop, staff } from "../../../test/counter-desk.ts";

openCounter();

const repaid = { from: "cancelled", to: "refunded", reference: "NEFT-1" } as const;

/** Sells pieces by UPI that stay in the shop to a shopper with an account. */
async function sold(netWeightMg: number) {
  const shopper = await shop.signUp("Meera Nair", true);
  const order = await sell({
    shopper: { shopperId: shopper.userId },
    takenAway: false,
    payment: { by: "upi", reference: "UPI-77" },
    netWeightMg,
  });
  const params = { id: order._id };
  const cancel = () => shop.client(shopper.token).call(cancelOrder, { params, body: {} });
  const stateOf = async () => (await staff.call(desk.getDeskOrder, { params })).state;
  return { params, total: order.total, cancel, stateOf };
}

it("of much money waits for a second person when the shopper has cancelled", async () => {
  const { params, total, cancel, stateOf } = await sold(8_000);
  expect(total).toBeGreaterThan(50_000);
  await cancel();
  expect((await staff.call(getOrderPage, { params })).repaymentNeedsApproval).toBe(true);
  const without = { from: repaid.from, to: repaid.to };
  const answer = await staff.call(desk.moveOrder, { params, body: without });
  const request = pendingApprovalOf(answer);
  expect(request).toMatchObject({
    kind: "order.refund",
    subject: params.id,
    before: null,
    after: { amountBack: paise(total) },
  });
  await expect(staff.call(approve, { params: { id: request._id } })).rejects.toMatchObject({
    code: "approval_own",
  });
  // A member of staff who writes the transfer down before the approval gets the same request.
  expect(pendingApprovalOf(await staff.call(desk.moveOrder, { params, body: repaid }))._id).toBe(
    request._id,
  );
  await approvePending(shop, answer);
  // The money is not sent yet, so the order still waits for it, and needs the transfer's reference.
  expect(await stateOf()).toBe("cancelled");
  expect((await staff.call(getOrderPage, { params })).repaymentNeedsApproval).toBe(false);
  await expect(staff.call(desk.moveOrder, { params, body: without })).rejects.toMatchObject({
    code: "refund_reference_missing",
  });
  shop.clock.now = new Date(shop.clock.now.getTime() + 20 * 60_000);
  await staff.call(desk.moveOrder, { params, body: repaid });
  expect(await stateOf()).toBe("refunded");
  // The history names both people, although the money was sent some time after the approval.
  const { steps } = await staff.call(getOrderPage, { params });
  const [cancelled, refunded] = steps.slice(-2);
  expect(cancelled).toMatchObject({ state: "cancelled", agreedBy: null });
  expect(refunded).toMatchObject({ state: "refunded", by: request.askedBy.name });
  const approved = await staff.call(getApproval, { params: { id: request._id } });
  expect(refunded?.agreedBy?._id).toBe(approved.decidedBy?._id);
});

it("of little money is written down by one person", async () => {
  const { params, total, cancel, stateOf } = await sold(1_000);
  expect(total).toBeLessThan(50_000);
  await cancel();
  expect((await staff.call(getOrderPage, { params })).repaymentNeedsApproval).toBe(false);
  await staff.call(desk.moveOrder, { params, body: repaid });
  expect(await stateOf()).toBe("refunded");
});

it("of an undelivered parcel that was paid at the counter is written down on its order", async () => {
  for (const netWeightMg of [1_000, 8_000]) {
    const { params, stateOf } = await sold(netWeightMg);
    await staff.call(desk.moveOrder, { params, body: { from: "confirmed", to: "processing" } });
    await staff.call(desk.moveOrder, { params, body: { from: "processing", to: "shipped" } });
    const body = { from: "shipped", to: "returned" } as const;
    await approvePending(shop, await staff.call(desk.moveOrder, { params, body }));
    const page = await staff.call(getOrderPage, { params });
    expect(page.order).toMatchObject({ state: "returned", paymentState: "refund_by_bank" });
    expect(page.repaymentNeedsApproval).toBe(false);
    const sent = { from: "returned", to: "refunded", reference: "NEFT-2" } as const;
    await staff.call(desk.moveOrder, { params, body: sent });
    expect(await stateOf()).toBe("refunded");
  }
});

it("of much money is not asked for again after two people have cancelled the order", async () => {
  const { params, stateOf } = await sold(8_000);
  const body = { from: "confirmed", to: "cancelled" } as const;
  const answer = await staff.call(desk.moveOrder, { params, body });
  pendingApprovalOf(answer);
  await approvePending(shop, answer);
  expect((await staff.call(getOrderPage, { params })).repaymentNeedsApproval).toBe(false);
  await staff.call(desk.moveOrder, { params, body: repaid });
  expect(await stateOf()).toBe("refunded");
});
