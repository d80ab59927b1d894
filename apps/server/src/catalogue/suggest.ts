import type { Suggestions } from "@suvarna/contract/catalogue/suggestion-schemas";
import type { RatesPerGram } from "@suvarna/domain/rate-sheet";
import { and, count, desc, type SQL, sql } from "drizzle-orm";
import type { Db } from "../platform/database.ts";
import { findCategories } from "./categories.ts";
import type { FoundByWords, Listing } from "./listing/listing.ts";
import { findProductsInOrder, isShown, type ProductRow, shopOrder } from "./product-rows.ts";
import { partsOf } from "./search/lexicon.ts";
import { bestFirst, hasAll, hasAny } from "./search/terms.ts";
import { understand } from "./search/understand.ts";
import { wordsOf } from "./search/words.ts";
import { products } from "./tables.ts";
import { wireProduct } from "./wire-product.ts";

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

/**
 * Makes the suggestions of the search field for an unfinished text, priced at these rates. An empty
 * text gets no suggestions.
 */
export async function suggest(
  db: Db,
  listing: Pick<Listing, "search">,
  typed: string,
  rates: RatesPerGram,
): Promise<Suggestions> {
  if (typed === "") return { products: [], total: 0, words: [], kinds: [], categories: [] };
  const found = (await listing.search(db, typed, MOST_COMPARED)) ?? (await search(db, typed));
  const { kinds, best, terms } = found;
  const [products, words, categories] = await Promise.all([
    findProductsInOrder(db, best.slice(0, MOST_PRODUCTS)),
    findWords(db, best, typed),
    findCategories(db),
  ]);
  return {
    products: products.map((row) => suggested(row, rates)),
    total: kinds.reduce((sum, { count }) => sum + count, 0),
    words,
    kinds: kinds.slice(0, MOST_KINDS),
    categories: categories
      .filter(({ title }) => hasAny(title, terms))
      .slice(0, MOST_CATEGORIES)
      .map(({ id, title }) => ({ _id: id, title })),
  };
}

function suggested(row: ProductRow, rates: RatesPerGram): Suggestions["products"][number] {
  const { _id, slug, name, category, carat, metal, metalColour, ...piece } = wireProduct(
    row,
    rates,
  );
  const { netWeight, makingcharge, stoneValue, discountPercent, image, images } = piece;
  const { imageGrounds, isAvailable, stock, price, discountedPrice } = piece;
  return {
    _id,
    slug,
    name,
    category,
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
async function search(db: Db, typed: string): Promise<FoundByWords> {
  const terms = (await understand(db, typed)) ?? [];
  const found = and(isShown, hasAll(terms));
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(found)
    .orderBy(...bestFirst(terms), ...shopOrder)
    .limit(MOST_COMPARED);
  return { terms, kinds: await countKinds(db, found), best: rows.map(({ id }) => id) };
}

function countKinds(db: Db, found: SQL | undefined) {
  const { kind } = products;
  return db
    .select({ kind, count: count() })
    .from(products)
    .where(found)
    .groupBy(kind)
    .orderBy(desc(count()), kind);
}

/**
 * Finds the tags of the best matching products that have a word with the typed beginning, the most
 * frequent first. Of several spellings of one word, only the most frequent is offered.
 */
async function findWords(db: Db, best: readonly string[], typed: string): Promise<string[]> {
  const begun = wordsOf(typed).join(" ");
  if (begun === "" || best.length === 0) return [];
  const { rows } = await db.execute<{ tag: string }>(sql`
    select lower(tag) as tag from ${products}, unnest(${products.tags}) as tag
    where ${products.id} = any(${`{${best.join()}}`}::uuid[]) and position(${` ${begun}`} in ' ' || lower(tag)) > 0
    group by 1 order by count(*) desc, length(lower(tag)), 1 limit ${MOST_TAGS}`);
  const words: string[] = [];
  const known = new Set([meaningOf(begun)]);
  for (const { tag } of rows) {
    const meaning = meaningOf(tag);
    if (known.has(meaning)) continue;
    known.add(meaning);
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
