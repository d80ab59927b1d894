/**
 * The most packing slips that are printed at once. Their ids are in the address of the page, which
 * must not be too long for a reverse proxy.
 */
export const MOST_SLIPS = 100;
