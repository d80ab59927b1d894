import { Readable } from "node:stream";
import { isCredit, isSale, taxColumns } from "@suvarna/domain/books";
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

/** Reads the references of the payments of orders, by the order's id. */
export type ReadReferences = (
  orderIds: readonly string[],
) => Promise<ReadonlyMap<string, readonly string[]>>;

/** Makes the day book as a stream, which reads the tax documents page by page while it is sent. */
export function dayBookCsv(
  pages: AsyncIterable<readonly OrderDocument[]>,
  readReferences: ReadReferences,
): Readable {
  return Readable.from(partsOf(pages, readReferences), { objectMode: false });
}

async function* partsOf(
  pages: AsyncIterable<readonly OrderDocument[]>,
  readReferences: ReadReferences,
): AsyncGenerator<string> {
  yield csvOf([HEAD]);
  for await (const page of pages) {
    const sales = page.filter(isSale);
    const references = await readReferences(sales.map(({ orderId }) => orderId));
    const rows = sales.map((sale) => cellsOf(sale, references.get(sale.orderId) ?? []));
    if (rows.length > 0) yield csvOf(rows);
  }
}

function cellsOf(document: OrderDocument, references: readonly string[]): string[] {
  const { taxable, cgst, sgst, igst, shipping, total } = dayBookRow(document);
  return [
    indianDay(document.issuedAt),
    document.number,
    isCredit(document) ? "Credit note" : "Invoice",
    document.orderNumber,
    document.place.name,
    ...[taxable, cgst, sgst, igst, shipping, total].map(rupeesText),
    document.paymentMethod,
    references.join(" "),
  ];
}
