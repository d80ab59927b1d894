import { LANGUAGES } from "@suvarna/words/languages";
import {
  CATEGORY_TEXTS,
  COLLECTION_TEXTS,
  findNamedProducts,
  PRODUCT_TEXTS,
  translatedLists,
  translatedProducts,
} from "../src/catalogue/index.ts";
import { CONTENT_TEXTS, PROFILE_TEXTS, translatedContent } from "../src/content/index.ts";
import { type Act, type App, act } from "../src/platform/act.ts";
import type { Db } from "../src/platform/database.ts";
import type { TranslatedThing, TranslationSource } from "../src/platform/translation-source.ts";
import { textsOf, translationOf } from "../src/platform/translations.ts";
import { readShopFile } from "./shop-files.ts";
import { readShopTranslations, type ShopTranslations } from "./shop-translations.ts";

/** A kind of things of the example shop, with the translations of its original texts. */
interface SeededKind {
  readonly source: TranslationSource;
  readonly translatedTexts: TranslatedTexts;
}

/** The translated texts of a language, by the name of the text and the original text. */
type TranslatedTexts = (language: string, name: string, original: string) => string | undefined;

const MOST_THINGS = 1000;

/** The chain of jobs that indexes the products starts with the shop, after this work. */
const LATER = { enqueue: async () => {} };
const lists = translatedLists(LATER);

/**
 * Adds the translations of the example shop to a shop that was filled before they existed. Each
 * text gets its translation only if it is still the original of the example shop. A language in
 * which the shop has a translated category is left as it is, so this has an effect once.
 */
export async function translateKeptShop(app: App): Promise<void> {
  const { db } = app.database;
  const categories = await pageAll(db, lists.category);
  for (const { code } of LANGUAGES.slice(1)) {
    if (categories.length === 0 || categories.some((each) => code in each.translations)) continue;
    const kinds = seededKinds(await readShopTranslations(), await readFiles());
    await act(app, { kind: "system", name: "seed" }, (act) => translate(act, code, kinds));
  }
}

async function translate(act: Act, language: string, kinds: SeededKinds): Promise<void> {
  for (const { source, translatedTexts } of kinds.lists) {
    for (const thing of await pageAll(act.tx, source)) {
      await write(act, source, thing, { language, translatedTexts });
    }
  }
  const named = await findNamedProducts(act.tx, { models: [], slugs: kinds.slugs });
  for (const { id } of named) {
    const thing = await translatedProducts.lock(act.tx, id);
    const { translatedTexts } = kinds.products;
    if (thing) await write(act, translatedProducts, thing, { language, translatedTexts });
  }
}

async function write(
  act: Act,
  source: TranslationSource,
  { id, originals, translations }: TranslatedThing,
  { language, translatedTexts }: Pick<SeededKind, "translatedTexts"> & { language: string },
): Promise<void> {
  const texts = Object.fromEntries(
    Object.entries(originals).map(([name, original]) => [
      name,
      translatedTexts(language, name, original) ?? "",
    ]),
  );
  const added = { ...translationOf(originals, texts), ...translations[language] };
  if (Object.keys(added).length === 0) return;
  await source.write(act, id, { ...translations, [language]: added });
}

/** Reads all things of a kind of which the example shop has few. */
async function pageAll(db: Db, source: TranslationSource): Promise<readonly TranslatedThing[]> {
  const filter = { language: "", limit: MOST_THINGS };
  return (await source.page(db, filter)).things;
}

type SeededKinds = ReturnType<typeof seededKinds>;

async function readFiles() {
  return {
    products: await readShopFile("products"),
    categories: await readShopFile("categories"),
    collections: await readShopFile("collections"),
    carousel: await readShopFile("carousel"),
    gallery: await readShopFile("gallery"),
    testimonials: await readShopFile("testimonials"),
    blogs: await readShopFile("blogs"),
    about: await readShopFile("about"),
    identity: await readShopFile("shop"),
  };
}

function seededKinds(all: ShopTranslations, files: Awaited<ReturnType<typeof readFiles>>) {
  const of = <Row extends object>(
    file: Parameters<ShopTranslations["of"]>[0],
    rows: readonly Row[],
    keyOf: (row: Row) => string,
    paths: readonly string[],
  ): TranslatedTexts => {
    const known = new Map(
      rows.flatMap((row) => {
        const originals = textsOf(row, paths);
        return Object.entries(all.of(file, keyOf(row), row, paths)).flatMap(([code, texts]) =>
          Object.entries(texts).map(
            ([name, { text }]) => [`${code} ${name} ${originals[name]}`, text] as const,
          ),
        );
      }),
    );
    return (language, name, original) => known.get(`${language} ${name} ${original}`);
  };
  const kind = (source: TranslationSource, translatedTexts: TranslatedTexts): SeededKind => ({
    source,
    translatedTexts,
  });
  const { article, slide, testimonial, "gallery-picture": picture } = CONTENT_TEXTS;
  const { products, categories, collections, carousel, gallery, testimonials, blogs } = files;
  const content = translatedContent;
  return {
    slugs: products.map(({ slug }) => slug),
    products: kind(
      translatedProducts,
      of("products", products, (row) => row.slug, PRODUCT_TEXTS),
    ),
    lists: [
      kind(
        lists.category,
        of("categories", categories, (row) => row.slug, CATEGORY_TEXTS),
      ),
      kind(
        lists.collection,
        of("collections", collections, (row) => row.slug, COLLECTION_TEXTS),
      ),
      kind(
        content.slide,
        of("carousel", carousel, (row) => row.picture, slide),
      ),
      kind(
        content["gallery-picture"],
        of("gallery", gallery, (row) => row.picture, picture),
      ),
      kind(
        content.testimonial,
        of("testimonials", testimonials, (row) => row.name, testimonial),
      ),
      kind(
        content.article,
        of("blogs", blogs, (row) => row.slug, article),
      ),
      kind(
        content.about,
        of("profile", [files.about], () => "about", PROFILE_TEXTS.about),
      ),
      kind(
        content.identity,
        of("profile", [files.identity], () => "identity", PROFILE_TEXTS.identity),
      ),
    ],
  };
}
