import { getInvoice, getPartNote } from "@suvarna/contract/invoices/calls";
import { getOrder, requestReturn } from "@suvarna/contract/orders/calls";
import type { ReturnInput } from "@suvarna/contract/orders/schemas";
import { decideReturn, moveOrder, refundPart } from "@suvarna/contract/orders/staff";
import type { ReturnDecisionInput } from "@suvarna/contract/orders/staff-schemas";
import { listRefunds, settleRefund } from "@suvarna/contract/payments/staff";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testAct } from "../../../test/acting.ts";
import { approvePending, moveWithApproval } from "../../../test/approvals.ts";
import { addCategory, addRing } from "../../../test/catalogue.ts";
import { fillCart, placeOrder } from "../../../test/checkout.ts";
import { type OnlineOrders, onlineOrders } from "../../../test/online-orders.ts";
import { openShop, type Session, type TestShop } from "../../../test/open-shop.ts";
import { assignHuid, pieceByHuid } from "../../catalogue/index.ts";
import { products } from "../../catalogue/tables.ts";
import { newId } from "../../platform/ids.ts";
import { orderPieces } from "../desk-tables.ts";

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
      refunds: [
        {
          isByHand: true,
          isSent: true,
          note: "For the pieces that you sent back.",
          preset: "return_accepted",
        },
      ],
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

  it("asks for no transfer before a second person has approved the return", async () => {
    const order = await delivered("COD", 4000);
    await ask(order, ONE_OF_TWO);
    await approvePending(shop, await decide(order, { accept: true }));
    expect(await see(order)).toMatchObject({
      return: { state: "accepted" },
      refunds: [{ isSent: false }],
    });
    const { refunds } = await shop
      .client(staff.token)
      .call(listRefunds, { query: { state: "stuck" } });
    const refund = refunds.find(({ orderId }) => orderId === order.id);
    expect(refund).toMatchObject({ way: "hand", gateway: null, handReference: null });
    const params = { id: refund?._id ?? "" };
    await shop.client(staff.token).call(settleRefund, { params, body: { reference: "UPI 4713" } });
    expect((await see(order)).refunds).toMatchObject([{ isByHand: true, isSent: true }]);
  });

  it("frees the HUID and puts the piece on sale again only when staff say that it is back", async () => {
    const { db } = shop.database;
    for (const restock of [true, false]) {
      const order = await delivered("COD");
      const productId = (await see(order)).items[1]?.productId ?? "";
      const stock = async () =>
        (await db.select().from(products).where(eq(products.id, productId)))[0]?.stock;
      const before = await stock();
      const piece = { position: 1, piece: 0, huid: restock ? "AB12CD" : "AB12CE" };
      const written = { weighedMg: 700, againMg: null, at: shop.clock.now };
      const by = order.shopper.userId;
      await db.insert(orderPieces).values({ orderId: order.id, ...piece, ...written, by });
      await ask(order, [{ line: 1, quantity: 1 }]);
      await decide(order, { accept: true, handReference: "UPI 4712", restock });
      expect(await stock()).toBe((before ?? 0) + (restock ? 1 : 0));
      const rows = await db.select().from(orderPieces).where(eq(orderPieces.orderId, order.id));
      expect(rows.map(({ held }) => held)).toEqual([!restock]);
    }
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

describe("a return of the whole order", () => {
  /** The stock of each line's product, and who has the piece with this HUID. */
  async function piecesOf(order: Delivered, huid: string) {
    const { db } = shop.database;
    const { items } = await see(order);
    const stock = await Promise.all(items.map(({ productId }) => online.stockOf(productId)));
    const [row] = await db.select().from(orderPieces).where(eq(orderPieces.orderId, order.id));
    return { stock, state: (await pieceByHuid(db, huid))?.state, held: row?.held };
  }

  /** Records the HUID of the last piece of a delivered order. */
  async function recordHuid(order: Delivered, huid: string): Promise<void> {
    const productId = (await see(order)).items[1]?.productId ?? "";
    const assigned = { huid, productId, size: null, orderId: order.id, as: "sold" } as const;
    await testAct(shop.acts, (act) => assignHuid(act, assigned));
    const written = { weighedMg: 700, againMg: null, by: staff.userId, at: shop.clock.now };
    const piece = { orderId: order.id, position: 1, piece: 0, huid, ...written };
    await shop.database.db.insert(orderPieces).values(piece);
  }

  it.each([
    ["puts its pieces and HUIDs back on sale", { restock: true }, "CD34E1"],
    ["does so too when the decision does not say it", {}, "CD34E2"],
  ])("%s", async (_what, input, huid) => {
    const order = await delivered("COD");
    await recordHuid(order, huid);
    const { stock } = await piecesOf(order, huid);
    await ask(order);
    await approvePending(shop, await decide(order, { accept: true, ...input }));
    const [pair = 0, single = 0] = stock.map(Number);
    expect(await piecesOf(order, huid)).toEqual({
      stock: [pair + 2, single + 1],
      state: "in_stock",
      held: false,
    });
  });

  it("leaves stock and HUIDs alone when staff say that the pieces are not sold again", async () => {
    const order = await delivered("COD");
    await recordHuid(order, "CD34E3");
    const before = await piecesOf(order, "CD34E3");
    expect(before).toMatchObject({ state: "sold", held: true });
    await ask(order);
    await approvePending(shop, await decide(order, { accept: true, restock: false }));
    expect(await see(order)).toMatchObject({ state: "returned" });
    expect(await piecesOf(order, "CD34E3")).toEqual(before);
  });

  it("adds no piece to the stock that a refund has already put back", async () => {
    const order = await delivered("COD");
    const { stock } = await piecesOf(order, "");
    const back = { note: "Too small", handReference: "UPI 13", restock: true };
    const headers = { "idempotency-key": newId() };
    await shop.client(staff.token).call(refundPart, {
      params: { id: order.id },
      body: { lines: ONE_OF_TWO, ...back },
      headers,
    });
    await ask(order);
    await approvePending(shop, await decide(order, { accept: true, restock: true }));
    const [pair = 0, single = 0] = stock.map(Number);
    expect((await piecesOf(order, "")).stock).toEqual([pair + 2, single + 1]);
  });
});
