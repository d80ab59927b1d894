/**
 * The saved views of the list of products. The view `all` shows everything except archived
 * products.
 */
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

/** Lists are counted only up to this number, because counting a long list is slow. */
export const MOST_COUNTED = 10_000;

/**
 * The maximum number of product ids in a change of many products. A filter can select more
 * products.
 */
export const MOST_CHOSEN = 200;

/** The most pieces that a stock can have. */
export const MOST_PIECES = 100_000;
