import { MOST_VERSIONS } from "@suvarna/contract/content/constants";
import type { VERSIONED } from "@suvarna/contract/content/staff-schemas";
import { and, desc, eq } from "drizzle-orm";
import type { Act } from "../platform/act.ts";
import type { Db } from "../platform/database.ts";
import { newId } from "../platform/ids.ts";
import { contentVersions } from "./tables.ts";

export type VersionedKind = (typeof VERSIONED)[number];
export type VersionRow = typeof contentVersions.$inferSelect;

/**
 * Stores a new version of a text. The first time, the text from before the change is stored too, so
 * that staff can return to it.
 */
export async function storeVersion(
  { tx, actor, at }: Act,
  { kind, subject = "" }: { readonly kind: VersionedKind; readonly subject?: string },
  { before, after }: { readonly before: object | null; readonly after: object },
): Promise<void> {
  const isOf = and(eq(contentVersions.kind, kind), eq(contentVersions.subject, subject));
  const isFirst = (await tx.$count(contentVersions, isOf)) === 0;
  const by = "userId" in actor ? actor.userId : null;
  const value = (fields: object) => ({ ...fields });
  // Versions are listed in the order of their ids, and ids of the same millisecond have no order.
  // So the earlier version gets an id of the millisecond before.
  const [earlier, now] = [newId(at.getTime() - 1), newId(at.getTime())];
  const row = { kind, subject, at };
  if (isFirst && before) {
    await tx
      .insert(contentVersions)
      .values({ ...row, id: earlier, by: null, value: value(before) });
  }
  await tx.insert(contentVersions).values({ ...row, id: now, by, value: value(after) });
}

/** Returns the newest versions of a text, newest first. */
export function listStoredVersions(
  db: Db,
  { kind, subject = "" }: { readonly kind: VersionedKind; readonly subject?: string | undefined },
): Promise<VersionRow[]> {
  return db
    .select()
    .from(contentVersions)
    .where(and(eq(contentVersions.kind, kind), eq(contentVersions.subject, subject)))
    .orderBy(desc(contentVersions.id))
    .limit(MOST_VERSIONS);
}
