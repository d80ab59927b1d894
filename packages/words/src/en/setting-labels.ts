import type { Goods, InvoiceKind } from "@suvarna/domain/invoice";
import type { SettingName } from "@suvarna/domain/staff/shop-setting";

/** The labels of the settings, on the page of settings and in requests for approval. */
export const SETTING_LABELS: Readonly<Record<SettingName, string>> = {
  gstRateBp: "GST on jewellery",
  shippingPaise: "Shipping",
  freeShippingAbovePaise: "Free shipping above",
  priceLockMinutes: "Price lock",
  refundPaise: "Second person for refunds above",
  rateJumpBp: "Second person for readings beyond",
  goldJumpBp: "Guard, gold",
  silverJumpBp: "Guard, silver",
  couponBp: "Second person for coupons above",
  couponPaise: "Second person for coupons above",
  panAbovePaise: "PAN above",
  codBelowPaise: "Cash below",
  codOpenOrders: "Open cash orders",
  doorCodeAbovePaise: "Code at the door above",
  unpaidOrders: "Unpaid orders",
  unpaidPieces: "Pieces in unpaid orders",
  lowStock: "Low stock",
};

/** The labels of the fields of the shop's identity. */
export const IDENTITY_LABELS = {
  legalName: "Legal name",
  name: "Name of the shop",
  gstin: "GSTIN",
  cin: "Company number (CIN)",
  address: "Registered address",
  hallmarkLicence: "Hallmark licence (BIS)",
  tagline: "Line below the name",
  phone: "Phone for shoppers",
  email: "E-mail for shoppers",
  hours: "Opening hours",
  supportHours: "Hours of support",
  "officer.name": "Grievance officer",
  "officer.role": "What the officer is called",
  "officer.phone": "The officer's phone",
  "officer.email": "The officer's e-mail",
};

/** The labels of the HSN codes of goods. */
export const HSN_LABELS: Readonly<Record<Goods, string>> = {
  gold: "HSN, gold",
  silver: "HSN, silver",
  coin: "HSN, coins",
};

/** The labels of the prefixes with which the numbers of tax documents begin. */
export const PREFIX_LABELS: Readonly<Record<InvoiceKind, string>> = {
  invoice: "Tax invoices begin with",
  "credit note": "Credit notes begin with",
  "receipt voucher": "Receipt vouchers begin with",
  "refund voucher": "Refund vouchers begin with",
  "delivery challan": "Delivery challans begin with",
};

/**
 * The labels of the fields in a change of the settings, as requests for approval and the audit log
 * store the fields.
 */
export const CHANGED_SETTING_LABELS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(SETTING_LABELS),
  ...Object.entries(IDENTITY_LABELS).map(([name, label]): [string, string] => [
    name.replace(/^officer/, "grievanceOfficer"),
    label,
  ]),
  ...Object.entries(HSN_LABELS).map(([goods, label]): [string, string] => [
    `HSN of ${goods}`,
    label,
  ]),
  ...Object.entries(PREFIX_LABELS).map(([kind, label]): [string, string] => [
    `prefix of ${kind}`,
    label,
  ]),
]);
