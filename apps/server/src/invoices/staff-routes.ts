import { pair } from "@suvarna/contract/endpoint";
import * as calls from "@suvarna/contract/invoices/staff";
import type { BooksOfMonth, OrderPaper } from "@suvarna/contract/invoices/staff-schemas";
import * as schemas from "@suvarna/contract/invoices/staff-schemas";
import { isCredit, isSale } from "@suvarna/domain/books";
import { gstr1Of } from "@suvarna/domain/gstr1";
import { serialNumber } from "@suvarna/domain/invoice";
import { rupees } from "@suvarna/domain/money";
import type { Database, Db } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import { isId } from "../platform/ids.ts";
import { daysOf, eachBookedPage, listBooked, listPapers } from "./books/book-queries.ts";
import type { OrderDocument } from "./books/booked-document.ts";
import { dayBookCsv, dayBookRow, type MoneyReferences } from "./books/day-book.ts";
import { gstr1Csv } from "./books/gstr1-csv.ts";
import { gstr1Json } from "./books/gstr1-json.ts";
import { tallyXml } from "./books/tally.ts";
import { drawInvoice } from "./draw-invoice.ts";
import { findInvoiceById, type InvoiceRow } from "./queries.ts";
import { serializeInvoice } from "./serialize-invoice.ts";

const endpoints = pair(calls, schemas);

/** The dependencies of staff's calls about tax documents and books. */
export interface BooksDependencies {
  readonly database: Database;
  /** Reads the references of the payments and refunds of orders, by the order's id. */
  readonly paymentReferencesOf: (
    db: Db,
    orderIds: readonly string[],
  ) => Promise<ReadonlyMap<string, MoneyReferences>>;
  readonly gstin: (db: Db) => Promise<string>;
}

/** Registers staff's calls: the tax documents of an order, and the books for the accountant. */
export function registerBooks(
  api: Api,
  { database: { db }, paymentReferencesOf, gstin }: BooksDependencies,
): void {
  const monthOf = async (month: string) => listBooked(db, daysOf(month));

  handle(api, endpoints.listOrderPapers, async ({ params }) =>
    (await listPapers(db, params.id)).map(serializePaper),
  );

  handle(api, endpoints.getPaperPdf, async ({ params }) => {
    const row = isId(params.id) ? await findInvoiceById(db, params.id) : null;
    if (!row) throw new Refusal("invoice_not_found");
    const undone = row.refersTo ? await findInvoiceById(db, row.refersTo) : null;
    return drawInvoice(serializeInvoice(row, undone));
  });

  handle(api, endpoints.getBooksOfMonth, async ({ query: { month } }) => {
    const documents = await monthOf(month);
    return serializeMonth(month, await gstin(db), documents);
  });

  handle(api, endpoints.getGstr1, async ({ query: { month } }) =>
    gstr1Json(gstr1Of(await monthOf(month)), { gstin: await gstin(db), month }),
  );

  handle(api, endpoints.getGstr1Csv, async ({ query: { month, table } }) =>
    bytesOf(gstr1Csv(gstr1Of(await monthOf(month)), table)),
  );

  handle(api, endpoints.getDayBookCsv, async ({ query }) =>
    dayBookCsv(eachBookedPage(db, query), (orderIds) => paymentReferencesOf(db, orderIds)),
  );

  handle(api, endpoints.getTallyXml, async ({ query }) => tallyXml(eachBookedPage(db, query)));
}

function bytesOf(text: string): Uint8Array {
  return Buffer.from(text, "utf8");
}

function serializePaper(row: InvoiceRow): OrderPaper {
  const { id, kind, issuedAt, content, refundId } = row;
  return {
    _id: id,
    kind,
    number: serialNumber(row),
    issuedAt: issuedAt.toISOString(),
    total: rupees(content.total),
    refundId,
  };
}

function serializeMonth(
  month: string,
  gstin: string,
  documents: readonly OrderDocument[],
): BooksOfMonth {
  const { b2cl, b2cs, exports, cdnur, hsn, issued } = gstr1Of(documents);
  const sales = documents.filter(isSale);
  return {
    month,
    gstin,
    invoices: sumsOf(sales.filter((one) => !isCredit(one))),
    creditNotes: sumsOf(sales.filter(isCredit)),
    tables: {
      b2cl: b2cl.length,
      b2cs: b2cs.length,
      exp: exports.length,
      cdnur: cdnur.length,
      hsn: hsn.length,
      docs: issued.length,
    },
  };
}

/** Sums the amounts of documents; those of credit notes are negative. */
function sumsOf(documents: readonly OrderDocument[]): BooksOfMonth["invoices"] {
  const rows = documents.map(dayBookRow);
  const sum = (of: keyof ReturnType<typeof dayBookRow>) =>
    rupees(rows.reduce((total, row) => total + row[of], 0));
  return {
    count: documents.length,
    taxable: sum("taxable"),
    cgst: sum("cgst"),
    sgst: sum("sgst"),
    igst: sum("igst"),
    shipping: sum("shipping"),
    total: sum("total"),
  };
}
