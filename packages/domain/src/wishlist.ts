/** The maximum number of pieces in a wishlist. */
export const MAX_WISHLIST = 200;
