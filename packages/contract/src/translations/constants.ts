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

/** The kinds of content whose translations have a history, because their originals have one. */
export const VERSIONED_KINDS: readonly string[] = [
  "article",
  "policy",
  "about",
  "identity",
] satisfies readonly ContentKind[];

/** Returns the subject under which the versions of a translation are stored. */
export function translationSubject(kind: string, id: string, language: string): string {
  return `${kind}/${id}/${language}`;
}
