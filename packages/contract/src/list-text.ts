/**
 * Separates the items of a list in a URL: `Gold,Silver`. A comma before a space belongs to a name,
 * as in "Rings, bands".
 */
export const BETWEEN_ITEMS = /,(?!\s)/;
