import { endpoint } from "../endpoint.ts";
import type * as schemas from "./schemas.ts";

export const getInvoice = endpoint({
  method: "GET",
  path: "/order/:id/invoice",
  auth: "user",
  perMinute: 30,
  errors: ["order_not_found", "forbidden", "invoice_not_found"],
  types: {} as typeof schemas.getInvoice,
});

export const getInvoicePdf = endpoint({
  method: "GET",
  path: "/order/:id/invoice.pdf",
  auth: "user",
  perMinute: 30,
  sends: "application/pdf",
  errors: ["order_not_found", "forbidden", "invoice_not_found"],
  types: {} as typeof schemas.getInvoicePdf,
});

export const getCreditNote = endpoint({
  method: "GET",
  path: "/order/:id/credit-note",
  auth: "user",
  perMinute: 30,
  errors: ["order_not_found", "forbidden", "invoice_not_found"],
  types: {} as typeof schemas.getCreditNote,
});

export const getCreditNotePdf = endpoint({
  method: "GET",
  path: "/order/:id/credit-note.pdf",
  auth: "user",
  perMinute: 30,
  sends: "application/pdf",
  errors: ["order_not_found", "forbidden", "invoice_not_found"],
  types: {} as typeof schemas.getCreditNotePdf,
});

export const getPartNote = endpoint({
  method: "GET",
  path: "/order/:id/refunds/:refundId/credit-note",
  auth: "user",
  perMinute: 30,
  errors: ["order_not_found", "forbidden", "invoice_not_found"],
  types: {} as typeof schemas.getPartNote,
});

export const getPartNotePdf = endpoint({
  method: "GET",
  path: "/order/:id/refunds/:refundId/credit-note.pdf",
  auth: "user",
  perMinute: 30,
  sends: "application/pdf",
  errors: ["order_not_found", "forbidden", "invoice_not_found"],
  types: {} as typeof schemas.getPartNotePdf,
});

export const getReceiptVoucher = endpoint({
  method: "GET",
  path: "/order/:id/receipt-voucher",
  auth: "user",
  perMinute: 30,
  errors: ["order_not_found", "forbidden", "invoice_not_found"],
  types: {} as typeof schemas.getReceiptVoucher,
});

export const getReceiptVoucherPdf = endpoint({
  method: "GET",
  path: "/order/:id/receipt-voucher.pdf",
  auth: "user",
  perMinute: 30,
  sends: "application/pdf",
  errors: ["order_not_found", "forbidden", "invoice_not_found"],
  types: {} as typeof schemas.getReceiptVoucherPdf,
});

export const getRefundVoucher = endpoint({
  method: "GET",
  path: "/order/:id/refund-voucher",
  auth: "user",
  perMinute: 30,
  errors: ["order_not_found", "forbidden", "invoice_not_found"],
  types: {} as typeof schemas.getRefundVoucher,
});

export const getRefundVoucherPdf = endpoint({
  method: "GET",
  path: "/order/:id/refund-voucher.pdf",
  auth: "user",
  perMinute: 30,
  sends: "application/pdf",
  errors: ["order_not_found", "forbidden", "invoice_not_found"],
  types: {} as typeof schemas.getRefundVoucherPdf,
});
