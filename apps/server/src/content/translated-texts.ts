import { inTranslation, type Translations } from "../platform/translations.ts";

/** The texts of each kind of content that are translated, as paths into its row. */
export const CONTENT_TEXTS = {
  article: ["title", "author", "content", "alt"],
  slide: ["title", "subTitle", "description", "alt"],
  testimonial: ["name", "message", "alt"],
  "gallery-picture": ["caption"],
  promotion: ["text"],
  policy: ["text"],
} as const;

/** The texts of each part of the shop's profile that are translated, as paths into its value. */
export const PROFILE_TEXTS = {
  about: ["title", "subtitle", "description1", "description2", "description3", "alts.*"],
  identity: [
    "name",
    "tagline",
    "address",
    "hours",
    "supportHours",
    "grievanceOfficer.name",
    "grievanceOfficer.role",
  ],
} as const;

/**
 * Returns a row with its texts in a language; null returns it with the original texts. A text
 * without a translation stays in the original language.
 */
export function inLanguage<Row extends { readonly translations: Translations }>(
  kind: keyof typeof CONTENT_TEXTS,
  row: Row,
  language: string | null,
): Row {
  if (language === null) return row;
  return inTranslation(row, CONTENT_TEXTS[kind], row.translations[language]);
}
