import type { Gstr1Table } from "@suvarna/contract/invoices/staff-schemas";
import type { Gstr1 } from "@suvarna/domain/gstr1";
import { indianDay } from "@suvarna/domain/indian-day";
import { type Cell, csvOf, rupeesText } from "./csv.ts";
import { DOCUMENT_NATURES, percentOf } from "./gstr1-json.ts";

/** The months as the GST offline tool writes them. The language of India would write `Sept`. */
const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** Formats a day in India as the GST offline tool writes it, such as `21-Nov-2026`. */
function dateOf(at: Date): string {
  const [year, month, day] = indianDay(at).split("-");
  return `${day}-${MONTHS[Number(month) - 1]}-${year}`;
}

const placeOf = ({ code, name }: { code: string; name: string }) => `${code}-${name}`;

/** The column heads of each table, as in the offline tool of the GST portal. */
const HEADS: Readonly<Record<Gstr1Table, readonly string[]>> = {
  b2cl: [
    "Invoice Number",
    "Invoice date",
    "Invoice Value",
    "Place Of Supply",
    "Applicable % of Tax Rate",
    "Rate",
    "Taxable Value",
    "Cess Amount",
    "E-Commerce GSTIN",
  ],
  b2cs: [
    "Type",
    "Place Of Supply",
    "Applicable % of Tax Rate",
    "Rate",
    "Taxable Value",
    "Cess Amount",
    "E-Commerce GSTIN",
  ],
  exp: [
    "Export Type",
    "Invoice Number",
    "Invoice date",
    "Invoice Value",
    "Port Code",
    "Shipping Bill Number",
    "Shipping Bill Date",
    "Rate",
    "Taxable Value",
    "Cess Amount",
  ],
  cdnur: [
    "UR Type",
    "Note Number",
    "Note Date",
    "Note Type",
    "Place Of Supply",
    "Note Value",
    "Applicable % of Tax Rate",
    "Rate",
    "Taxable Value",
    "Cess Amount",
  ],
  hsn: [
    "HSN",
    "Description",
    "UQC",
    "Total Quantity",
    "Total Value",
    "Rate",
    "Taxable Value",
    "Integrated Tax Amount",
    "Central Tax Amount",
    "State/UT Tax Amount",
    "Cess Amount",
  ],
  docs: ["Nature of Document", "Sr. No. From", "Sr. No. To", "Total Number", "Cancelled"],
};

const NO_CESS = "0.00";

/**
 * Writes a table of a GSTR-1 in the format that the GST offline tool imports. Amounts are rupees
 * with two decimals.
 */
export function gstr1Csv(tables: Gstr1, table: Gstr1Table): string {
  return csvOf([HEADS[table], ...ROWS[table](tables)]);
}

const ROWS: Readonly<Record<Gstr1Table, (tables: Gstr1) => readonly Cell[][]>> = {
  b2cl: ({ b2cl }) =>
    b2cl.map((one) => [
      one.number,
      dateOf(one.issuedAt),
      rupeesText(one.total),
      placeOf(one.place),
      "",
      percentOf(one),
      rupeesText(one.taxable),
      NO_CESS,
      "",
    ]),
  b2cs: ({ b2cs }) =>
    b2cs.map((sums) => [
      "OE",
      placeOf(sums.place),
      "",
      percentOf(sums),
      rupeesText(sums.taxable),
      NO_CESS,
      "",
    ]),
  exp: ({ exports }) =>
    exports.map((one) => [
      "WPAY",
      one.number,
      dateOf(one.issuedAt),
      rupeesText(one.total),
      "",
      "",
      "",
      percentOf(one),
      rupeesText(one.taxable),
      NO_CESS,
    ]),
  cdnur: ({ cdnur }) =>
    cdnur.map((note) => [
      note.type,
      note.number,
      dateOf(note.issuedAt),
      "C",
      note.type === "B2CL" ? placeOf(note.place) : "",
      rupeesText(note.total),
      "",
      percentOf(note),
      rupeesText(note.taxable),
      NO_CESS,
    ]),
  hsn: ({ hsn }) =>
    hsn.map((sums) => [
      sums.hsn,
      "",
      "PCS-PIECES",
      sums.quantity,
      rupeesText(sums.taxable + sums.igst + sums.cgst + sums.sgst),
      percentOf(sums),
      rupeesText(sums.taxable),
      rupeesText(sums.igst),
      rupeesText(sums.cgst),
      rupeesText(sums.sgst),
      NO_CESS,
    ]),
  docs: ({ issued }) =>
    issued.map(({ kind, from, to, count }) => [DOCUMENT_NATURES[kind].name, from, to, count, 0]),
};
