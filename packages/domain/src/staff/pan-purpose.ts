/**
 * The purposes for which staff may read the PAN of an order's buyer: a report that the tax law
 * requires, a demand of an authority, a wish of the buyer, or the correction of a document.
 */
export const PAN_PURPOSES = [
  "statutory_report",
  "authority_demand",
  "buyer_request",
  "paper_correction",
] as const;
