/** The orders of the list of shoppers: by their accounts, or by what they have paid. */
export const CUSTOMER_SORTS = ["newest", "paid", "paid-desc"] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];
