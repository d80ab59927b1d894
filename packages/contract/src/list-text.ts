/**
 * Separates the items of a list in an address: `Gold,Silver`. A comma before a blank is part of a
 * name ("Rings, bands").
 */
export const BETWEEN_ITEMS = /,(?!\s)/;
