import { asc, eq, max, sql } from "drizzle-orm";
import type { Act } from "../platform/act.ts";
import type { Db } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { isId } from "../platform/ids.ts";
import { orderVersion } from "../platform/order-version.ts";
import { uniqueViolation } from "../platform/unique-violation.ts";
import { auditedChange, auditedRemoval, refuseStale } from "./content-desk.ts";
import { galleryPictures, promotions, slides, testimonials } from "./tables.ts";

const LISTS = {
  slide: slides,
  testimonial: testimonials,
  "gallery-picture": galleryPictures,
  promotion: promotions,
};
/** The names of the lists of content whose order staff decide. Each is the word for one item. */
export type ListName = keyof typeof LISTS;
export type ItemOf<Name extends ListName> = (typeof LISTS)[Name]["$inferSelect"];
/** The fields of an item that staff enter. */
export type ItemInput<Name extends ListName> = Omit<
  ItemOf<Name>,
  "id" | "position" | "translations" | "version"
>;

/** The fields that hold free text. The audit log names such a field without its value. */
const TEXTS = ["alt", "caption", "description", "message", "name", "subTitle", "text", "title"];

/**
 * The type of one of the four tables stands for all, because the functions of this file use only
 * columns that all four have.
 */
const tableOf = (name: ListName) => LISTS[name] as typeof promotions;

/** Reads a list in its order, with the version of this order. */
export async function readList<Name extends ListName>(
  db: Db,
  name: Name,
): Promise<{ readonly rows: readonly ItemOf<Name>[]; readonly version: string }> {
  const table = tableOf(name);
  const rows = await db.select().from(table).orderBy(asc(table.position), asc(table.id));
  return { rows: rows as unknown as ItemOf<Name>[], version: orderVersion(rows) };
}

/** Reads an item of a list of content. @throws Refusal content_not_found */
export async function findItem<Name extends ListName>(
  db: Db,
  name: Name,
  id: string,
): Promise<ItemOf<Name>> {
  const table = tableOf(name);
  const [row] = await db.select().from(table).where(eq(table.id, id));
  if (!row) throw new Refusal("content_not_found");
  return row as unknown as ItemOf<Name>;
}

/**
 * Adds an item at the end of a list of content.
 * @returns the item's id
 * @throws Refusal conflict when the item's picture or name is taken
 */
export async function addItem<Name extends ListName>(
  { tx, record }: Act,
  name: Name,
  input: ItemInput<Name>,
): Promise<string> {
  const table = tableOf(name);
  const [last] = await tx.select({ position: max(table.position) }).from(table);
  const position = (last?.position ?? -1) + 1;
  const values = { ...(input as ItemInput<"promotion">), position };
  const [added] = await refuseDuplicates(() => tx.insert(table).values(values).returning());
  if (!added) throw new Refusal("internal");
  record({ what: `${name}.added`, subject: added.id, ...auditedChange(null, input, TEXTS) });
  return added.id;
}

/**
 * Changes an item of a list of content.
 * @returns the item before and after the change
 * @throws Refusal content_not_found, changed_meanwhile, conflict when the item's picture or name is
 *   taken
 */
export async function changeItem<Name extends ListName>(
  act: Act,
  name: Name,
  { id, version }: { readonly id: string; readonly version: string },
  input: ItemInput<Name>,
): Promise<ItemOf<Name>> {
  const table = tableOf(name);
  const before = await lockItem(act, name, id);
  refuseStale(version, before.version);
  const values = { ...(input as ItemInput<"promotion">), version: before.version + 1 };
  const [changed] = await refuseDuplicates(() =>
    act.tx.update(table).set(values).where(eq(table.id, id)).returning(),
  );
  act.record({ what: `${name}.changed`, subject: id, ...auditedChange(before, input, TEXTS) });
  return changed as unknown as ItemOf<Name>;
}

/** Removes an item of a list of content. @throws Refusal content_not_found, changed_meanwhile */
export async function removeItem(
  act: Act,
  name: ListName,
  { id, version }: { readonly id: string; readonly version: string },
): Promise<void> {
  const table = tableOf(name);
  const before = await lockItem(act, name, id);
  refuseStale(version, before.version);
  await act.tx.delete(table).where(eq(table.id, id));
  const { id: _id, position: _place, version: _version, translations: _texts, ...fields } = before;
  act.record({ what: `${name}.removed`, subject: id, ...auditedRemoval(fields, TEXTS) });
}

/**
 * Changes the order of a list.
 * @param version the version of the order that the caller has seen
 * @returns the version of the new order
 * @throws Refusal changed_meanwhile, also when the ids are not exactly those of the list
 */
export async function orderList(
  { tx, record }: Act,
  name: ListName,
  ids: readonly string[],
  version: string,
): Promise<string> {
  const table = tableOf(name);
  // PostgreSQL sorts rows before it waits for their locks. So the order is read after the locks, by
  // a statement of its own, which sees what another person has just changed.
  await tx.select({ id: table.id }).from(table).orderBy(table.id).for("update");
  const rows = await tx.select({ id: table.id }).from(table).orderBy(table.position, table.id);
  refuseStale(version, orderVersion(rows));
  const before = rows.map(({ id }) => id);
  if (before.toSorted().join() !== ids.toSorted().join()) throw new Refusal("changed_meanwhile");
  await tx.execute(sql`
    update ${table} set position = placed.place - 1
    from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality as placed (item, place)
    where ${table.id} = placed.item::uuid`);
  record({ what: `${name}.ordered`, subject: null, before: { ids: before }, after: { ids } });
  return orderVersion(ids.map((id) => ({ id })));
}

async function lockItem<Name extends ListName>(
  { tx }: Act,
  name: Name,
  id: string,
): Promise<ItemOf<Name>> {
  if (!isId(id)) throw new Refusal("content_not_found");
  const table = tableOf(name);
  const [row] = await tx.select().from(table).where(eq(table.id, id)).for("update");
  if (!row) throw new Refusal("content_not_found");
  return row as unknown as ItemOf<Name>;
}

async function refuseDuplicates<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!uniqueViolation(error)) throw error;
    throw new Refusal("conflict", {
      message: "Another one in this list has the same picture or name.",
    });
  }
}
