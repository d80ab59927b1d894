import { getInvoice, getPartNote } from "@suvarna/contract/invoices/calls";
import { getOrder, requestReturn } from "@suvarna/contract/orders/calls";
import type { ReturnInput } from "@suvarna/contract/orders/schemas";
import { decideReturn, moveOrder, refundPart } from "@suvarna/contract/orders/staff";
import type { ReturnDecisionInput } from "@suvarna/contract/orders/staff-schemas";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { approvePending, moveWithApproval } from "../../test/approvals.ts";
import { addCategory, addRing } from "../../test/catalogue.ts";
import { fillCart, placeOrder } from "../../test/checkout.ts";
import { type OnlineOrders, onlineOrders } from "../../test/online-orders.ts";
import { openShop, type Session, type TestShop } from "../../test/open-shop.ts";
import { newId } from "../platform/ids.ts";

let shop: TestShop;
let online: OnlineOrders;
let staff: Session;
let categoryId: string;
beforeAll(async () => {
  shop = await openShop();
  online = await onlineOrders(shop);
  staff = await shop.staff();
  categoryId = await addCategory(shop.database.db, "Rings that come back");
});
afterAll(() => shop[Symbol.asyncDispose]());

interface Delivered {
  readonly id: string;
  readonly shopper: Session;
}

/** Creates a delivered order with two equal rings and one other ring. */
async function delivered(paymentMethod: "COD" | "ONLINE", netWeightMg = 500): Promise<Delivered> {
  const { db } = shop.database;
  const shopper = await shop.signUp();
  await fillCart(shop, shopper, await addRing(db, { categoryId, netWeightMg }), 2);
  const single = await addRing(db, { categoryId, netWeightMg: 700 });
  const { cartId } = await fillCart(shop, shopper, single);
  const placed = await placeOrder(shop, shopper, { cartId, paymentMethod });
  const params = { id: placed.order._id };
  if (paymentMethod === "ONLINE") {
    await online.choose(placed.paymentSessionId ?? "", "success");
    await online.settleAll();
  }
  const steps = ["confirmed", "processing", "shipped", "delivered"] as const;
  for (const [place, to] of steps.entries()) {
    const from = steps[place - 1];
    if (!from || to === "confirmed") continue;
    await moveWithApproval(shop, staff, params.id, (client) =>
      client.call(moveOrder, { params, body: { from, to } }),
    );
  }
  return { id: params.id, shopper };
}

const see = ({ id, shopper }: Delivered) =>
  shop.client(shopper.token).call(getOrder, { params: { id } });
const ask = ({ id, shopper }: Delivered, lines?: ReturnInput["lines"]) =>
  shop.client(shopper.token).call(requestReturn, {
    params: { id },
    body: { reason: "does_not_fit", lines },
  });
const decide = ({ id }: Delivered, body: ReturnDecisionInput) =>
  shop.client(staff.token).call(decideReturn, { params: { id }, body });
const ONE_OF_TWO = [{ line: 0, quantity: 1 }];

describe("a return of some pieces", () => {
  it("of an order that was paid online is a refund in part with its credit note", async () => {
    const order = await delivered("ONLINE");
    const withReturn = await ask(order, ONE_OF_TWO);
    const name = withReturn.items[0]?.name;
    expect(withReturn.return).toMatchObject({
      state: "requested",
      pieces: [{ line: 0, name, quantity: 1 }],
    });
    await expect(ask(order, ONE_OF_TWO)).rejects.toMatchObject({ code: "return_asked" });
    await decide(order, { accept: true, note: "It came back whole" });
    await online.settleAll();
    const seen = await see(order);
    expect(seen).toMatchObject({ state: "delivered", return: { state: "accepted" } });
    const [part] = seen.refunds ?? [];
    expect(part).toMatchObject({
      note: "It came back whole",
      pieces: [{ name, quantity: 1 }],
      isSent: true,
      creditNoteNumber: expect.stringMatching(/^CRN\//),
    });
    const reader = shop.client(order.shopper.token);
    const params = { id: order.id };
    const invoice = await reader.call(getInvoice, { params });
    const line = invoice.lines[0];
    const note = await reader.call(getPartNote, {
      params: { ...params, refundId: part?._id ?? "" },
    });
    expect(note).toMatchObject({ part: "pieces", lines: [{ quantity: 1 }], total: part?.amount });
    expect(note.lines[0]?.price).toBe((line?.price ?? 0) / 2);
    await expect(decide(order, { accept: true })).rejects.toMatchObject({ code: "return_decided" });
    expect((await see(order)).refunds).toHaveLength(1);
  });

  it("of an order that was paid at the door needs the reference of the transfer", async () => {
    const order = await delivered("COD");
    await ask(order, ONE_OF_TWO);
    await expect(decide(order, { accept: true })).rejects.toMatchObject({
      code: "refund_by_hand",
    });
    expect((await see(order)).return).toMatchObject({ state: "requested" });
    await decide(order, { accept: true, handReference: "UPI 4711" });
    expect(await see(order)).toMatchObject({
      state: "delivered",
      return: { state: "accepted" },
      refunds: [{ isByHand: true, isSent: true, note: "For the pieces that you sent back." }],
    });
  });

  it("waits for a second person when the refund is large", async () => {
    const order = await delivered("ONLINE", 4000);
    await ask(order, ONE_OF_TWO);
    const answer = await decide(order, { accept: true });
    expect((await see(order)).refunds).toBeUndefined();
    await approvePending(shop, answer);
    expect(await see(order)).toMatchObject({
      state: "delivered",
      return: { state: "accepted" },
      refunds: [{ pieces: [{ quantity: 1 }] }],
    });
  });

  it("is refused by staff like any other", async () => {
    const order = await delivered("COD");
    await ask(order, ONE_OF_TWO);
    await decide(order, { accept: false, note: "It was worn" });
    const seen = await see(order);
    expect(seen.return).toMatchObject({ state: "refused", note: "It was worn" });
    expect(seen.refunds).toBeUndefined();
  });

  it("can only include pieces that are left of the order", async () => {
    const order = await delivered("COD");
    for (const lines of [
      [{ line: 0, quantity: 3 }],
      [{ line: 2, quantity: 1 }],
      [...ONE_OF_TWO, ...ONE_OF_TWO],
    ]) {
      await expect(ask(order, lines)).rejects.toMatchObject({ code: "return_pieces_gone" });
    }
    const body = {
      lines: [{ line: 1, quantity: 1 }],
      note: "A scratch",
      handReference: "UPI 12",
    };
    const headers = { "idempotency-key": newId() };
    const params = { id: order.id };
    await shop.client(staff.token).call(refundPart, { params, body, headers });
    await expect(ask(order, [{ line: 1, quantity: 1 }])).rejects.toMatchObject({
      code: "return_pieces_gone",
    });
  });
});

it("a return of all pieces is that of the whole order, with its delivery", async () => {
  const order = await delivered("ONLINE");
  const all = [
    { line: 0, quantity: 2 },
    { line: 1, quantity: 1 },
  ];
  expect((await ask(order, all)).return).not.toHaveProperty("pieces");
  await approvePending(shop, await decide(order, { accept: true }));
  await online.settleAll();
  const seen = await see(order);
  expect(seen).toMatchObject({ state: "refunded", return: { state: "accepted" } });
  expect(seen.refunds).toBeUndefined();
});
