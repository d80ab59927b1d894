import { isCredit, taxColumns } from "@suvarna/domain/books";
import { indianDay } from "@suvarna/domain/indian-day";
import type { OrderDocument } from "./booked-document.ts";
import { csvOf, rupeesText } from "./csv.ts";

const HEAD = [
  "Date",
  "Number",
  "Kind",
  "Order",
  "Party state",
  "Taxable",
  "CGST",
  "SGST",
  "IGST",
  "Delivery",
  "Total",
  "Payment",
  "Reference",
];

/**
 * Converts an invoice or a credit note to a row of the day book. Amounts are in paise; those of a
 * credit note are negative.
 */
export function dayBookRow(document: OrderDocument) {
  const { igst, cgst, sgst } = taxColumns(document.taxes);
  const sign = isCredit(document) ? -1 : 1;
  const { taxable, shipping, total } = document;
  const amounts = { taxable, cgst, sgst, igst, shipping, total };
  return Object.fromEntries(
    Object.entries(amounts).map(([name, amount]) => [name, sign * amount]),
  ) as Readonly<Record<keyof typeof amounts, number>>;
}

/**
 * Builds the day book of these invoices and credit notes.
 * @param references the references of the payments of each order, by the order's id
 */
export function dayBookCsv(
  documents: readonly OrderDocument[],
  references: ReadonlyMap<string, readonly string[]>,
): string {
  const rows = documents.map((document) => {
    const { taxable, cgst, sgst, igst, shipping, total } = dayBookRow(document);
    return [
      indianDay(document.issuedAt),
      document.number,
      isCredit(document) ? "Credit note" : "Invoice",
      document.orderNumber,
      document.place.name,
      ...[taxable, cgst, sgst, igst, shipping, total].map(rupeesText),
      document.paymentMethod,
      (references.get(document.orderId) ?? []).join(" "),
    ];
  });
  return csvOf([HEAD, ...rows]);
}
