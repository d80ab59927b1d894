export const SORTS = [
  "featured",
  "newest",
  "price-asc",
  "price-desc",
  "weight-asc",
  "weight-desc",
] as const;
export type Sort = (typeof SORTS)[number];
