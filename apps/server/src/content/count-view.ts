import { randomBytes } from "node:crypto";
import { and, eq, gte, lt, sql } from "drizzle-orm";
import type { Act } from "../platform/act.ts";
import type { Db, Tx } from "../platform/database.ts";
import { keyedHash } from "../platform/keyed-hash.ts";
import { blogNetworks, blogViews, blogVisits, visitSalts } from "./tables.ts";

/**
 * The maximum number of readers of an article that are counted for one network address on a day, so
 * that a changing User-Agent header can't raise the number without end.
 */
const READERS_OF_A_NETWORK = 20;

/**
 * The data that distinguishes a reader of an article from other readers, without identifying the
 * reader.
 */
export interface Reader {
  /** The network address, shortened by `networkOf`. */
  readonly network: string;
  /** The browser's User-Agent header. */
  readonly browser: string;
}

/**
 * Counts a reader of an article, once a day. A visit is stored as a hash with a secret that is
 * deleted when the day is over, and the hash includes the article. So nobody can find out later who
 * the reader was, nor what else they read. Days are counted in UTC, so a day ends in India's early
 * morning.
 */
export async function countView({ tx, at }: Act, blogId: string, reader: Reader): Promise<void> {
  const day = at.toISOString().slice(0, 10);
  const salt = await saltOf(tx, day);
  const network = keyedHash(salt, [blogId, reader.network]);
  if (await isCrowd(tx, network)) return;
  const visit = keyedHash(salt, [blogId, reader.network, reader.browser]);
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

async function isCrowd(tx: Tx, network: string): Promise<boolean> {
  const full = gte(blogNetworks.readers, READERS_OF_A_NETWORK);
  return (await tx.$count(blogNetworks, and(eq(blogNetworks.network, network), full))) > 0;
}

/**
 * Counts one more reader of an article from a network address.
 * @returns false when the address has reached its limit
 */
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

/** Returns the number of times that an article was read. */
export async function viewsOf(db: Db, blogId: string): Promise<number> {
  const [row] = await db.select().from(blogViews).where(eq(blogViews.blogId, blogId));
  return row?.views ?? 0;
}

/**
 * Reads or creates the secret of a day. The first visit of a day deletes the data of all earlier
 * days.
 */
async function saltOf(tx: Tx, day: string): Promise<string> {
  const findSalt = () => tx.select().from(visitSalts).where(eq(visitSalts.day, day));
  const [row] = await findSalt();
  if (row) return row.salt;
  const [made] = await tx
    .insert(visitSalts)
    .values({ day, salt: randomBytes(32).toString("base64url") })
    .onConflictDoNothing()
    .returning();
  for (const table of [visitSalts, blogVisits, blogNetworks]) {
    await tx.delete(table).where(lt(table.day, day));
  }
  // Another process has inserted the day's secret first, so this process uses that secret.
  return (made ?? (await findSalt())[0])?.salt ?? "";
}
