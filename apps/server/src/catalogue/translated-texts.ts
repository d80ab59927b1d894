import { inTranslation, type Translation } from "../platform/translations.ts";

/** The texts of a product that are translated, as paths into its row with its details. */
export const PRODUCT_TEXTS = [
  "name",
  "description",
  "dimensions",
  "certificate",
  "origin",
  "tags",
  "pictureAlts.*",
  "details.style",
  "details.setIncludes",
  "details.designTheme",
  "details.finish",
  "details.description",
] as const;

/** The texts of a category that are translated. */
export const CATEGORY_TEXTS = ["title", "description"] as const;

/** The texts of a collection that are translated. */
export const COLLECTION_TEXTS = [
  "title",
  "sentence",
  "coverAlt",
  "heroText",
  "heroAlt",
  "turns.*.title",
  "turns.*.text",
  "turns.*.alt",
  "figures.*.value",
  "figures.*.words",
  "quote",
  "quoteSource",
  "togetherText",
] as const;

/** The texts that readers of another language see in place of texts that stay in English. */
export interface ShownTexts {
  readonly dimensions: string | null;
  readonly certificate: string | null;
  readonly categoryName: string;
}

interface OriginalTexts {
  readonly dimensions: string | null;
  readonly certificate: string | null;
  readonly tags: string[];
  readonly categoryTitle: string;
}

/** The translations that are read together with a product, in the language of the reader. */
interface ReadTranslations {
  readonly translation: Translation | null;
  readonly categoryTranslation: Translation | null;
}

/**
 * Returns a product with its texts in another language. Three texts stay in English: the title of
 * the category is part of addresses, the drawing of the piece is made from its dimensions, and the
 * certificate says whether the piece is hallmarked. `shown` contains their translations. The tags
 * stay too: they serve the search, whose index has the translated ones.
 */
export function translatedProduct<Row extends OriginalTexts>(
  row: Row,
  { translation, categoryTranslation }: ReadTranslations,
): Row & { readonly shown: ShownTexts } {
  const { dimensions, certificate, tags, categoryTitle } = row;
  const translated = inTranslation(row, PRODUCT_TEXTS, translation);
  return {
    ...translated,
    dimensions,
    certificate,
    tags,
    shown: {
      dimensions: translated.dimensions,
      certificate: translated.certificate,
      categoryName: categoryTranslation?.["title"]?.text ?? categoryTitle,
    },
  };
}
