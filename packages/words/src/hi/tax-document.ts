// GST allows a tax document in English or Hindi. It is in English in all languages, so that every bank and
// accountant reads it, and has Hindi words beside its labels.

import { longDate } from "../en/indian-time.ts";

export const dateOfDocument = longDate;

const LABELS: Readonly<Record<string, string>> = {
  "Tax invoice": "टैक्स बिल",
  "Credit note": "क्रेडिट नोट",
  "Receipt voucher": "एडवांस की रसीद",
  "Refund voucher": "रिफ़ंड की रसीद",
  "Delivery challan": "डिलीवरी चालान",
  Date: "तारीख",
  Order: "ऑर्डर",
  "To invoice": "इस बिल के लिए",
  "To receipt voucher": "इस रसीद के लिए",
  "Billed to": "बिल किसके नाम",
  "Delivered to": "कहाँ भेजा",
  "Place of supply": "आपूर्ति का स्थान",
  "Reverse charge": "रिवर्स चार्ज",
  No: "नहीं",
  Description: "विवरण",
  Qty: "नग",
  "Price each": "एक की कीमत",
  "Taxable value": "टैक्स योग्य रकम",
  Subtotal: "जोड़",
  Discount: "छूट",
  Shipping: "डिलीवरी",
  Total: "कुल रकम",
  "Advance received": "मिला एडवांस",
  "Advance refunded": "लौटाया एडवांस",
  "Order total": "ऑर्डर की कुल रकम",
  "Rest, before dispatch": "भेजने से पहले बाकी",
  "Rest, paid": "बाकी रकम, मिली",
  Advance: "एडवांस",
  "Authorised signatory": "अधिकृत हस्ताक्षर",
};

/** The name of a tax or a code, which is the same in Hindi. */
const SAME = /^(?:HSN|GST|(?:CGST|SGST|UTGST|IGST) .*)$/;

/**
 * A label of a tax document with its Hindi words beside it: `Total · कुल रकम`. A date or a number may
 * stand after the label; the Hindi words follow it.
 */
export const documentLabel = (label: string): string => {
  if (SAME.test(label)) return label;
  const known = Object.keys(LABELS)
    .filter((each) => label === each || label.startsWith(`${each} `))
    .toSorted((one, other) => other.length - one.length)[0];
  return known === undefined ? label : `${label} · ${LABELS[known]}`;
};
