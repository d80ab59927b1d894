import {
  type ListView,
  type ListViewInput,
  MOST_VIEWS,
} from "@suvarna/contract/staff/staff-views-schemas";
import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { Act } from "../platform/act.ts";
import type { Db } from "../platform/database.ts";
import { isId } from "../platform/ids.ts";
import { staffViews } from "./tables.ts";

/** Lists the views that a member of staff keeps, oldest first. */
export async function listViewsOf(db: Db, userId: string): Promise<ListView[]> {
  const rows = await db
    .select()
    .from(staffViews)
    .where(eq(staffViews.userId, userId))
    .orderBy(asc(staffViews.id));
  return rows.map(serialize);
}

/**
 * Keeps a view of a list for a member of staff. A view of the same name gets the new query. If the
 * person then has more views of the list than are allowed, the oldest is dropped.
 */
export async function keepView(
  { tx, record }: Act,
  userId: string,
  { list, name, query }: ListViewInput,
): Promise<ListView> {
  const [row] = await tx
    .insert(staffViews)
    .values({ userId, list, name, query })
    .onConflictDoUpdate({
      target: [staffViews.userId, staffViews.list, staffViews.name],
      set: { query },
    })
    .returning();
  if (!row) throw new Error("The view was not written");
  const rows = await tx
    .select({ id: staffViews.id })
    .from(staffViews)
    .where(and(eq(staffViews.userId, userId), eq(staffViews.list, list)))
    .orderBy(desc(staffViews.id));
  const extra = rows.slice(MOST_VIEWS).map(({ id }) => id);
  if (extra.length > 0) await tx.delete(staffViews).where(inArray(staffViews.id, extra));
  record({ what: "view.kept", subject: list });
  return serialize(row);
}

/** Drops a view of a member of staff. Without such a view of that person nothing happens. */
export async function dropView({ tx, record }: Act, userId: string, id: string): Promise<void> {
  const own = and(eq(staffViews.id, id), eq(staffViews.userId, userId));
  const [dropped] = isId(id) ? await tx.delete(staffViews).where(own).returning() : [];
  record({ what: "view.dropped", subject: dropped?.list ?? null });
}

function serialize({ id, list, name, query }: typeof staffViews.$inferSelect): ListView {
  return { _id: id, list, name, query };
}
