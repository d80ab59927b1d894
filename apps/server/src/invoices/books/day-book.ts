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

/** The references of an order's money in the books of banks, gateways and couriers. */
export interface MoneyReferences {
  readonly payments: readonly string[];
  readonly refunds: readonly {
    /** The id of the order's refund in part; null when all money goes back. */
    readonly orderRefundId: string | null;
    readonly reference: string;
  }[];
}

/** Reads the references of the money of orders, by the order's id. */
export type ReadReferences = (
  orderIds: readonly string[],
) => Promise<ReadonlyMap<string, MoneyReferences>>;

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
    const rows = sales.map((sale) => cellsOf(sale, references.get(sale.orderId)));
    if (rows.length > 0) yield csvOf(rows);
  }
}

/**
 * The references of the money that a document is about: an invoice has those of its payment, a
 * credit note those of its own refund.
 */
function referencesOf(document: OrderDocument, money: MoneyReferences): readonly string[] {
  if (!isCredit(document)) return money.payments;
  return money.refunds
    .filter(({ orderRefundId }) => orderRefundId === document.refundId)
    .map(({ reference }) => reference);
}

function cellsOf(document: OrderDocument, money: MoneyReferences | undefined): string[] {
  const { taxable, cgst, sgst, igst, shipping, total } = dayBookRow(document);
  return [
    indianDay(document.issuedAt),
    document.number,
    isCredit(document) ? "Credit note" : "Invoice",
    document.orderNumber,
    document.place.name,
    ...[taxable, cgst, sgst, igst, shipping, total].map(rupeesText),
    document.paymentMethod,
    money ? referencesOf(document, money).join(" ") : "",
  ];
}
