import type { InvoiceKind } from "@suvarna/domain/invoice";

/** The names of an order's documents for staff. */
export const PAPER_NAMES: Readonly<Record<InvoiceKind, string>> = {
  invoice: "Tax invoice",
  "credit note": "Credit note",
  "receipt voucher": "Receipt voucher",
  "refund voucher": "Refund voucher",
  "delivery challan": "Delivery challan",
};
