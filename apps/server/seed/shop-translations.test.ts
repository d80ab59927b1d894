import type { ContentKind } from "@suvarna/contract/translations/constants";
import { errorOfTranslation } from "@suvarna/contract/translations/text-schemas";
import { LANGUAGES } from "@suvarna/words/languages";
import { describe, expect, it } from "vitest";
import { CATEGORY_TEXTS, COLLECTION_TEXTS, PRODUCT_TEXTS } from "../src/catalogue/index.ts";
import { CONTENT_TEXTS, PROFILE_TEXTS } from "../src/content/index.ts";
import { textsOf } from "../src/platform/translations.ts";
import { readShopFile } from "./shop-files.ts";
import { readShopTranslations } from "./shop-translations.ts";

const translations = await readShopTranslations();
type File = Parameters<typeof translations.of>[0];

/** Every thing of the example shop that is translated: its file, key, row and paths. */
const THINGS: (readonly [File, string, object, readonly string[]])[] = [
  ...(await readShopFile("products")).map(
    (each) => ["products", each.slug, each, PRODUCT_TEXTS] as const,
  ),
  ...(await readShopFile("categories")).map(
    (each) => ["categories", each.slug, each, CATEGORY_TEXTS] as const,
  ),
  ...(await readShopFile("collections")).map(
    (each) => ["collections", each.slug, each, COLLECTION_TEXTS] as const,
  ),
  ...(await readShopFile("carousel")).map(
    (each) => ["carousel", each.picture, each, CONTENT_TEXTS.slide] as const,
  ),
  ...(await readShopFile("gallery")).map(
    (each) => ["gallery", each.picture, each, CONTENT_TEXTS["gallery-picture"]] as const,
  ),
  ...(await readShopFile("testimonials")).map(
    (each) => ["testimonials", each.name, each, CONTENT_TEXTS.testimonial] as const,
  ),
  ...(await readShopFile("blogs")).map(
    (each) => ["blogs", each.slug, each, CONTENT_TEXTS.article] as const,
  ),
  ["profile", "about", await readShopFile("about"), PROFILE_TEXTS.about],
  ["profile", "identity", await readShopFile("shop"), PROFILE_TEXTS.identity],
];

/** The kinds of the things in the files, by the file. */
const KINDS = {
  products: "product",
  categories: "category",
  collections: "collection",
  carousel: "slide",
  gallery: "gallery-picture",
  testimonials: "testimonial",
  blogs: "article",
} as const;

/** The Latin words that a Hindi text may have: carats, laboratories and names of the law. */
const LATIN = /\b(?:\d{1,2}K[FS]?\d*|BIS|CARE|D|G|GIA|GST|H|HUID|I|IGI|J|PAN|SI|VS|Verify|Z)\b/g;

describe.each(LANGUAGES.slice(1))("the example shop in $name", ({ code }) => {
  it.each(THINGS)("has every text of %s %s", (file, key, row, paths) => {
    const translation = translations.of(file, key, row, paths)[code] ?? {};
    const missing = Object.keys(textsOf(row, paths)).filter((name) => !translation[name]?.text);
    expect(missing).toEqual([]);
  });

  it("has no text that staff could not save", () => {
    const errors = THINGS.flatMap(([file, key, row, paths]) =>
      Object.entries(translations.of(file, key, row, paths)[code] ?? {}).flatMap(
        ([name, { text }]) => {
          const kind = file === "profile" ? key : KINDS[file];
          const error = errorOfTranslation(kind as ContentKind, name, text);
          return error === null ? [] : [`${file} ${key} ${name}: ${error}`];
        },
      ),
    );
    expect(errors).toEqual([]);
  });

  it("has no Latin words, no Devanagari digits, and a nukta only where the guide has it", () => {
    const texts = THINGS.flatMap((thing) =>
      Object.values(translations.of(...thing)[code] ?? {}).map(({ text }) =>
        text.replaceAll(/\]\([^)]*\)/g, "]").replaceAll(LATIN, ""),
      ),
    );
    expect(texts.filter((text) => /[A-Za-z\u0966-\u096f]/.test(text))).toEqual([]);
    expect(texts.filter((text) => /[^जफडढ]\u093c|[\u0958-\u095a]/.test(text))).toEqual([]);
  });

  it("have the same links and headings in the articles", async () => {
    const partsOf = (text: string) => [
      (text.match(/\]\([^)]*\)/g) ?? []).toSorted(),
      (text.match(/^## /gm) ?? []).length,
    ];
    for (const blog of await readShopFile("blogs")) {
      const all = translations.of("blogs", blog.slug, blog, CONTENT_TEXTS.article);
      expect([blog.slug, partsOf(all[code]?.["content"]?.text ?? "")]).toEqual([
        blog.slug,
        partsOf(blog.content),
      ]);
    }
  });
});
