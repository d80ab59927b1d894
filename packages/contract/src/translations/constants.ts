/** The kinds of content that staff translate, besides products. */
export const CONTENT_KINDS = [
  "category",
  "collection",
  "article",
  "slide",
  "testimonial",
  "gallery-picture",
  "promotion",
  "policy",
  "about",
  "identity",
] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];
