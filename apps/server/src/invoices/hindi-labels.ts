/**
 * The Hindi words beside the English labels of a tax document. GST allows English or Hindi, so the
 * English words are complete, and the Hindi ones help the reader. Names of taxes are the same.
 */
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

/** The words that are the same in Hindi. */
const SAME = /^(?:HSN|GST|(?:CGST|SGST|UTGST|IGST) [\d.]+%)$/;

/**
 * Returns a label of a tax document with its Hindi words beside it: `Total · कुल रकम`.
 * @param rest what stands after the label, such as a date or the number of a voucher
 * @throws Error for a label without Hindi words
 */
export function bilingual(label: string, rest = ""): string {
  const after = rest ? ` ${rest}` : "";
  if (SAME.test(label)) return label + after;
  const hindi = LABELS[label];
  if (hindi !== undefined) return `${label} · ${hindi}${after}`;
  const [first = "", ...more] = label.split(" ");
  if (more.length === 0 || LABELS[first] === undefined) {
    throw new Error(`The label "${label}" of tax documents has no Hindi words`);
  }
  return bilingual(first, more.join(" ") + after);
}
