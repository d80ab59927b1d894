/** The saved views of the list of products. `all` has everything but archived products. */
export const PRODUCT_VIEWS = [
  "all",
  "published",
  "drafts",
  "sold-out",
  "low-stock",
  "without-huid",
  "without-picture",
  "archived",
] as const;
export type ProductView = (typeof PRODUCT_VIEWS)[number];

export const PRODUCT_SORTS = [
  "name",
  "name-desc",
  "newest",
  "weight",
  "weight-desc",
  "making",
  "making-desc",
] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** A list is counted up to this number. */
export const MOST_COUNTED = 10_000;

/**
 * The maximum number of products that a change of many products can list by id. A filter can name
 * more.
 */
export const MOST_CHOSEN = 200;
