/** The classes of the grid of the wishlist: four cards in a row, two on a phone. */
export const WISHLIST_GRID =
  "grid grid-cols-2 gap-x-3.5 gap-y-8 sm:gap-x-6 sm:gap-y-12 lg:grid-cols-4";
