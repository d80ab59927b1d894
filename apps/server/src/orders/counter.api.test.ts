import { getBooksOfMonth, getPaperPdf, listOrderPapers } from "@suvarna/contract/invoices/staff";
import {
  findCounterShopper,
  quoteCounterOrder,
  sellAtCounter,
} from "@suvarna/contract/orders/counter";
import type { CounterOrderInput } from "@suvarna/contract/orders/counter-schemas";
import { getPackingSlip, issueChallan } from "@suvarna/contract/orders/papers";
import { listRemittances, markRemitted } from "@suvarna/contract/orders/remittance";
import * as desk from "@suvarna/contract/orders/staff";
import { getOrderPage, weighPieces } from "@suvarna/contract/orders/staff-desk";
import { listRefunds, retryRefund, settleRefund } from "@suvarna/contract/payments/staff";
import { rupees } from "@suvarna/domain/money";
import type { OrderState, StaffMove } from "@suvarna/domain/order";
import { extractText } from "unpdf";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { approveKept } from "../../test/approvals.ts";
import { addCategory, addRing } from "../../test/catalogue.ts";
import { fillCart, HOME, placeOrder } from "../../test/checkout.ts";
import { type OnlineOrders, onlineOrders } from "../../test/online-orders.ts";
import { openShop, type TestShop } from "../../test/open-shop.ts";
import { acceptRates } from "../../test/rates.ts";
import { readBooks } from "../../test/read-books.ts";
import { pieceByHuid } from "../catalogue/index.ts";
import { newId } from "../platform/ids.ts";

let shop: TestShop;
let online: OnlineOrders;
let staff: ReturnType<TestShop["client"]>;
let categoryId: string;
beforeAll(async () => {
  shop = await openShop();
  online = await onlineOrders(shop);
  staff = shop.client((await shop.staff()).token);
  categoryId = await addCategory(shop.database.db, "Rings at the counter");
});
afterAll(() => shop[Symbol.asyncDispose]());
beforeEach(() => acceptRates(shop, 13_333_33, 150_00));

let phones = 0;
const newHuid = () => `AB${String(++phones).padStart(4, "0")}`;
const newPhone = () => `+9198111${String(++phones).padStart(5, "0")}`;

/** A counter order of one ring, with what is wanted otherwise. */
async function sell(
  wanted: Partial<CounterOrderInput> & { netWeightMg?: number } = {},
  key: string = newId(),
) {
  const { netWeightMg = 1234, ...input } = wanted;
  const productId =
    input.lines?.[0]?.productId ??
    (await addRing(shop.database.db, {
      categoryId,
      stock: 3,
      netWeightMg,
      grossWeightMg: 50_000,
      huid: newHuid(),
    }));
  const pieces = { lines: [{ productId, quantity: 1 }], takenAway: true, ...input };
  const { totals } = await staff.call(quoteCounterOrder, {
    body: { lines: pieces.lines, takenAway: pieces.takenAway, couponCode: input.couponCode },
  });
  const phone = newPhone();
  const body = {
    shopper: { name: "Gulmohar Sen", phone },
    address: { ...HOME, phone },
    payment: { by: "cash" as const },
    expectedTotal: totals.total,
    ...pieces,
  };
  const headers = { "idempotency-key": key };
  return staff.call(sellAtCounter, { headers, body: body as CounterOrderInput });
}

describe("an order at the counter", () => {
  it("is paid in cash and handed over at once, with its invoice, and only once for a key", async () => {
    const key = newId();
    const productId = await addRing(shop.database.db, { categoryId, stock: 1, huid: "ZX98CV" });
    const phone = newPhone();
    const input = {
      lines: [{ productId, quantity: 1, huids: ["ZX98CV"] }],
      shopper: { name: "Gulmohar Sen", phone },
      address: { ...HOME, state: "Maharashtra", city: "Pune", pincode: "411004", phone },
    };
    const order = await sell(input, key);
    expect(order).toMatchObject({
      state: "delivered",
      paymentState: "paid",
      paymentMethod: "COUNTER",
      moves: [
        { state: "confirmed" },
        { state: "processing" },
        { state: "shipped" },
        { state: "delivered" },
      ],
    });
    expect(order.moves.every(({ by }) => by !== undefined)).toBe(true);
    // The pieces are out of stock, and the same call again neither sells nor asks for them.
    const quote = { lines: input.lines, takenAway: true };
    await expect(staff.call(quoteCounterOrder, { body: quote })).rejects.toMatchObject({
      code: "sold_out",
    });
    const body = {
      ...input,
      takenAway: true,
      payment: { by: "cash" as const },
      expectedTotal: order.total,
    };
    const headers = { "idempotency-key": key };
    expect((await staff.call(sellAtCounter, { headers, body }))._id).toBe(order._id);
    const other = { ...body, payment: { by: "upi" as const, reference: "UPI-4711" } };
    await expect(staff.call(sellAtCounter, { headers, body: other })).rejects.toMatchObject({
      code: "idempotency_mismatch",
    });
    // Handed over in the shop: its own state is the place of supply, wherever the buyer lives.
    const papers = await staff.call(listOrderPapers, { params: { id: order._id } });
    expect(papers).toMatchObject([{ kind: "invoice", total: order.total }]);
    const bytes = await staff.call(getPaperPdf, { params: { id: papers[0]?._id ?? "" } });
    const { text } = await extractText(
      new Uint8Array(await new Response(bytes as never).arrayBuffer()),
      {
        mergePages: true,
      },
    );
    expect(text).toContain("Cash at the counter");
    expect(text).toContain("HUID ZX98CV");
    expect(text).toContain("CGST 9%");
    // The shopper is found by the number, and the same account is used again.
    const { shopper: found } = await staff.call(findCounterShopper, { body: { contact: phone } });
    expect(found).toMatchObject({ userId: order.userId, email: null, isReachable: false });
    const again = await sell({ shopper: { name: "G. Sen", phone } });
    expect(again.userId).toBe(order.userId);
  });

  it("takes no more cash of one buyer a day than the law allows, and asks for the PAN", async () => {
    const phone = newPhone();
    const shopper = { name: "Heera Zaveri", phone };
    const address = { ...HOME, phone, street: "1, Cash Lane" };
    const large = { shopper, address, netWeightMg: 8_000 };
    const limit = shop.config.orders.codBelowPaise;
    const first = await sell(large);
    expect(first.total).toBeGreaterThan(rupees(limit) / 2);
    expect(first.total).toBeLessThan(rupees(limit));
    await expect(sell(large)).rejects.toMatchObject({ code: "cod_day_limit" });
    // A card is taken beyond that, but the buyer's day is above the limit of the PAN by now.
    const payment = { by: "card" as const, reference: "SLIP 0042" };
    await expect(sell({ ...large, payment })).rejects.toMatchObject({ code: "pan_required" });
    const order = await sell({ ...large, payment, pan: "ABCPE1234F" });
    expect(order.panMasked).toBe("XXXXXX234F");
    await expect(sell({ ...large, netWeightMg: 40_000 })).rejects.toMatchObject({
      code: "cod_limit",
    });
    // On the next day in India cash is taken again.
    shop.clock.now = new Date(shop.clock.now.getTime() + 24 * 3_600_000);
    await acceptRates(shop, 13_333_33, 150_00);
    expect((await sell(large)).state).toBe("delivered");
  });

  it("is sold at the price that was shown while the rates move, and later at that of now", async () => {
    const productId = await addRing(shop.database.db, { categoryId, stock: 9 });
    const pieces = { lines: [{ productId, quantity: 1 }], takenAway: true };
    const phone = newPhone();
    const shown = await staff.call(quoteCounterOrder, { body: pieces });
    const body = {
      ...pieces,
      shopper: { name: "Anu Rao", phone },
      address: { ...HOME, phone },
      payment: { by: "cash" as const },
      expectedTotal: shown.totals.total,
      rateSheetId: shown.rateSheetId,
    };
    const take = () => staff.call(sellAtCounter, { headers: { "idempotency-key": newId() }, body });
    await acceptRates(shop, 13_733_33, 150_00);
    expect((await take()).total).toBe(shown.totals.total);
    shop.clock.now = new Date(shop.clock.now.getTime() + shop.config.orders.priceLockMs + 1);
    await acceptRates(shop, 13_733_33, 150_00);
    await expect(take()).rejects.toMatchObject({ code: "total_changed" });
  });

  it("sends a link to a proved contact only, and is confirmed when that is paid", async () => {
    const link = { payment: { by: "link" as const }, takenAway: false };
    await expect(sell(link)).rejects.toMatchObject({ code: "contact_unproved" });
    const shopper = await shop.signUp("Meera Nair", true);
    const again = { lines: [{ productId: newId(), quantity: 1 }], takenAway: false };
    // The id of another person in a call of staff is no attempt to act for that person.
    const quoted = staff.call(quoteCounterOrder, {
      body: { ...again, shopperId: shopper.userId },
    });
    await expect(quoted).rejects.toMatchObject({ code: "product_not_found" });
    const order = await sell({ ...link, shopper: { shopperId: shopper.userId } });
    expect(order).toMatchObject({ state: "pending_payment", paymentMethod: "ONLINE" });
    const letters = await shop.messagesTo(shopper.email);
    expect(letters.map(({ kind }) => kind)).toContain("prepayment-asked");
    const taken = { ...link, takenAway: true, shopper: { shopperId: shopper.userId } };
    await expect(sell(taken)).rejects.toMatchObject({ code: "bad_request" });
  });

  it("goes back by hand: cancelled before it is delivered, its money is sent with a reference", async () => {
    const order = await sell({ takenAway: false, payment: { by: "upi", reference: "UPI-77" } });
    expect(order.state).toBe("confirmed");
    const params = { id: order._id };
    const cancelled = { from: "confirmed" as const, to: "cancelled" as const };
    const answer = await staff.call(desk.moveOrder, { params, body: cancelled });
    await approveKept(shop, answer);
    expect(await staff.call(desk.getDeskOrder, { params })).toMatchObject({
      state: "cancelled",
      paymentState: "refund_by_bank",
    });
    const refunded = { from: "cancelled" as const, to: "refunded" as const, reference: "NEFT-1" };
    await staff.call(desk.moveOrder, { params, body: refunded });
    expect(await staff.call(desk.getDeskOrder, { params })).toMatchObject({ state: "refunded" });
  });

  it("that turns out lighter stands in the book, and waits until staff have sent the difference", async () => {
    const { _id: id, total } = await sell({ takenAway: false, netWeightMg: 4_000 });
    const params = { id };
    const move = (from: OrderState, to: StaffMove) =>
      staff.call(desk.moveOrder, { params, body: { from, to } });
    await move("confirmed", "processing");
    const { lines } = await staff.call(getOrderPage, { params });
    const huid = newHuid();
    const piece = { line: 0, piece: 0, weighedMg: (lines[0]?.netWeightMg ?? 0) - 60, huid };
    await staff.call(weighPieces, {
      params,
      body: { pieces: [piece], courier: "BlueDart", trackingNumber: "BD 1" },
    });
    await move("processing", "shipped");
    const bookOf = async () => (await staff.call(getOrderPage, { params })).book;
    const entry = (await bookOf()).find(({ kind }) => kind === "weight");
    expect(entry).toMatchObject({ refundState: "stuck", reference: null });
    expect(entry?.outPaise).toBeGreaterThan(0);
    expect(entry?.holdsPaise).toBe(Math.round(total * 100) - (entry?.outPaise ?? 0));
    const { hindrances } = await staff.call(getOrderPage, { params });
    expect(hindrances).not.toContain("refund_failed");
    const { refunds } = await staff.call(listRefunds, { query: { state: "stuck" } });
    const owed = refunds.find(({ orderId }) => orderId === id);
    expect(owed).toMatchObject({ way: "hand", amount: (entry?.outPaise ?? 0) / 100 });
    const one = { params: { id: owed?._id ?? "" } };
    await expect(staff.call(retryRefund, one)).rejects.toMatchObject({ code: "refund_not_stuck" });
    await staff.call(settleRefund, { ...one, body: { reference: "UPI-4711" } });
    expect((await bookOf()).find(({ kind }) => kind === "weight")).toMatchObject({
      refundState: "done",
      reference: "UPI-4711",
    });
    await expect(
      staff.call(settleRefund, { ...one, body: { reference: "UPI-4712" } }),
    ).rejects.toMatchObject({ code: "refund_not_stuck" });
  });

  it.each(["catalogue", "support", "accounts", "auditor"] as const)(
    "is refused to %s",
    async (role) => {
      const other = shop.client((await shop.staff(role)).token);
      const body = { lines: [{ productId: newId(), quantity: 1 }], takenAway: true };
      await expect(other.call(quoteCounterOrder, { body })).rejects.toMatchObject({
        code: "forbidden",
      });
    },
  );
});

describe("a refund", () => {
  it("is seen before it is asked for, and is what then goes back", async () => {
    const order = await sell({ netWeightMg: 5_000 });
    const params = { id: order._id };
    const preview = (body: object) => staff.call(desk.previewRefund, { params, body });
    expect(await preview({ amount: order.total + 1 })).toMatchObject({ amount: null });
    expect(await preview({ amount: 500 })).toMatchObject({
      amount: 500,
      left: order.total,
      needsApproval: false,
      isPossible: true,
      isByHand: true,
    });
    const whole = await preview({ whole: true });
    expect(whole).toMatchObject({ amount: order.total, needsApproval: true });
    expect(whole.lines).toMatchObject([{ line: 0, piecesLeft: 1, pieces: 1 }]);
    const body = { whole: true as const, note: "Taken back", handReference: "NEFT-9" };
    const headers = { "idempotency-key": newId() };
    const waiting = await staff.call(desk.refundPart, { params, body, headers });
    expect(waiting).toHaveProperty("approval");
    expect((await staff.call(desk.getDeskOrder, { params })).refunded).toBeUndefined();
    await approveKept(shop, waiting);
    const after = await staff.call(desk.getDeskOrder, { params });
    expect(after).toMatchObject({ refunded: order.total, refunds: [{ amount: order.total }] });
    expect(await preview({ whole: true })).toMatchObject({ amount: null, left: 0 });
  });
});

describe("the papers of an order", () => {
  it("name the pieces whose HUIDs were entered at the counter, and those are sold", async () => {
    const listed = newHuid();
    const productId = await addRing(shop.database.db, {
      categoryId,
      stock: 3,
      netWeightMg: 2500,
      huid: listed,
    });
    const [first, second] = [newHuid(), newHuid()];
    const lines = [{ productId, quantity: 2, huids: [first.toLowerCase(), second] }];
    const sold = await sell({ lines });
    const slip = await staff.call(getPackingSlip, { params: { id: sold._id } });
    expect(slip.lines).toMatchObject([{ huid: `${first}, ${second}`, needsHuid: true }]);
    expect(await pieceByHuid(shop.database.db, first)).toMatchObject({
      state: "sold",
      orderId: sold._id,
    });
    expect(await pieceByHuid(shop.database.db, listed)).toMatchObject({ state: "in_stock" });
    const again = sell({ lines: [{ productId, quantity: 1, huids: [first] }] });
    await expect(again).rejects.toMatchObject({ code: "huid_taken" });
  });

  it("are a slip without prices for a gift, and a challan once, before the goods are there", async () => {
    const gift = await sell({
      takenAway: false,
      giftMessage: "With love",
      payment: { by: "upi", reference: "UPI-1" },
    });
    const slip = await staff.call(getPackingSlip, { params: { id: gift._id } });
    expect(slip).toMatchObject({
      orderNumber: gift.number,
      giftMessage: "With love",
      total: null,
      toCollect: null,
      lines: [{ huid: null, needsHuid: false, netWeight: 1.234, quantity: 1 }],
    });
    const params = { id: gift._id };
    await staff.call(issueChallan, { params });
    await staff.call(issueChallan, { params });
    const papers = await staff.call(listOrderPapers, { params });
    const challans = papers.filter(({ kind }) => kind === "delivery challan");
    expect(challans).toMatchObject([{ number: expect.stringMatching(/^DCH\/\d{4}\/\d{6}$/) }]);
    const handed = await sell();
    await expect(staff.call(issueChallan, { params: { id: handed._id } })).rejects.toMatchObject({
      code: "challan_unavailable",
    });
  });
});

describe("the cash that couriers take", () => {
  it("is waited for from the delivery on, and what comes is written down with its difference", async () => {
    const shopper = await shop.signUp("Kavya Rao", true);
    const productId = await addRing(shop.database.db, { categoryId, stock: 2 });
    const { cartId } = await fillCart(shop, shopper, productId);
    const { order } = await placeOrder(shop, shopper, { cartId, paymentMethod: "COD" });
    const params = { id: order._id };
    const steps = ["confirmed", "processing", "shipped", "delivered"] as const;
    for (const [place, to] of steps.entries()) {
      const from = steps[place - 1];
      if (!from || to === "confirmed") continue;
      const note = to === "shipped" ? "BlueDart 7711" : undefined;
      await staff.call(desk.moveOrder, { params, body: { from, to, note } });
    }
    const waiting = await staff.call(listRemittances, { query: {} });
    expect(waiting.items.find(({ orderId }) => orderId === order._id)).toMatchObject({
      orderNumber: order.number,
      dispatchNote: "BlueDart 7711",
      due: order.total,
      remitted: null,
    });
    expect(waiting.waiting).toBeGreaterThanOrEqual(order.total);
    const remitted = {
      orders: [{ orderId: order._id, amount: order.total - 50 }],
      remittedOn: "2026-11-25",
      reference: "UTR 5521",
    };
    await staff.call(markRemitted, { body: remitted });
    await expect(staff.call(markRemitted, { body: remitted })).rejects.toMatchObject({
      code: "cash_remitted",
    });
    const different = await staff.call(listRemittances, { query: { view: "different" } });
    expect(different.items).toMatchObject([
      { orderId: order._id, remitted: order.total - 50, reference: "UTR 5521" },
    ]);
    const gone = await staff.call(listRemittances, { query: {} });
    expect(gone.items.map(({ orderId }) => orderId)).not.toContain(order._id);
  });
});

describe("the books", () => {
  it("agree with the invoices to the paisa, in every form", async () => {
    const shopper = await shop.signUp("Anu Rao", true);
    const productId = await addRing(shop.database.db, {
      categoryId,
      stock: 9,
      netWeightMg: 15_011,
    });
    const far = { ...HOME, city: "Pune", state: "Maharashtra", pincode: "411004" };
    const { cartId } = await fillCart(shop, shopper, productId, 1);
    const body = {
      cartId,
      shippingAddress: far,
      paymentMethod: "ONLINE",
      pan: "ABCPE1234F",
    } as const;
    const placed = await placeOrder(shop, shopper, body);
    await online.choose(placed.paymentSessionId ?? "", "success");
    await online.settleAll();
    const headers = { "idempotency-key": newId() };
    const part = { amount: 123.45, note: "A loose stone" };
    await staff.call(desk.refundPart, { params: { id: placed.order._id }, body: part, headers });
    await online.settleAll();

    const accounts = shop.client((await shop.staff("accounts")).token);
    const month = new Date(shop.clock.now.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 7);
    const sums = await accounts.call(getBooksOfMonth, { query: { month } });
    expect(sums.invoices.count).toBeGreaterThan(0);
    expect(sums.creditNotes.total).toBeLessThan(0);
    const { dayBook, tally, gstr1, hsnCsv } = await readBooks(accounts, month);
    const both = (of: "taxable" | "cgst" | "sgst" | "igst" | "total") =>
      Math.round((sums.invoices[of] + sums.creditNotes[of]) * 100);
    expect(dayBook).toEqual({
      rows: sums.invoices.count + sums.creditNotes.count,
      taxable: both("taxable"),
      cgst: both("cgst"),
      sgst: both("sgst"),
      igst: both("igst"),
      total: both("total"),
      references: expect.stringContaining("UPI-77 NEFT-1"),
    });
    const ofTax = {
      taxable: both("taxable"),
      cgst: both("cgst"),
      sgst: both("sgst"),
      igst: both("igst"),
    };
    expect(gstr1).toEqual(ofTax);
    expect(hsnCsv).toEqual(ofTax);
    expect(tally.unbalanced).toEqual([]);
    expect(tally.vouchers).toBe(dayBook.rows);
    const shopkeeper = shop.client((await shop.staff("orders")).token);
    await expect(shopkeeper.call(getBooksOfMonth, { query: { month } })).rejects.toMatchObject({
      code: "forbidden",
    });
  });
});
