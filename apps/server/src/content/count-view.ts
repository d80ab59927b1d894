import { createHmac, randomBytes } from "node:crypto";
import { eq, lt, sql } from "drizzle-orm";
import type { Db } from "../platform/database.ts";
import { blogViews, blogVisits, visitSalts } from "./tables.ts";

/** Who reads: only told from others, never known. */
export interface Reader {
  /** The network address, as the limits count it. */
  readonly network: string;
  /** What the browser says that it is. */
  readonly browser: string;
}

/**
 * Counts a reader of an article, once a day. A visit is kept as a hash with a secret that is thrown
 * away when its day is over, and no two articles share one: nobody can tell afterwards who it was,
 * nor what else they read. A day is one of UTC, so it turns in India's early morning.
 * @returns how often the article was read until now
 */
export async function countView(
  db: Db,
  { blogId, reader, now }: { blogId: string; reader: Reader; now: Date },
): Promise<number> {
  const day = now.toISOString().slice(0, 10);
  await db.transaction(async (tx) => {
    const salt = await saltOf(tx, day);
    const said = JSON.stringify([blogId, reader.network, reader.browser]);
    const visit = createHmac("sha256", salt).update(said).digest("base64url");
    const first = await tx
      .insert(blogVisits)
      .values({ visit, day })
      .onConflictDoNothing()
      .returning();
    if (first.length === 0) return;
    await tx
      .insert(blogViews)
      .values({ blogId, views: 1 })
      .onConflictDoUpdate({
        target: blogViews.blogId,
        set: { views: sql`${blogViews.views} + 1` },
      });
  });
  return viewsOf(db, blogId);
}

/** How often an article was read. */
export async function viewsOf(db: Db, blogId: string): Promise<number> {
  const [row] = await db.select().from(blogViews).where(eq(blogViews.blogId, blogId));
  return row?.views ?? 0;
}

/** The secret of a day; the first visit of a new one throws away all that was of the days before. */
async function saltOf(tx: Db, day: string): Promise<string> {
  const known = () => tx.select().from(visitSalts).where(eq(visitSalts.day, day));
  const [row] = await known();
  if (row) return row.salt;
  const [made] = await tx
    .insert(visitSalts)
    .values({ day, salt: randomBytes(32).toString("base64url") })
    .onConflictDoNothing()
    .returning();
  await tx.delete(visitSalts).where(lt(visitSalts.day, day));
  await tx.delete(blogVisits).where(lt(blogVisits.day, day));
  // Another process was first: it has the day's one secret.
  return (made ?? (await known())[0])?.salt ?? "";
}
