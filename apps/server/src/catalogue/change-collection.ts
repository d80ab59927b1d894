import type { CollectionInput } from "@suvarna/contract/catalogue/staff-collection-schemas";
import { arrayContains, asc, eq, max, sql } from "drizzle-orm";
import type { Act } from "../platform/act.ts";
import type { Db, Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { isId, newId } from "../platform/ids.ts";
import { orderVersion } from "../platform/order-version.ts";
import { uniqueViolation } from "../platform/unique-violation.ts";
import { collections } from "./collection-tables.ts";
import { type CollectionRow, findCollections } from "./collections.ts";
import { productDrafts } from "./desk-tables.ts";
import { slugOf } from "./slug.ts";
import { products } from "./tables.ts";

/** Lists all collections in their order, with the version of this order. */
export async function readCollections(
  db: Db,
): Promise<{ readonly rows: CollectionRow[]; readonly version: string }> {
  const rows = await findCollections(db);
  return { rows, version: orderVersion(rows) };
}

/**
 * Adds a collection after all others. @returns its id @throws Refusal conflict for a title that is
 * taken
 */
export async function addCollection(act: Act, input: CollectionInput): Promise<string> {
  const { tx, at, tell, record } = act;
  const id = newId();
  const [last] = await tx.select({ position: max(collections.position) }).from(collections);
  const position = (last?.position ?? -1) + 1;
  const slug = await freeCollectionSlug(tx, id, input.title);
  await refuseDuplicates(() =>
    tx.insert(collections).values({ ...input, id, slug, position, updatedAt: at }),
  );
  tell({ type: "catalogue.changed" });
  record({ what: "collection.added", subject: id, after: { shown: input.shown } });
  return id;
}

/**
 * Changes the story of a collection. The collection's slug does not change.
 * @throws Refusal content_not_found, changed_meanwhile, conflict for a title that is taken
 */
export async function changeCollection(
  { tx, at, tell, record }: Act,
  { id, version, input }: { id: string; version: string; input: CollectionInput },
): Promise<void> {
  const before = await lockCollection(tx, id);
  if (version !== String(before.version)) throw new Refusal("changed_meanwhile");
  await refuseDuplicates(() =>
    tx
      .update(collections)
      .set({ ...input, updatedAt: at, version: before.version + 1 })
      .where(eq(collections.id, id)),
  );
  tell({ type: "catalogue.changed" });
  const auditedFields = ({ shown, cover, heroPicture }: CollectionInput) => ({
    shown,
    cover,
    heroPicture,
  });
  const written = (["title", "sentence", "heroText", "quote", "togetherText"] as const).filter(
    (field) => before[field] !== input[field],
  );
  record({
    what: "collection.changed",
    subject: id,
    before: auditedFields(before),
    after: { ...auditedFields(input), ...(written.length > 0 ? { written } : {}) },
  });
}

/**
 * Deletes a collection, and removes its slug from all products and drafts, archived ones included.
 * The products are locked before the collection, in the same order as when a product is saved, to
 * avoid a deadlock.
 * @throws Refusal content_not_found, changed_meanwhile
 */
export async function removeCollection(
  { tx, tell, record }: Act,
  { id, version }: { id: string; version: string },
): Promise<undefined> {
  const { slug } = await findCollection(tx, id);
  const isMember = arrayContains(products.collections, [slug]);
  await tx
    .select({ id: products.id })
    .from(products)
    .where(isMember)
    .orderBy(asc(products.id))
    .for("update");
  const before = await lockCollection(tx, id);
  if (version !== String(before.version)) throw new Refusal("changed_meanwhile");
  const left = await tx
    .update(products)
    .set({
      collections: sql`array_remove(${products.collections}, ${slug})`,
      version: sql`${products.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(isMember)
    .returning({ id: products.id });
  await tx.execute(sql`
    update ${productDrafts}
    set content = jsonb_set(content, '{collections}', (content -> 'collections') - ${slug}::text)
    where content -> 'collections' ? ${slug}::text`);
  await tx.delete(collections).where(eq(collections.id, id));
  tell({ type: "catalogue.changed" });
  const { title, shown } = before;
  record({
    what: "collection.removed",
    subject: id,
    before: { title, shown, pieces: left.length },
  });
}

/**
 * Changes the order of the collections.
 * @param version the version of the order that the caller has seen
 * @throws Refusal changed_meanwhile, also when the ids are not those of all collections
 */
export async function placeCollections(
  { tx, tell, record }: Act,
  ids: readonly string[],
  version: string,
): Promise<string> {
  const { id, position } = collections;
  // PostgreSQL sorts rows before it waits for their locks. So the order is read after the locks, by
  // a statement of its own, which sees what another person has just changed.
  await tx.select({ id }).from(collections).orderBy(id).for("update");
  const rows = await tx.select({ id }).from(collections).orderBy(position, id);
  const before = rows.map((row) => row.id);
  const isAll = before.toSorted().join() === ids.toSorted().join();
  if (version !== orderVersion(rows) || !isAll) throw new Refusal("changed_meanwhile");
  await tx.execute(sql`
    update ${collections} set position = placed.place - 1
    from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality as placed (item, place)
    where ${id} = placed.item::uuid`);
  tell({ type: "catalogue.changed" });
  record({ what: "collection.ordered", subject: null, before: { ids: before }, after: { ids } });
  return orderVersion(ids.map((item) => ({ id: item })));
}

/** @throws Refusal content_not_found */
export async function findCollection(tx: Db, id: string): Promise<CollectionRow> {
  const [row] = isId(id) ? await tx.select().from(collections).where(eq(collections.id, id)) : [];
  if (!row) throw new Refusal("content_not_found");
  return row;
}

async function lockCollection(tx: Tx, id: string): Promise<CollectionRow> {
  const [row] = isId(id)
    ? await tx.select().from(collections).where(eq(collections.id, id)).for("update")
    : [];
  if (!row) throw new Refusal("content_not_found");
  return row;
}

/**
 * Makes the slug of a collection from its title. When another collection has this slug, the end of
 * the id is appended.
 */
async function freeCollectionSlug(tx: Tx, id: string, title: string): Promise<string> {
  const slug = slugOf(title);
  const isTaken = (await tx.$count(collections, eq(collections.slug, slug))) > 0;
  return isTaken ? `${slug}-${id.slice(-6)}` : slug;
}

async function refuseDuplicates<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!uniqueViolation(error)) throw error;
    throw new Refusal("conflict", { message: "There is a collection of this title already." });
  }
}
