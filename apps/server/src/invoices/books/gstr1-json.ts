import type { Gstr1, ListedDocument, TaxedValue } from "@suvarna/domain/gstr1";
import { indianDay } from "@suvarna/domain/indian-day";
import type { InvoiceKind } from "@suvarna/domain/invoice";
import { rupees } from "@suvarna/domain/money";

/** The number of each kind of document in the GST portal's table of issued documents. */
export const DOCUMENT_NATURES: Readonly<Record<InvoiceKind, { number: number; name: string }>> = {
  invoice: { number: 1, name: "Invoices for outward supply" },
  "credit note": { number: 5, name: "Credit Note" },
  "receipt voucher": { number: 6, name: "Receipt Voucher" },
  "refund voucher": { number: 8, name: "Refund Voucher" },
  "delivery challan": {
    number: 12,
    name: "Delivery Challan in cases other than by way of supply (excluding at S no. 9 to 11)",
  },
};

/** Converts a tax rate from basis points to percent. */
export const percentOf = ({ rateBp }: Pick<TaxedValue, "rateBp">) => rateBp / 100;

/**
 * Builds a GSTR-1 in the JSON that the GST portal and its offline tool import. Amounts are in
 * rupees.
 * @param gstin the shop's GSTIN
 * @param month such as `2026-11`
 */
export function gstr1Json(tables: Gstr1, { gstin, month }: { gstin: string; month: string }) {
  const [year, number] = month.split("-");
  return {
    gstin,
    fp: `${number}${year}`,
    b2cl: [...Map.groupBy(tables.b2cl, ({ place }) => place.code)].map(([pos, documents]) => ({
      pos,
      inv: documents.map((one) => ({ ...invoiceHead(one), itms: [numbered(one)] })),
    })),
    b2cs: tables.b2cs.map((sums) => ({
      sply_ty: sums.isWithinState ? "INTRA" : "INTER",
      pos: sums.place.code,
      typ: "OE",
      ...detail(sums, sums.isWithinState),
    })),
    exp: tables.exports.length > 0 ? [{ exp_typ: "WPAY", inv: tables.exports.map(exported) }] : [],
    cdnur: tables.cdnur.map((note) => ({
      typ: note.type,
      ntty: "C",
      nt_num: note.number,
      nt_dt: dateOf(note),
      val: rupees(note.total),
      // The GST portal requires no place of supply for an export.
      ...(note.type === "B2CL" ? { pos: note.place.code } : {}),
      itms: [numbered(note)],
    })),
    hsn: {
      hsn_b2c: tables.hsn.map(({ hsn, quantity, ...sums }, place) => ({
        num: place + 1,
        hsn_sc: hsn,
        uqc: "PCS",
        qty: quantity,
        ...detail(sums),
      })),
    },
    doc_issue: {
      doc_det: tables.issued.map(({ kind, from, to, count }) => ({
        doc_num: DOCUMENT_NATURES[kind].number,
        docs: [{ num: 1, from, to, totnum: count, cancel: 0, net_issue: count }],
      })),
    },
  };
}

function invoiceHead(document: ListedDocument) {
  return { inum: document.number, idt: dateOf(document), val: rupees(document.total) };
}

function exported(document: ListedDocument) {
  const { rt, txval, iamt, csamt } = detail(document);
  return { ...invoiceHead(document), itms: [{ rt, txval, iamt: iamt ?? 0, csamt }] };
}

function numbered(value: TaxedValue) {
  return { num: 1, itm_det: detail(value) };
}

/**
 * The taxable value with its taxes: CGST and SGST for a supply within the state, otherwise IGST. The
 * taxes say which of them it is, unless credit notes have cancelled them.
 */
function detail(
  { rateBp, taxable, igst, cgst, sgst }: TaxedValue,
  isWithinState = cgst !== 0 || sgst !== 0,
) {
  return {
    rt: rateBp / 100,
    txval: rupees(taxable),
    ...(isWithinState ? { camt: rupees(cgst), samt: rupees(sgst) } : {}),
    ...(isWithinState && igst === 0 ? {} : { iamt: rupees(igst) }),
    csamt: 0,
  };
}

/** Formats a date in India as the GST portal writes it, such as `21-11-2026`. */
function dateOf({ issuedAt }: Pick<ListedDocument, "issuedAt">): string {
  return indianDay(issuedAt).split("-").toReversed().join("-");
}
