/** How many pieces a wishlist can have. */
export const MAX_WISHLIST = 200;
