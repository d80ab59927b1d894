import { INVOICE_KINDS } from "@suvarna/domain/invoice";
import * as z from "zod/mini";
import { ById, Id, Rupees, Time } from "../field-schemas.ts";

/** A document of an order: a tax document or a delivery challan. */
export const OrderPaper = z.object({
  _id: Id,
  kind: z.enum(INVOICE_KINDS),
  number: z.string(),
  issuedAt: Time,
  total: Rupees,
  /** The id of the order's refund in part, for its credit note; null for other documents. */
  refundId: z.nullable(Id),
});
export type OrderPaper = z.infer<typeof OrderPaper>;

const Month = z
  .string("Use a month")
  .check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, "Use a month: 2026-11"));
const Day = z
  .string("Use a day")
  .check(z.regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, "Use a day: 2026-11-21"));
const MAX_DAYS = 366;
const DAY_MS = 86_400_000;

/** A span of days in India. The first and the last day are included. */
const DaysQuery = z.object({ from: Day, to: Day }).check(
  z.refine(({ from, to }) => from <= to, {
    error: "Choose a first day before the last",
    path: ["to"],
  }),
  z.refine(({ from, to }) => (Date.parse(to) - Date.parse(from)) / DAY_MS < MAX_DAYS, {
    error: "Use at most a year",
    path: ["to"],
  }),
);

/**
 * The tables of a GSTR-1. The offline tool of the GST portal imports each table from a file of its
 * own.
 */
export const GSTR1_TABLES = ["b2cl", "b2cs", "exp", "cdnur", "hsn", "docs"] as const;
export type Gstr1Table = (typeof GSTR1_TABLES)[number];

/** The sums of tax documents in the books, with their taxes. */
const BookSums = z.object({
  count: z.int(),
  taxable: Rupees,
  cgst: Rupees,
  sgst: Rupees,
  igst: Rupees,
  shipping: Rupees,
  total: Rupees,
});

export const BooksOfMonth = z.object({
  month: z.string(),
  gstin: z.string(),
  invoices: BookSums,
  creditNotes: BookSums,
  /** The number of rows in each table of the GSTR-1. */
  tables: z.record(z.enum(GSTR1_TABLES), z.int()),
});
export type BooksOfMonth = z.infer<typeof BooksOfMonth>;

export const listOrderPapers = {
  summary: "The tax documents and the delivery challan of an order, oldest first",
  params: ById,
  replies: { 200: z.array(OrderPaper) },
};

export const getPaperPdf = {
  summary: "A tax document or a delivery challan as a PDF, for the shop's people",
  params: ById,
  replies: { 200: null },
};

export const getBooksOfMonth = {
  summary: "The sums of a month's invoices and credit notes",
  query: z.object({ month: Month }),
  replies: { 200: BooksOfMonth },
};

export const getGstr1 = {
  summary:
    "The GSTR-1 of a month in the JSON of the GST portal's offline tool: B2CL, B2CS, EXP, CDNUR, HSN and documents issued",
  query: z.object({ month: Month }),
  replies: { 200: z.looseObject({ gstin: z.string(), fp: z.string() }) },
};

export const getGstr1Csv = {
  summary: "One table of a month's GSTR-1 as the CSV that the GST portal's offline tool imports",
  query: z.object({ month: Month, table: z.enum(GSTR1_TABLES, "Choose a table") }),
  replies: { 200: null },
};

export const getDayBookCsv = {
  summary:
    "The invoices and credit notes of some days as a CSV for accountants, one row each, credit notes negative",
  query: DaysQuery,
  replies: { 200: null },
};

export const getTallyXml = {
  summary: "The invoices and credit notes of some days as vouchers that Tally imports",
  query: DaysQuery,
  replies: { 200: null },
};
