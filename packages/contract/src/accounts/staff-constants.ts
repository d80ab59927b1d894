/**
 * The ways to sort the list of shoppers: by the age of their accounts, or by the sum that they have
 * paid.
 */
export const CUSTOMER_SORTS = ["newest", "paid", "paid-desc"] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];
