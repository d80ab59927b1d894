import type { InvoiceKind } from "@suvarna/domain/invoice";

/** The papers of an order as staff call them. */
export const PAPER_NAMES: Readonly<Record<InvoiceKind, string>> = {
  invoice: "Tax invoice",
  "credit note": "Credit note",
  "receipt voucher": "Receipt voucher",
  "refund voucher": "Refund voucher",
  "delivery challan": "Delivery challan",
};
