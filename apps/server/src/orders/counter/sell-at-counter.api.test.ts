import { getPaperPdf, listOrderPapers } from "@suvarna/contract/invoices/staff";
import {
  findCounterShopper,
  quoteCounterOrder,
  sellAtCounter,
} from "@suvarna/contract/orders/counter";
import * as desk from "@suvarna/contract/orders/staff";
import { getOrderPage, weighPieces } from "@suvarna/contract/orders/staff-desk";
import { listRefunds, retryRefund, settleRefund } from "@suvarna/contract/payments/staff";
import { rupees } from "@suvarna/domain/money";
import type { OrderState, StaffMove } from "@suvarna/domain/order";
import { and, eq } from "drizzle-orm";
import { extractText } from "unpdf";
import { describe, expect, it } from "vitest";
import { approvePending } from "../../../test/approvals.ts";
import { addRing } from "../../../test/catalogue.ts";
import { HOME } from "../../../test/checkout.ts";
import {
  categoryId,
  newHuid,
  newPhone,
  openCounter,
  sell,
  shop,
  staff,
} from "../../../test/counter-desk.ts";
import { acceptRates } from "../../../test/rates.ts";
import { auditLog } from "../../platform/audit.ts";
import { newId } from "../../platform/ids.ts";

openCounter();

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
      takenAway: true,
      moves: [
        { state: "confirmed" },
        { state: "processing" },
        { state: "shipped" },
        { state: "delivered" },
      ],
    });
    expect(order.moves.every(({ by }) => by !== undefined)).toBe(true);
    // No risk is counted against pieces that were paid and handed over in the shop.
    const { book, risk } = await staff.call(getOrderPage, { params: { id: order._id } });
    expect(risk).toEqual([]);
    expect(book.at(-1)).toMatchObject({ kind: "door", tender: "cash", reference: null });
    // The pieces are out of stock: a new quote is refused, and the same call again neither sells
    // nor reserves any pieces.
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
    // The place of supply is the state of the buyer's address, because the invoice names it.
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
    expect(text).toContain("IGST 18%");
    expect(text).not.toContain("CGST");
    // Staff find the shopper by the phone number, and the second order uses the same account.
    const { shopper: found } = await staff.call(findCounterShopper, { body: { contact: phone } });
    expect(found).toMatchObject({ userId: order.userId, email: null, isReachable: false });
    const again = await sell({ shopper: { name: "G. Sen", phone } });
    expect(again.userId).toBe(order.userId);
  });

  it("accepts no more cash from one buyer a day than the law allows, and asks for the PAN", async () => {
    const phone = newPhone();
    const shopper = { name: "Heera Zaveri", phone };
    const address = { ...HOME, phone, street: "1, Cash Lane" };
    const large = { shopper, address, netWeightMg: 8_000 };
    const limit = shop.config.orders.codBelowPaise;
    const first = await sell(large);
    expect(first.total).toBeGreaterThan(rupees(limit) / 2);
    expect(first.total).toBeLessThan(rupees(limit));
    await expect(sell(large)).rejects.toMatchObject({ code: "cod_day_limit" });
    // A card may pay more than the limit of cash, but the buyer's orders of this day together now
    // need the PAN.
    const payment = { by: "card" as const, reference: "SLIP 0042" };
    await expect(sell({ ...large, payment })).rejects.toMatchObject({ code: "pan_required" });
    const order = await sell({ ...large, payment, pan: "ABCPE1234F" });
    expect(order.panMasked).toBe("XXXXXX234F");
    await expect(sell({ ...large, netWeightMg: 40_000 })).rejects.toMatchObject({
      code: "cod_limit",
    });
    // On the next day in India, staff may take cash from this buyer again.
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
    // The price is held from the end of its rates on, and not from their beginning.
    shop.clock.now = new Date(shop.clock.now.getTime() + shop.config.orders.priceLockMs);
    await acceptRates(shop, 13_733_33, 150_00);
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
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
    // A call of staff may contain the id of a shopper. The server must not refuse such a call as an
    // attempt to act for another user.
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

  it("is refunded by hand when it is cancelled before the delivery: the refund needs a reference", async () => {
    const order = await sell({ takenAway: false, payment: { by: "upi", reference: "UPI-77" } });
    expect(order.state).toBe("confirmed");
    expect(order).not.toHaveProperty("takenAway");
    const params = { id: order._id };
    const { book } = await staff.call(getOrderPage, { params });
    expect(book.find(({ kind }) => kind === "door")).toMatchObject({
      tender: "upi",
      reference: "UPI-77",
    });
    const audited = await shop.database.db
      .select({ after: auditLog.after })
      .from(auditLog)
      .where(and(eq(auditLog.subject, order._id), eq(auditLog.what, "order.sold_at_counter")));
    expect(audited).toMatchObject([{ after: { by: "upi", reference: "UPI-77" } }]);
    const cancelled = { from: "confirmed" as const, to: "cancelled" as const };
    const answer = await staff.call(desk.moveOrder, { params, body: cancelled });
    await approvePending(shop, answer);
    expect(await staff.call(desk.getDeskOrder, { params })).toMatchObject({
      state: "cancelled",
      paymentState: "refund_by_bank",
    });
    const refunded = { from: "cancelled" as const, to: "refunded" as const, reference: "NEFT-1" };
    await staff.call(desk.moveOrder, { params, body: refunded });
    expect(await staff.call(desk.getDeskOrder, { params })).toMatchObject({ state: "refunded" });
  });

  it("that turns out lighter is in the book, and waits until staff have sent the difference", async () => {
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
    // The shop has all the money until staff have sent the difference.
    const holdsPaise = Math.round(total * 100);
    expect(entry).toMatchObject({ refundState: "stuck", reference: null, outPaise: 0, holdsPaise });
    expect(entry?.owedPaise).toBeGreaterThan(0);
    const { hindrances } = await staff.call(getOrderPage, { params });
    expect(hindrances).not.toContain("refund_failed");
    const { refunds } = await staff.call(listRefunds, { query: { state: "stuck" } });
    const owed = refunds.find(({ orderId }) => orderId === id);
    expect(owed).toMatchObject({ way: "hand", amount: (entry?.owedPaise ?? 0) / 100 });
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
