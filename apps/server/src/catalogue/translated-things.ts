import { type AnyColumn, and, asc, eq, gt, ilike, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { Act } from "../platform/act.ts";
import type { Db, Tx } from "../platform/database.ts";
import { isId } from "../platform/ids.ts";
import {
  pageOfThings,
  type TranslatedThing,
  type TranslationSource,
} from "../platform/translation-source.ts";
import { textsOf } from "../platform/translations.ts";
import { titlesOf } from "./categories.ts";
import { collections } from "./collection-tables.ts";
import { searchDocument } from "./search/document.ts";
import { keepSearchWords, type SearchIndex } from "./search/keep-index.ts";
import { categories, productDetails, products } from "./tables.ts";
import { CATEGORY_TEXTS, COLLECTION_TEXTS, PRODUCT_TEXTS } from "./translated-texts.ts";

/** The most products that a list of translations counts. */
const MOST_COUNTED = 10_000;

/** The products whose texts staff translate: all but archived ones. */
export const translatedProducts: TranslationSource = {
  async page(db, { language, missing, q, after, limit }) {
    const title = q ? ilike(products.name, `%${q.replace(/[\\%_]/g, "\\$&")}%`) : undefined;
    const which = and(
      ne(products.state, "archived"),
      title,
      missing ? lacksText(language) : undefined,
    );
    const next = after && isId(after) ? gt(products.id, after) : undefined;
    const pageRows = await db
      .select({ id: products.id })
      .from(products)
      .where(and(which, next))
      .orderBy(asc(products.id))
      .limit(limit + 1);
    const ids = pageRows.slice(0, limit).map(({ id }) => id);
    const { rows } = await db.execute<{ total: number }>(sql`
      select count(*)::int as total
      from (select 1 from ${products} where ${which} limit ${MOST_COUNTED}) as counted`);
    const things = ids.length > 0 ? await findThings(db, inArray(products.id, ids)) : [];
    return { things, total: rows[0]?.total ?? 0, hasMore: pageRows.length > limit };
  },
  async find(db, id) {
    const [thing] = isId(id) ? await findThings(db, eq(products.id, id)) : [];
    return thing ?? null;
  },
  async lock(tx, id) {
    if (!isId(id)) return null;
    await tx.select({ id: products.id }).from(products).where(eq(products.id, id)).for("update");
    return this.find(tx, id);
  },
  async write({ tx, tell }, id, translations) {
    const [found] = await tx
      .select({ product: products, category: categories, details: productDetails })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .leftJoin(productDetails, eq(productDetails.productId, products.id))
      .where(eq(products.id, id));
    if (!found) return;
    const { product, category, details } = found;
    const searched = { ...product, translations, modelNumber: details?.modelNumber };
    await tx
      .update(products)
      .set({
        translations,
        search: searchDocument(searched, titlesOf(category)),
        updatedAt: sql`now()`,
      })
      .where(eq(products.id, id));
    await keepSearchWords(tx, [id]);
    if (product.removedAt === null) tell({ type: "product.saved", productId: id });
  },
};

const linesOf = (column: AnyColumn) => sql`array_to_string(${column}, chr(10))`;

/** The columns with the texts of a product, except the pictures' texts, by the names of the texts. */
const TEXT_COLUMNS: Readonly<
  Record<Exclude<(typeof PRODUCT_TEXTS)[number], "pictureAlts.*">, AnyColumn | SQL>
> = {
  name: products.name,
  description: products.description,
  dimensions: products.dimensions,
  certificate: products.certificate,
  origin: products.origin,
  tags: linesOf(products.tags),
  "details.style": productDetails.style,
  "details.setIncludes": linesOf(productDetails.setIncludes),
  "details.designTheme": linesOf(productDetails.designTheme),
  "details.finish": productDetails.finish,
  "details.description": productDetails.description,
};

/** The condition that a product has a text without a translation. */
function lacksText(language: string): SQL {
  const texts = Object.entries(TEXT_COLUMNS).map(([name, text]) => sql`(${name}::text, ${text})`);
  return sql`exists (
    select 1
    from (select 1) as one
    left join ${productDetails} on ${productDetails.productId} = ${products.id}
    cross join lateral (
      values ${sql.join(texts, sql`, `)}
      union all
      select 'pictureAlts.' || key, value from jsonb_each_text(${products.pictureAlts})
    ) as texts (name, text)
    where texts.text <> '' and ${products.translations} -> ${language}::text -> texts.name is null
  )`;
}

async function findThings(db: Db, where: SQL): Promise<TranslatedThing[]> {
  const rows = await db
    .select({ product: products, details: productDetails })
    .from(products)
    .leftJoin(productDetails, eq(productDetails.productId, products.id))
    .where(and(ne(products.state, "archived"), where))
    .orderBy(asc(products.id));
  return rows.map(({ product, details }) => ({
    id: product.id,
    title: product.name,
    originals: textsOf({ ...product, details }, PRODUCT_TEXTS),
    translations: product.translations,
  }));
}

/**
 * Creates the source of a small table whose rows have a title.
 * @param renamed is called when a translation of the title has changed
 */
function titledSource(
  table: typeof categories | typeof collections,
  paths: readonly string[],
  renamed: (act: Act, id: string) => Promise<void>,
): TranslationSource {
  // Both tables have the columns that are used here.
  const titled = table as typeof categories;
  const thingOf = (row: typeof categories.$inferSelect): TranslatedThing => ({
    id: row.id,
    title: row.title,
    originals: textsOf(row, paths),
    translations: row.translations,
  });
  return {
    async page(db, filter) {
      const rows = await db.select().from(titled).orderBy(asc(titled.position), asc(titled.id));
      return pageOfThings(rows.map(thingOf), filter);
    },
    async find(db, id) {
      const [row] = isId(id) ? await db.select().from(titled).where(eq(titled.id, id)) : [];
      return row ? thingOf(row) : null;
    },
    async lock(tx: Tx, id) {
      if (!isId(id)) return null;
      const [row] = await tx.select().from(titled).where(eq(titled.id, id)).for("update");
      return row ? thingOf(row) : null;
    },
    async write(act, id, translations) {
      const [row] = await act.tx.select().from(titled).where(eq(titled.id, id));
      if (!row) return;
      await act.tx.update(titled).set({ translations }).where(eq(titled.id, id));
      if (titlesOf(row) !== titlesOf({ ...row, translations })) await renamed(act, id);
      act.tell({ type: "catalogue.changed" });
    },
  };
}

/** The part of the search index that a translated title of a category makes stale. */
export type SearchIndexing = Pick<SearchIndex, "enqueue">;

/** Creates the sources of the categories and the collections. */
export function translatedLists(index: SearchIndexing) {
  return {
    // A category's title is one of the search words of its pieces.
    category: titledSource(categories, CATEGORY_TEXTS, async ({ tx }, id) => {
      await tx.update(products).set({ searchEdition: "" }).where(eq(products.categoryId, id));
      await index.enqueue(tx);
    }),
    collection: titledSource(collections, COLLECTION_TEXTS, async () => {}),
  };
}
