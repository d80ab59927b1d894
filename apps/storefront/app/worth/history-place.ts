/** The id of the section with the price history of a piece, to which links on the page lead. */
export const HISTORY_PLACE = "price-history";
