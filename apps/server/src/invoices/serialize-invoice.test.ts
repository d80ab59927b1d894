import {
  pieceWords,
  type TaxDocumentLine,
  taxDocumentNotes,
} from "@suvarna/contract/invoices/tax-document-words";
import { expect, it } from "vitest";
import { contentOf, type InvoicedLine } from "./content.ts";
import type { InvoiceRow } from "./queries.ts";
import { serializeInvoice } from "./serialize-invoice.ts";

const PLACE = { name: "Meera Nair", address: ["1, Street"], state: "Karnataka" };
const FIGURES = { subtotal: 0, discount: 0, gst: 0, shipping: 0, total: 0 };

const content = contentOf(
  {
    orderId: "order",
    userId: "user",
    orderNumber: "ABCDEF",
    placedAt: new Date("2026-11-22T06:00:00Z"),
    paymentMethod: "Online payment",
    buyer: PLACE,
    deliverTo: PLACE,
    maskedPan: null,
    lines: [
      {
        name: "Ring",
        kind: "ring",
        quantity: 1,
        size: "",
        carat: "22K",
        fineness: 916,
        netWeightMg: 4000,
        huid: null,
        ratePerGram: 0,
        metalValue: 0,
        makingCharge: 0,
        stoneValue: 0,
        discount: 0,
        linePrice: 0,
        couponShare: 0,
        gst: 0,
      },
    ],
    gstRateBp: 300,
    ...FIGURES,
  },
  {
    seller: { ...PLACE, stateCode: "29", gstin: "29AAACS0000S1ZB", phone: "+91", email: "a@b.c" },
    hsn: { gold: "7113", silver: "711311", coin: "71189000" },
  },
);
const row: InvoiceRow = {
  id: "id",
  kind: "invoice",
  prefix: "SJ",
  year: "2026-27",
  number: 1,
  orderId: "order",
  userId: "user",
  issuedAt: new Date("2026-11-22T06:00:00Z"),
  content,
  sentHuids: null,
  refersTo: null,
  refundId: null,
};

/** Returns the words that a document prints on its line, and whether it says that HUIDs follow. */
function wordsOf(document: Partial<InvoiceRow>) {
  const wire = serializeInvoice({ ...row, ...document }, null);
  const notes = taxDocumentNotes(wire).join(" ");
  return {
    isMissing: pieceWords(wire.lines[0] as TaxDocumentLine).includes("HUID not recorded"),
    isToFollow: notes.includes("is added when the piece is dispatched"),
  };
}

it("announces a missing HUID only while the order is not dispatched", () => {
  expect(wordsOf({})).toEqual({ isMissing: true, isToFollow: true });
  expect(wordsOf({ sentHuids: [null] })).toEqual({ isMissing: true, isToFollow: false });
  expect(wordsOf({ sentHuids: ["AB12CD"] })).toEqual({ isMissing: false, isToFollow: false });
  expect(wordsOf({ kind: "credit note" })).toEqual({ isMissing: true, isToFollow: false });
});

it("does not mention HUIDs on documents from before they were recorded", () => {
  const { hasRecordedHuids: _none, ...old } = content;
  for (const kind of ["invoice", "credit note", "delivery challan"] as const) {
    expect(wordsOf({ kind, content: old })).toEqual({ isMissing: false, isToFollow: false });
  }
});

it("names both weights of a piece that is heavier than paid for, and all weights that it can be", () => {
  const [line] = content.lines as [InvoicedLine];
  const wordsOfLine = (more: Partial<InvoicedLine>) => {
    const wire = serializeInvoice(
      { ...row, content: { ...content, lines: [{ ...line, ...more }] } },
      null,
    );
    return pieceWords(wire.lines[0] as TaxDocumentLine);
  };
  expect(wordsOfLine({ netWeightMg: 6200, weighedMg: 6300 })).toContain(
    "net weight 6.200 g · weighed 6.300 g at the dispatch",
  );
  expect(wordsOfLine({ netWeightMg: 9000, otherWeightsMg: [10_000] })).toContain(
    "net weight 9.000 g or 10.000 g",
  );
});
