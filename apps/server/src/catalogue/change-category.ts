import type { CategoryInput } from "@suvarna/contract/catalogue/staff-category-schemas";
import { and, eq, max, ne, sql } from "drizzle-orm";
import type { Act } from "../platform/act.ts";
import type { Db, Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { isId, newId } from "../platform/ids.ts";
import { orderVersion } from "../platform/order-version.ts";
import { uniqueViolation } from "../platform/unique-violation.ts";
import { type CategoryRow, listCategories } from "./categories.ts";
import type { SearchIndex } from "./search/keep-index.ts";
import { slugOf } from "./slug.ts";
import { categories, products } from "./tables.ts";

/** Lists all categories in their order, with the version of this order. */
export async function readCategories(
  db: Db,
): Promise<{ readonly rows: CategoryRow[]; readonly version: string }> {
  const rows = await listCategories(db);
  return { rows, version: orderVersion(rows) };
}

/** The fields of a category that staff write, and the colour of the border of its picture. */
type CategoryColumns = CategoryInput & { readonly ground: string };

/**
 * Adds a category after all others. @returns its id @throws Refusal conflict for a title that is
 * taken
 */
export async function addCategory(act: Act, input: CategoryColumns): Promise<string> {
  const { tx, tell, record } = act;
  const id = newId();
  const [last] = await tx.select({ position: max(categories.position) }).from(categories);
  const position = (last?.position ?? -1) + 1;
  await refuseDuplicates(async () => {
    const slug = await freeCategorySlug(tx, id, input.title);
    await tx.insert(categories).values({ ...input, id, slug, position });
    await takeTitle(tx, id, input.title);
  });
  tell({ type: "catalogue.changed" });
  record({ what: "category.added", subject: id, after: { shown: input.shown } });
  return id;
}

/**
 * Changes a category. Its slug does not change, and its earlier titles still name the category.
 * When the title changes, the pieces of the category are indexed again, because the title is one of
 * their search words.
 * @throws Refusal content_not_found, changed_meanwhile, conflict for a title that is taken
 */
export async function changeCategory(
  act: Act,
  { id, version, input }: { id: string; version: string; input: CategoryColumns },
  index: Pick<SearchIndex, "enqueue">,
): Promise<void> {
  const { tx } = act;
  const before = await lockCategory(tx, id);
  if (version !== String(before.version)) throw new Refusal("changed_meanwhile");
  const isRenamed = before.title.toLowerCase() !== input.title.toLowerCase();
  const former = before.formerTitles.filter((title) => title !== input.title.toLowerCase());
  const formerTitles = isRenamed ? [...former, before.title.toLowerCase()] : former;
  await refuseDuplicates(async () => {
    await tx
      .update(categories)
      .set({ ...input, formerTitles, version: before.version + 1 })
      .where(eq(categories.id, id));
    await takeTitle(tx, id, input.title);
  });
  if (before.title !== input.title) {
    await tx.update(products).set({ searchEdition: "" }).where(eq(products.categoryId, id));
    await index.enqueue(tx);
  }
  act.tell({ type: "catalogue.changed" });
  const auditedFields = ({ shown, picture }: CategoryInput) => ({ shown, picture });
  act.record({
    what: "category.changed",
    subject: id,
    before: auditedFields(before),
    after: { ...auditedFields(input), ...(isRenamed ? { written: ["title"] } : {}) },
  });
}

/**
 * A function that finds the codes of the coupons that apply to a category and that shoppers can
 * still use, now or later.
 */
export type CouponsOfCategory = (tx: Tx, categoryId: string, now: Date) => Promise<string[]>;

/** The most coupons whose codes a refusal names. */
const MOST_NAMED = 3;

/**
 * Deletes a category. The lock on the category's row prevents that pieces and coupons are added to
 * the category until the end of the transaction.
 * @throws Refusal content_not_found, changed_meanwhile, category_in_use with the number of pieces
 *   or with the coupons that apply to the category
 */
export async function removeCategory(
  { tx, at, tell, record }: Act,
  { id, version }: { id: string; version: string },
  couponsOf: CouponsOfCategory,
): Promise<undefined> {
  const before = await lockCategory(tx, id);
  if (version !== String(before.version)) throw new Refusal("changed_meanwhile");
  const pieces = await tx.$count(products, eq(products.categoryId, id));
  if (pieces > 0) {
    const belong = pieces === 1 ? "1 piece belongs" : `${pieces} pieces belong`;
    throw new Refusal("category_in_use", {
      message: `${belong} to this category, drafts and archived pieces included. Give ${pieces === 1 ? "it" : "them"} another category first.`,
    });
  }
  refuseCoupons(await couponsOf(tx, id, at));
  await tx.delete(categories).where(eq(categories.id, id));
  tell({ type: "catalogue.changed" });
  const { title, shown } = before;
  record({ what: "category.removed", subject: id, before: { title, shown } });
}

/** @throws Refusal category_in_use when a coupon applies to the category */
function refuseCoupons(codes: readonly string[]): void {
  if (codes.length === 0) return;
  const more = codes.length - MOST_NAMED;
  const named = codes.slice(0, MOST_NAMED).join(", ") + (more > 0 ? ` and ${more} more` : "");
  const isOne = codes.length === 1;
  throw new Refusal("category_in_use", {
    message: isOne
      ? `The coupon ${named} applies to this category. Switch it off first.`
      : `The coupons ${named} apply to this category. Switch them off first.`,
  });
}

/**
 * Changes the order of the categories.
 * @param version the version of the order that the caller has seen
 * @throws Refusal changed_meanwhile, also when the ids are not those of all categories
 */
export async function placeCategories(
  { tx, tell, record }: Act,
  ids: readonly string[],
  version: string,
): Promise<string> {
  const { id, position } = categories;
  // PostgreSQL sorts rows before it waits for their locks. So the order is read after the locks, by
  // a statement of its own, which sees what another person has just changed.
  await tx.select({ id }).from(categories).orderBy(id).for("update");
  const rows = await tx.select({ id }).from(categories).orderBy(position, id);
  const before = rows.map((row) => row.id);
  const isAll = before.toSorted().join() === ids.toSorted().join();
  if (version !== orderVersion(rows) || !isAll) throw new Refusal("changed_meanwhile");
  await tx.execute(sql`
    update ${categories} set position = placed.place - 1
    from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality as placed (item, place)
    where ${id} = placed.item::uuid`);
  tell({ type: "catalogue.changed" });
  record({ what: "category.ordered", subject: null, before: { ids: before }, after: { ids } });
  return orderVersion(ids.map((item) => ({ id: item })));
}

async function lockCategory(tx: Tx, id: string) {
  const [row] = isId(id)
    ? await tx.select().from(categories).where(eq(categories.id, id)).for("update")
    : [];
  if (!row) throw new Refusal("content_not_found");
  return row;
}

/**
 * Makes the slug of a category from its title. When another category has this slug, the end of the
 * id is appended.
 */
async function freeCategorySlug(tx: Tx, id: string, title: string): Promise<string> {
  const slug = slugOf(title);
  const isTaken = (await tx.$count(categories, eq(categories.slug, slug))) > 0;
  return isTaken ? `${slug}-${id.slice(-6)}` : slug;
}

/**
 * Removes a category's new title from the earlier titles of all other categories, so that the title
 * names one category only.
 */
async function takeTitle(tx: Tx, id: string, title: string): Promise<void> {
  await tx
    .update(categories)
    .set({ formerTitles: sql`array_remove(${categories.formerTitles}, ${title.toLowerCase()})` })
    .where(
      and(ne(categories.id, id), sql`${title.toLowerCase()} = any(${categories.formerTitles})`),
    );
}

async function refuseDuplicates<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!uniqueViolation(error)) throw error;
    throw new Refusal("conflict", { message: "There is a category of this title already." });
  }
}
