import { getInvoice, getPartNote } from "@suvarna/contract/invoices/calls";
import { getPaperPdf, listOrderPapers } from "@suvarna/contract/invoices/staff";
import { pieceWords, type TaxDocumentLine } from "@suvarna/contract/invoices/tax-document-words";
import { getOrder } from "@suvarna/contract/orders/calls";
import { getPackingSlip, issueChallan } from "@suvarna/contract/orders/papers";
import * as staffCalls from "@suvarna/contract/orders/staff";
import * as desk from "@suvarna/contract/orders/staff-desk";
import { formatRupees } from "@suvarna/domain/formats";
import { paise } from "@suvarna/domain/money";
import { eq } from "drizzle-orm";
import { extractText } from "unpdf";
import { describe, expect, it } from "vitest";
import { moveWithApproval, pendingApprovalOf } from "../../../test/approvals.ts";
import {
  dispatch,
  hindrances,
  huid,
  online,
  openOrderDesk,
  owner,
  pack,
  page,
  params,
  placeOrderOf,
  refusal,
  shop,
  staff,
  weigh,
} from "../../../test/order-desk.ts";
import { acceptRates } from "../../../test/rates.ts";
import { auditLog } from "../../platform/audit.ts";

openOrderDesk();

const auditOf = (orderId: string) =>
  shop.database.db.select().from(auditLog).where(eq(auditLog.subject, orderId));

const notedCarriers = async (orderId: string) =>
  (await auditOf(orderId))
    .filter(({ what }) => what === "order.carrier_noted")
    .map(({ after }) => after);

describe("the dispatch", () => {
  it("with the stored courier stores nothing of it again, and keeps it beside a note", async () => {
    const order = await placeOrderOf({ netWeightMg: 4000, huid: "STORED" });
    await pack(order.id);
    const id = { params: { id: order.id } };
    const carrier = { courier: "Sequel", trackingNumber: "SQ 7" };
    const pieces = [{ line: 0, piece: 0, huid: huid(), weighedMg: 4000 }];
    const weighed = await staff.call(desk.weighPieces, { ...id, body: { pieces, ...carrier } });
    expect(await dispatch(order.id, { ...carrier, note: "Ring at the gate" })).toMatchObject({
      state: "shipped",
    });
    expect(await notedCarriers(order.id)).toEqual([carrier]);
    const { version, steps } = await page(order.id);
    expect(version).toBe(weighed.version);
    expect(steps.at(-1)?.note).toBe("Sequel, tracking number SQ 7. Ring at the gate");
  });

  it("and the weighing of an order refuse an id that is none", async () => {
    const none = { params: { id: "nobody" } };
    expect(await refusal(weigh("nobody", [{ weighedMg: 3900 }]))).toBe("order_not_found");
    expect(
      await refusal(staff.call(desk.sellPieceAgain, { ...none, body: { huid: "AB1234" } })),
    ).toBe("order_not_found");
  });

  it("of a paid order refunds the difference once, with its credit note", async () => {
    const order = await placeOrderOf({ netWeightMg: 4000, makingChargeBp: 1200, huid: "LISTED" });
    await pack(order.id);
    expect(hindrances(await page(order.id))).toEqual(["huid_missing", "weight_missing"]);
    expect(await refusal(dispatch(order.id))).toBe("dispatch_hindered");
    const reader = shop.client(order.shopper.token);
    const lineOnInvoice = async () =>
      (await reader.call(getInvoice, params(order.id))).lines[0] as TaxDocumentLine;
    const lineOnSlip = async () =>
      (await staff.call(getPackingSlip, params(order.id))).lines[0] ?? null;
    // The invoice is issued at the payment, before anybody knows which piece will be sent, so it
    // has no HUID.
    expect(await lineOnInvoice()).toMatchObject({ huid: null });
    expect(pieceWords(await lineOnInvoice())).toContain("HUID not recorded");
    const isBeforeDispatch = async () =>
      (await reader.call(getInvoice, params(order.id))).isBeforeDispatch;
    expect(await isBeforeDispatch()).toBe(true);
    expect(await lineOnSlip()).toMatchObject({
      pieces: [{ netWeight: 4, huid: null }],
      needsHuid: true,
    });
    await staff.call(issueChallan, params(order.id));
    const own = huid();
    const draft = await weigh(order.id, [{ huid: own.toLowerCase(), weighedMg: 3950 }]);
    expect(await lineOnInvoice()).toMatchObject({ huid: null });
    expect(await reader.call(getOrder, params(order.id))).not.toHaveProperty("sentPieces");
    expect(draft).toMatchObject({ hindrances: [], differencePaise: expect.any(Number) });
    // The difference is 0.050 g at the rate of the order, with 12 % making charge and the GST on
    // both.
    const { ratePerGram } = draft.lines[0] ?? { ratePerGram: 0 };
    const metal = Math.round(ratePerGram * 4) - Math.round(ratePerGram * 3.95);
    expect(draft.differencePaise).toBeGreaterThan(metal * 1.12 * 1.17);
    expect(draft.differencePaise).toBeLessThan(metal * 1.12 * 1.19 + 100);
    expect(draft.book.map(({ kind }) => kind)).toEqual(["placed", "payment", "weight"]);

    // New rates between the weighing and the dispatch do not change the amount that goes back.
    await acceptRates(shop, 14_000_00, 150_00);
    const carrier = { courier: "BlueDart Apex", trackingNumber: "TRK 1" };
    expect(await dispatch(order.id, carrier)).toMatchObject({ state: "shipped" });
    await online.settleAll();
    const seen = await shop.client(order.shopper.token).call(getOrder, params(order.id));
    const back = draft.differencePaise ?? 0;
    expect(seen.sentPieces).toEqual([{ line: 0, huid: own, weight: 3.95 }]);
    expect(seen.refunds).toMatchObject([{ amount: back / 100, isSent: true, pieces: [] }]);
    expect(seen.refunds?.[0]).not.toHaveProperty("isLessAtDoor");
    expect(seen.history.at(-1)?.note).toBe("BlueDart Apex, tracking number TRK 1");
    const after = await page(order.id);
    expect(after).toMatchObject({ differencePaise: null, courier: "BlueDart Apex" });
    // The courier was entered at the dispatch, and the audit log has it.
    expect(await notedCarriers(order.id)).toEqual([
      { courier: "BlueDart Apex", trackingNumber: "TRK 1" },
    ]);
    expect(after.book.at(-1)).toMatchObject({
      kind: "weight",
      outPaise: back,
      refundState: "done",
      holdsPaise: paise(seen.total) - back,
      creditNote: seen.refunds?.[0]?.creditNoteNumber,
    });
    const refundId = seen.refunds?.[0]?._id ?? "";
    const note = await reader.call(getPartNote, { params: { id: order.id, refundId } });
    expect(note).toMatchObject({
      total: back / 100,
      part: "amount",
      lines: [{ huid: own, netWeight: 3.95 }],
      reason: "Weighed at dispatch: Plain Ring weighs 3.950 g instead of 4.000 g",
    });
    // The invoice was drawn before the dispatch, so it names the ordered weight.
    expect(await lineOnInvoice()).toMatchObject({ netWeight: 4 });
    const letters = await shop.messagesTo(order.shopper.email);
    expect(letters.find(({ kind }) => kind === "order-partly-refunded")?.text).toContain(
      "Plain Ring weighs 3.950 g instead of 4.000 g",
    );
    expect(await refusal(weigh(order.id, [{ weighedMg: 3900 }]))).toBe("order_moved");

    // Every tax document names the HUID of the piece that was sent, and not the HUID of the
    // catalogue.
    expect(await lineOnInvoice()).toMatchObject({ huid: own });
    expect(await isBeforeDispatch()).toBeUndefined();
    expect((await lineOnSlip())?.pieces).toEqual([{ netWeight: 3.95, huid: own }]);
    const papers = await staff.call(listOrderPapers, params(order.id));
    const challan = papers.find(({ kind }) => kind === "delivery challan");
    const pdf = await staff.call(getPaperPdf, params(challan?._id ?? ""));
    const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
    expect(text).toContain(`HUID ${own}`);
    expect(text).not.toContain("LISTED");
  });

  it("of an order that is paid at the door lowers the amount to collect, and puts its HUID on the invoice", async () => {
    const order = await placeOrderOf({ netWeightMg: 2500 }, { method: "COD" });
    await pack(order.id);
    const own = huid();
    const { differencePaise } = await weigh(order.id, [{ huid: own, weighedMg: 2480 }]);
    await dispatch(order.id);
    await shop.relay.run();
    const seen = await shop.client(order.shopper.token).call(getOrder, params(order.id));
    expect(seen.refunds).toMatchObject([
      { amount: (differencePaise ?? 0) / 100, isSent: true, isLessAtDoor: true },
    ]);
    expect(seen.history.at(-1)?.note).toContain(
      `At the door you pay ${formatRupees(differencePaise ?? 0)} less`,
    );
    // The history of staff has the refund beside the step, without a word to the shopper.
    const dispatched = (await page(order.id)).steps.at(-1)?.note;
    expect(dispatched).toContain("Weighed at dispatch");
    expect(dispatched).not.toContain("you pay");
    const less = differencePaise ?? 0;
    const letters = await shop.messagesTo(order.shopper.email);
    const shipped = letters.find(({ kind }) => kind === "order-shipped")?.text;
    expect(shipped).toContain(`Please have ${formatRupees(paise(seen.total) - less)} ready`);
    const collected = { before: paise(seen.total), after: paise(seen.total) - less };
    expect(await auditOf(order.id)).toContainEqual(
      expect.objectContaining({
        what: "order.collects_less",
        before: { toCollect: collected.before },
        after: expect.objectContaining({ toCollect: collected.after, collectsLess: less }),
      }),
    );
    expect(await auditOf(order.id)).not.toContainEqual(
      expect.objectContaining({ what: "order.partly_refunded" }),
    );
    const invoice = await shop.client(order.shopper.token).call(getInvoice, params(order.id));
    // The invoice is issued at the dispatch, so it is over the weight that was sent, and no credit
    // note lowers it at the same moment.
    const [line] = invoice.lines as [TaxDocumentLine];
    expect(line).toMatchObject({ huid: own, netWeight: 2.48 });
    expect(paise(line.metalValue)).toBe(Math.round(paise(line.ratePerGram) * 2.48));
    expect(paise(line.price)).toBe(
      paise(line.metalValue) + paise(line.makingCharge) - paise(line.discount),
    );
    expect(paise(invoice.total)).toBe(collected.after);
    expect(seen.refunds?.[0]).not.toHaveProperty("creditNoteNumber");
    expect(seen).not.toHaveProperty("isPaperPending");
    const papers = await staff.call(listOrderPapers, params(order.id));
    expect(papers.map(({ kind }) => kind)).toEqual(["invoice"]);
    // The delivery challan of the parcel names the weight of its invoice.
    await staff.call(issueChallan, params(order.id));
    const challan = (await staff.call(listOrderPapers, params(order.id))).find(
      ({ kind }) => kind === "delivery challan",
    );
    const pdf = await staff.call(getPaperPdf, params(challan?._id ?? ""));
    const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
    expect(text).toContain("net weight 2.480 g");
    await staff.call(staffCalls.moveOrder, {
      ...params(order.id),
      body: { from: "shipped", to: "delivered" },
    });
    const { book } = await page(order.id);
    expect(book.map(({ kind, inPaise }) => [kind, inPaise])).toEqual([
      ["placed", 0],
      ["weight", 0],
      ["door", paise(seen.total) - (differencePaise ?? 0)],
    ]);
  });

  it("allows a heavier piece, and needs a second weighing above 3 %", async () => {
    const order = await placeOrderOf({ netWeightMg: 4000 });
    await pack(order.id);
    const far = await weigh(order.id, [{ huid: huid(), weighedMg: 4200 }]);
    expect([hindrances(far), far.differencePaise]).toEqual([["weight_again"], null]);
    expect(await refusal(dispatch(order.id))).toBe("dispatch_hindered");
    expect(hindrances(await weigh(order.id, [{ againMg: 4150 }]))).toEqual(["weight_again"]);
    expect(hindrances(await weigh(order.id, [{ againMg: 4200 }]))).toEqual([]);
    const shipped = await dispatch(order.id);
    expect(shipped).toMatchObject({ state: "shipped" });
    expect(shipped).not.toHaveProperty("refunds");
  });

  it("waits for a second person when the refund is large", async () => {
    const order = await placeOrderOf({ netWeightMg: 100_000, grossWeightMg: 110_000 });
    await pack(order.id);
    await weigh(order.id, [{ huid: huid(), weighedMg: 96_000, againMg: 96_000 }]);
    const answer = await dispatch(order.id);
    expect(pendingApprovalOf(answer)).toMatchObject({ kind: "order.dispatch", state: "waiting" });
    expect((await page(order.id)).order.state).toBe("processing");
    const other = await placeOrderOf({ netWeightMg: 100_000, grossWeightMg: 110_000 });
    await pack(other.id);
    await weigh(other.id, [{ huid: huid(), weighedMg: 96_000, againMg: 96_000 }]);
    const shipped = await moveWithApproval(shop, owner, other.id, () => dispatch(other.id));
    expect(shipped).toMatchObject({ state: "shipped", refunds: [{ amount: expect.any(Number) }] });
  });
});
