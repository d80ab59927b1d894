import { type BasisPoints, PAISE_PER_RUPEE, type Paise, roundedProduct } from "./money.ts";
import { BP_PER_WHOLE } from "./price.ts";

/**
 * GST on a taxable value in paise, rounded half up to the whole rupee. This is the only function
 * that computes GST.
 */
export function gstOn(taxable: Paise, gstRateBp: BasisPoints): Paise {
  return roundedProduct([taxable, gstRateBp], BP_PER_WHOLE * PAISE_PER_RUPEE) * PAISE_PER_RUPEE;
}

/** The price of a piece with GST, as the product page shows it. */
export function withGst(price: Paise, gstRateBp: BasisPoints): Paise {
  return price + gstOn(price, gstRateBp);
}

/**
 * Converts a range of prices with GST into the range of prices before GST, in paise. Both limits
 * are included; a limit of null is open. `withGst` rises with every paisa, so each limit has
 * exactly one counterpart.
 */
export function pricesWithin(
  { least, most }: { readonly least: Paise | null; readonly most: Paise | null },
  gstRateBp: BasisPoints,
): { least: Paise | null; most: Paise | null } {
  return {
    least: least === null ? null : dearestPrice(least - 1, gstRateBp) + 1,
    most: most === null ? null : dearestPrice(most, gstRateBp),
  };
}

/**
 * The highest price before GST that costs at most `payable` with GST. The result is negative when
 * `payable` is negative.
 */
function dearestPrice(payable: Paise, gstRateBp: BasisPoints): Paise {
  // GST is rounded to the whole rupee, so the estimate is off by less than a rupee.
  const estimate = Math.floor((payable * BP_PER_WHOLE) / (BP_PER_WHOLE + gstRateBp));
  let price = estimate + PAISE_PER_RUPEE;
  while (price >= 0 && withGst(price, gstRateBp) > payable) price--;
  return price;
}

/**
 * The parts of GST, as the law divides the tax. Within the seller's state GST is halved into CGST
 * and SGST; to any other place GST is one amount of IGST.
 */
export type GstSplit =
  | { readonly cgst: Paise; readonly sgst: Paise; readonly igst?: never }
  | { readonly igst: Paise; readonly cgst?: never; readonly sgst?: never };

/**
 * Divides the GST of an order, or of a part of it, by the state of its delivery (IGST Act, section
 * 10). The halves are equal, because GST is a whole number of rupees and all parts of it are even.
 * An odd paisa would go to the state's half.
 * @param sellerState the GST code of the seller's state
 * @param buyerState the GST code of the delivery's state; null for another country
 */
export function gstParts(gst: Paise, sellerState: string, buyerState: string | null): GstSplit {
  if (buyerState !== sellerState) return { igst: gst };
  const cgst = Math.floor(gst / 2);
  return { cgst, sgst: gst - cgst };
}
