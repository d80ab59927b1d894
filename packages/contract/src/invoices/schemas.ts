import { CARATS } from "@suvarna/domain/fineness";
import { INVOICE_KINDS } from "@suvarna/domain/invoice";
import * as z from "zod/mini";
import { ById, Grams, Id, Rupees, Time } from "../field-schemas.ts";

/**
 * The name and address of the seller or buyer. After the erasure of a person's data, only the state
 * may be left.
 */
const Party = z.object({
  name: z.string(),
  /** The lines of the address. */
  address: z.array(z.string()),
  state: z.string(),
  stateCode: z.string(),
});

const InvoiceLine = z.object({
  name: z.string(),
  hsn: z.string(),
  quantity: z.number(),
  size: z.optional(z.string()),
  carat: z.enum(CARATS),
  /** The parts of pure metal in a thousand. */
  fineness: z.number(),
  /**
   * The net weight of one piece in grams. All numbers of the line but the last three are for one
   * piece.
   */
  netWeight: Grams,
  /**
   * The other net weights that a piece can have, in grams, on a credit note over some pieces of a
   * line whose pieces weigh differently: nobody knows which of them came back.
   */
  otherWeights: z.optional(z.array(Grams)),
  /**
   * The weight of each piece at the dispatch, in grams, when the buyer pays for another weight, as
   * for a piece that is heavier than ordered.
   */
  weighed: z.optional(Grams),
  /**
   * The HUIDs of the pieces, separated by commas. The value is null when the pieces need a HUID and
   * none is recorded. The field is missing when the pieces need no HUID, and on documents from
   * before HUIDs were recorded.
   */
  huid: z.optional(z.nullable(z.string())),
  ratePerGram: Rupees,
  metalValue: Rupees,
  makingCharge: Rupees,
  stoneValue: Rupees,
  discount: Rupees,
  /** The price of the whole line, its share of the order's discount, and its share of the tax. */
  price: Rupees,
  orderDiscount: Rupees,
  gst: Rupees,
});

/**
 * A tax invoice, a credit note, or a voucher of an advance, with its content on the day of issue. A
 * voucher has the lines of the order; its amounts, from `subtotal` on, are those of the advance.
 */
export const Invoice = z.object({
  kind: z.enum(INVOICE_KINDS),
  number: z.string(),
  issuedAt: Time,
  /**
   * The document to which this document refers: for a credit note the invoice that it reverses, for
   * a refund voucher the receipt voucher.
   */
  refersTo: z.optional(z.object({ number: z.string(), issuedAt: Time })),
  seller: z.extend(Party, {
    gstin: z.string(),
    cin: z.optional(z.string()),
    phone: z.string(),
    email: z.string(),
  }),
  buyer: z.extend(Party, { pan: z.optional(z.string()) }),
  deliverTo: Party,
  placeOfSupply: z.object({
    state: z.string(),
    code: z.string(),
    /** Whether the goods are exported from India. */
    isExport: z.optional(z.boolean()),
  }),
  order: z.object({ _id: Id, number: z.string(), placedAt: Time, paymentMethod: z.string() }),
  lines: z.array(InvoiceLine),
  /**
   * For an invoice: whether the order was not dispatched when the invoice was issued, so that HUIDs
   * may still be added.
   */
  isBeforeDispatch: z.optional(z.boolean()),
  /**
   * For an invoice of an order with an advance: the amount of the advance, and its receipt voucher.
   */
  advance: z.optional(
    z.object({ number: z.string(), issuedAt: Time, amount: Rupees, rest: Rupees }),
  ),
  /** For a voucher: the total of the order, and the rest after the advance. */
  voucher: z.optional(z.object({ orderTotal: Rupees, rest: Rupees })),
  /**
   * For a credit note that does not reverse the whole invoice: whether it is over some of the
   * pieces, over an amount, or over the rest that earlier credit notes have left.
   */
  part: z.optional(z.enum(["pieces", "amount", "rest"])),
  /**
   * The reason of a credit note over a difference in weight, with the weighed and the ordered
   * weight of each piece.
   */
  reason: z.optional(z.string()),
  subtotal: Rupees,
  discount: Rupees,
  taxable: Rupees,
  taxes: z.array(z.object({ name: z.string(), percent: z.number(), amount: Rupees })),
  shipping: Rupees,
  total: Rupees,
  inWords: z.string(),
});
export type Invoice = z.infer<typeof Invoice>;

export const getInvoice = {
  summary: "The tax invoice of an order, by its owner",
  params: ById,
  replies: { 200: Invoice },
};

export const getInvoicePdf = {
  summary: "The tax invoice of an order as a PDF, by its owner",
  params: ById,
  replies: { 200: null },
};

export const getCreditNote = {
  summary: "The credit note of an order that was cancelled or returned, by its owner",
  params: ById,
  replies: { 200: Invoice },
};

export const getCreditNotePdf = {
  summary: "The credit note of an order as a PDF, by its owner",
  params: ById,
  replies: { 200: null },
};

export const getPartNote = {
  summary: "The credit note over a refund in part of an order, by its owner",
  params: z.object({ id: Id, refundId: Id }),
  replies: { 200: Invoice },
};

export const getPartNotePdf = {
  summary: "The credit note over a refund in part as a PDF, by the order's owner",
  params: z.object({ id: Id, refundId: Id }),
  replies: { 200: null },
};

export const getReceiptVoucher = {
  summary: "The receipt voucher of an order's advance, by its owner",
  params: ById,
  replies: { 200: Invoice },
};

export const getReceiptVoucherPdf = {
  summary: "The receipt voucher of an order's advance as a PDF, by its owner",
  params: ById,
  replies: { 200: null },
};

export const getRefundVoucher = {
  summary: "The refund voucher of an order that was cancelled after its advance, by its owner",
  params: ById,
  replies: { 200: Invoice },
};

export const getRefundVoucherPdf = {
  summary: "The refund voucher of an order as a PDF, by its owner",
  params: ById,
  replies: { 200: null },
};
