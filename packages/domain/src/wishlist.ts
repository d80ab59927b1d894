/** How many pieces one can keep. */
export const MAX_WISHLIST = 200;
