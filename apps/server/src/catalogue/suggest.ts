import type { Suggestions } from "@suvarna/contract/catalogue/suggestion-schemas";
import type { RatesPerGram } from "@suvarna/domain/rate-sheet";
import { and, count, desc, inArray, type SQL } from "drizzle-orm";
import type { Db } from "../platform/database.ts";
import { findCategories, nameOfCategory, titlesOf } from "./categories.ts";
import type { Listing, ReadProducts, WordSearchResult } from "./listing/listing.ts";
import { isShown, type ProductRow, shopOrder } from "./product-rows.ts";
import { allTags } from "./search/all-tags.ts";
import { partsOf } from "./search/lexicon.ts";
import { parseSearch } from "./search/parse-search.ts";
import { hasAll, hasAny, orderByScore } from "./search/terms.ts";
import { wordsInDatabase } from "./search/word-lookup.ts";
import { wordsOf } from "./search/words.ts";
import { serializeProduct } from "./serialize-product.ts";
import { products } from "./tables.ts";

const MOST_PRODUCTS = 6;
/** The number of best matching products whose tags are compared. */
const MOST_COMPARED = 300;
const MOST_CATEGORIES = 3;
const MOST_WORDS = 3;
const MOST_KINDS = 2;
/**
 * How many of the most frequent tags are compared, because many tags are spellings of the same
 * word.
 */
const MOST_TAGS = 12;

/** The sources from which the suggestions are made. */
interface Sources {
  readonly db: Db;
  readonly listing: Pick<Listing, "search">;
  readonly readProducts: ReadProducts;
}

/**
 * Makes the suggestions of the search field for an unfinished text, priced at these rates. An empty
 * text gets no suggestions.
 * @param language the code of the language of the suggestions; null for the original texts
 */
export async function suggest(
  { db, listing, readProducts }: Sources,
  text: string,
  rates: RatesPerGram,
  language: string | null,
): Promise<Suggestions> {
  if (text === "") return { products: [], total: 0, words: [], kinds: [], categories: [] };
  const result =
    (await listing.search(db, text, MOST_COMPARED, MOST_PRODUCTS)) ?? (await search(db, text));
  const { kinds, best, terms, categories } = result;
  const [rows, tags] = await Promise.all([
    readProducts(best.slice(0, MOST_PRODUCTS)),
    result.tags ?? readTags(db, best),
  ]);
  return {
    products: rows.map((row) => suggested(row, rates)),
    total: kinds.reduce((sum, { count }) => sum + count, 0),
    words: findWords(tags, text),
    kinds: kinds.slice(0, MOST_KINDS),
    categories: categories
      .filter((category) => hasAny(titlesOf(category), terms))
      .slice(0, MOST_CATEGORIES)
      .map((category) => ({
        _id: category.id,
        title: category.title,
        ...(language === null ? {} : { name: nameOfCategory(category, language) }),
      })),
  };
}

function suggested(row: ProductRow, rates: RatesPerGram): Suggestions["products"][number] {
  const wired = serializeProduct(row, rates);
  const { _id, slug, name, category, categoryName, carat, metal, metalColour, ...piece } = wired;
  const { netWeight, makingcharge, stoneValue, discountPercent, image, images } = piece;
  const { imageGrounds, isAvailable, stock, price, discountedPrice } = piece;
  return {
    _id,
    slug,
    name,
    category,
    ...(categoryName ? { categoryName } : {}),
    carat,
    metal,
    metalColour,
    netWeight,
    makingcharge,
    stoneValue,
    discountPercent,
    image,
    images,
    ...(imageGrounds ? { imageGrounds } : {}),
    isAvailable,
    stock,
    price,
    discountedPrice,
  };
}

/**
 * Finds products in the database, for as long as the listing's copy of the catalogue is not loaded.
 */
async function search(db: Db, text: string): Promise<WordSearchResult> {
  const terms = (await parseSearch(wordsInDatabase(db), text)) ?? [];
  const condition = and(isShown, hasAll(terms));
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(condition)
    .orderBy(...orderByScore(terms), ...shopOrder)
    .limit(MOST_COMPARED);
  return {
    terms,
    kinds: await countKinds(db, condition),
    best: rows.map(({ id }) => id),
    tags: null,
    categories: await findCategories(db),
  };
}

function countKinds(db: Db, condition: SQL | undefined) {
  const { kind } = products;
  return db
    .select({ kind, count: count() })
    .from(products)
    .where(condition)
    .groupBy(kind)
    .orderBy(desc(count()), kind);
}

async function readTags(db: Db, ids: readonly string[]): Promise<readonly string[][]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ tags: allTags })
    .from(products)
    .where(inArray(products.id, [...ids]));
  return rows.map(({ tags }) => tags);
}

/**
 * Finds the tags that have a word with the typed beginning, the most frequent first. Of several
 * spellings of one word, only the most frequent is offered.
 * @param tags the tags of each of the best matching products
 */
function findWords(tags: readonly (readonly string[])[], text: string): string[] {
  const begun = wordsOf(text).join(" ");
  if (begun === "") return [];
  const counts = new Map<string, number>();
  for (const spelt of tags.flat()) {
    const tag = spelt.toLowerCase();
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  const frequent = [...counts]
    .filter(([tag]) => ` ${wordsOf(tag).join(" ")}`.includes(` ${begun}`))
    .toSorted(
      ([tag, count], [other, otherCount]) =>
        otherCount - count || tag.length - other.length || (tag < other ? -1 : 1),
    );
  const words: string[] = [];
  const meanings = new Set([meaningOf(begun)]);
  for (const [tag] of frequent.slice(0, MOST_TAGS)) {
    const meaning = meaningOf(tag);
    if (meanings.has(meaning)) continue;
    meanings.add(meaning);
    words.push(tag);
  }
  return words.slice(0, MOST_WORDS);
}

/** Replaces each word of a text by the synonym groups to which the word belongs. */
function meaningOf(text: string): string {
  return partsOf(wordsOf(text))
    .map(({ groups, words }) => groups.join() || words.join(" "))
    .join(" ");
}
