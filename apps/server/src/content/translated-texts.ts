import { inTranslation, isTranslationOf, type Translations } from "../platform/translations.ts";

/** The texts of each kind of content that are translated, as paths into its row. */
export const CONTENT_TEXTS = {
  article: ["title", "author", "content", "alt", "tags"],
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

/** The names of an article's tags in another language, by the tags. */
type TagNames = Readonly<Record<string, string>>;

/**
 * Returns an article with its texts in a language. Its tags stay in English, because addresses have
 * them; `tagNames` has those that are translated.
 */
export function articleInLanguage<
  Row extends { readonly tags: string[]; readonly translations: Translations },
>(row: Row, language: string | null): Row & { readonly tagNames?: TagNames } {
  if (language === null) return row;
  const { tags, translations } = row;
  const translatedTags = translations[language]?.["tags"];
  const names =
    translatedTags && isTranslationOf(translatedTags, tags.join("\n"))
      ? translatedTags.text.split("\n")
      : [];
  const tagNames = names.length === tags.length ? zip(tags, names) : {};
  return { ...inLanguage("article", row, language), tags, tagNames };
}

function zip(tags: readonly string[], names: readonly string[]): TagNames {
  return Object.fromEntries(tags.map((tag, index) => [tag, names[index] ?? tag]));
}
