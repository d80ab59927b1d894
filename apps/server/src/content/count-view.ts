import { createHmac, randomBytes } from "node:crypto";
import { and, eq, gte, lt, sql } from "drizzle-orm";
import type { Act } from "../platform/act.ts";
import type { Db, Tx } from "../platform/database.ts";
import { blogNetworks, blogViews, blogVisits, visitSalts } from "./tables.ts";

/**
 * How many readers of an article one network address is on a day: whoever calls their browser by
 * ever new names is no crowd, and many who share an address are a few.
 */
const READERS_OF_A_NETWORK = 20;

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
 * nor what else they read. A network address counts as so many readers and no more. A day is one of UTC, so it turns in India's early morning.
 */
export async function countView({ tx, at }: Act, blogId: string, reader: Reader): Promise<void> {
  const day = at.toISOString().slice(0, 10);
  const salt = await saltOf(tx, day);
  const network = nameless(salt, [blogId, reader.network]);
  if (await isCrowd(tx, network)) return;
  const visit = nameless(salt, [blogId, reader.network, reader.browser]);
  const first = await tx
    .insert(blogVisits)
    .values({ visit, day })
    .onConflictDoNothing()
    .returning();
  if (first.length === 0 || !(await countInNetwork(tx, network, day))) return;
  await tx
    .insert(blogViews)
    .values({ blogId, views: 1 })
    .onConflictDoUpdate({
      target: blogViews.blogId,
      set: { views: sql`${blogViews.views} + 1` },
    });
}

/** A name for what was said that nobody can lead back to it without the day's secret. */
function nameless(salt: string, said: readonly string[]): string {
  return createHmac("sha256", salt).update(JSON.stringify(said)).digest("base64url");
}

async function isCrowd(tx: Tx, network: string): Promise<boolean> {
  const full = gte(blogNetworks.readers, READERS_OF_A_NETWORK);
  return (await tx.$count(blogNetworks, and(eq(blogNetworks.network, network), full))) > 0;
}

/** One reader more of a network address. @returns false when it is one too many */
async function countInNetwork(tx: Tx, network: string, day: string): Promise<boolean> {
  const counted = await tx
    .insert(blogNetworks)
    .values({ network, day, readers: 1 })
    .onConflictDoUpdate({
      target: blogNetworks.network,
      set: { readers: sql`${blogNetworks.readers} + 1` },
      setWhere: lt(blogNetworks.readers, READERS_OF_A_NETWORK),
    })
    .returning();
  return counted.length > 0;
}

/** How often an article was read. */
export async function viewsOf(db: Db, blogId: string): Promise<number> {
  const [row] = await db.select().from(blogViews).where(eq(blogViews.blogId, blogId));
  return row?.views ?? 0;
}

/** The secret of a day; the first visit of a new one throws away all that was of the days before. */
async function saltOf(tx: Tx, day: string): Promise<string> {
  const known = () => tx.select().from(visitSalts).where(eq(visitSalts.day, day));
  const [row] = await known();
  if (row) return row.salt;
  const [made] = await tx
    .insert(visitSalts)
    .values({ day, salt: randomBytes(32).toString("base64url") })
    .onConflictDoNothing()
    .returning();
  for (const table of [visitSalts, blogVisits, blogNetworks]) {
    await tx.delete(table).where(lt(table.day, day));
  }
  // Another process was first: it has the day's one secret.
  return (made ?? (await known())[0])?.salt ?? "";
}
