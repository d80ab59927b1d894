/** The id of the filters beside or below the pieces, to which a phone without JavaScript jumps. */
export const FILTERS_BELOW = "all-filters";
