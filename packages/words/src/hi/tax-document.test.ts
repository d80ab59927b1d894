import {
  lineFigures,
  refersToWords,
  rowsBelowTotal,
  TAX_DOCUMENT_TITLES,
  totalLabel,
} from "@suvarna/contract/invoices/tax-document-words";
import type { InvoiceKind } from "@suvarna/domain/invoice";
import { describe, expect, it } from "vitest";
import { documentLabel } from "./tax-document.ts";

const KINDS = Object.keys(TAX_DOCUMENT_TITLES) as InvoiceKind[];
const AMOUNTS = {
  advance: { number: "RV-26-000012", amount: 100, rest: 300, issuedAt: "2026-11-21T00:00:00Z" },
};
const VOUCHER = { voucher: { orderTotal: 400, rest: 300 } };

describe("the labels of tax documents", () => {
  it.each(KINDS)("of the kind %s have Hindi words beside them", (kind) => {
    const labels = [
      TAX_DOCUMENT_TITLES[kind],
      totalLabel({ kind }),
      refersToWords({ kind }),
      ...lineFigures({ kind }).map(({ label }) => label),
      ...rowsBelowTotal({ kind, ...AMOUNTS }).map(({ label }) => label),
      ...rowsBelowTotal({ kind, ...VOUCHER }).map(({ label }) => label),
    ];
    for (const label of labels) {
      if (label !== "HSN" && label !== "GST") expect(documentLabel(label)).toMatch(/ · .*[ऀ-ॿ]/);
    }
  });

  it("keep the number after them, the names of taxes, and what has no Hindi words", () => {
    expect(documentLabel("Advance RV-26-000012")).toBe("Advance RV-26-000012 · एडवांस");
    expect(documentLabel("CGST 1.5%")).toBe("CGST 1.5%");
    expect(documentLabel("Cess")).toBe("Cess");
  });
});
