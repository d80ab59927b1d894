import type { InvoiceKind, NamedTax } from "./invoice.ts";
import { apportion, type BasisPoints, type Paise } from "./money.ts";

/**
 * A line of a tax document, as the books use it. The amounts are in paise, for all pieces of the
 * line.
 */
export interface BookedLine {
  readonly hsn: string;
  /**
   * How many pieces the line has; 0 on a credit note over an amount, which takes no pieces back.
   */
  readonly quantity: number;
  readonly taxable: Paise;
  readonly gst: Paise;
}

/** A tax document as the books count it. Amounts are positive in paise, also on a credit note. */
export interface BookedDocument {
  readonly kind: InvoiceKind;
  /** The printed number of the document, such as `INV/2627/000123`. */
  readonly number: string;
  readonly issuedAt: Date;
  /** The GST code of the seller's state, and the place of supply with its name. */
  readonly sellerState: string;
  readonly place: { readonly code: string; readonly name: string };
  readonly gstRateBp: BasisPoints;
  readonly lines: readonly BookedLine[];
  readonly taxes: readonly NamedTax[];
  readonly taxable: Paise;
  /** The delivery charge, on which the shop charges no tax. */
  readonly shipping: Paise;
  readonly total: Paise;
  /** For a credit note: the invoice that it refers to, with its total. */
  readonly refersTo: { readonly number: string; readonly total: Paise } | null;
}

/**
 * The taxes of a document by the columns of tax returns and of the day book. UTGST is counted in
 * the column of SGST.
 */
export interface TaxColumns {
  readonly igst: Paise;
  readonly cgst: Paise;
  readonly sgst: Paise;
}

/** Whether a tax document lowers the sales. */
export function isCredit({ kind }: Pick<BookedDocument, "kind">): boolean {
  return kind === "credit note";
}

/** Whether a document counts as a sale or reverses a sale. Vouchers and challans do neither. */
export function isSale({ kind }: Pick<BookedDocument, "kind">): boolean {
  return kind === "invoice" || kind === "credit note";
}

/** The taxes of a document by their columns, in paise. */
export function taxColumns(taxes: readonly NamedTax[]): TaxColumns {
  const sum = (...names: readonly NamedTax["name"][]) =>
    taxes.reduce((total, { name, amount }) => total + (names.includes(name) ? amount : 0), 0);
  return { igst: sum("IGST"), cgst: sum("CGST"), sgst: sum("SGST", "UTGST") };
}

/**
 * Divides the taxes of a document among its lines in proportion to the GST of each line. The parts
 * add up to the taxes of the document, to the paisa.
 */
export function taxesOfLines({
  lines,
  taxes,
}: Pick<BookedDocument, "lines" | "taxes">): TaxColumns[] {
  const sizes = lines.map(({ gst }) => gst);
  const { igst, cgst, sgst } = taxColumns(taxes);
  const [integrated, central, state] = [igst, cgst, sgst].map((tax) => apportion(tax, sizes));
  return lines.map((_, place) => ({
    igst: integrated?.[place] ?? 0,
    cgst: central?.[place] ?? 0,
    sgst: state?.[place] ?? 0,
  }));
}
