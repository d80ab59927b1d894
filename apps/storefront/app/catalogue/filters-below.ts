/**
 * The element id of the filters beside or below the pieces. On a phone without JavaScript a link
 * jumps there.
 */
export const FILTERS_BELOW = "all-filters";
