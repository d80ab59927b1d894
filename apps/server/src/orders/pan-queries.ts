import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { Db, Tx } from "../platform/database.ts";
import { panReadDays, panReads } from "./desk-tables.ts";

/**
 * How long the records of who has read a PAN are kept, in milliseconds. The log of access to
 * personal data is kept as long.
 */
const KEPT_MS = 400 * 24 * 3_600_000;

/**
 * Counts a reading of a PAN by a member of staff on a day in India. The statement is atomic, so two
 * simultaneous readings get different counts.
 * @returns the count with this reading; null when the member of staff has already read `most` PANs
 */
export async function countPanRead(
  tx: Tx,
  { staffId, day }: { readonly staffId: string; readonly day: string },
  most: number,
): Promise<number | null> {
  const [counted] = await tx
    .insert(panReadDays)
    .values({ staffId, day, reads: 1 })
    .onConflictDoUpdate({
      target: [panReadDays.day, panReadDays.staffId],
      set: { reads: sql`${panReadDays.reads} + 1` },
      setWhere: lt(panReadDays.reads, most),
    })
    .returning({ reads: panReadDays.reads });
  return counted?.reads ?? null;
}

/**
 * Stores a reading of a PAN with its purpose, and deletes the readings that are older than the time
 * for which they are kept.
 */
export async function addPanRead(tx: Tx, read: typeof panReads.$inferInsert): Promise<void> {
  await tx.delete(panReads).where(lt(panReads.at, new Date(read.at.getTime() - KEPT_MS)));
  await tx.insert(panReads).values(read);
}

/**
 * The number of PANs that each member of staff has read on a day in India, the highest number
 * first.
 */
export function listPanReaders(
  db: Db,
  { day, staffId }: { readonly day: string; readonly staffId?: string },
): Promise<{ staffId: string; reads: number }[]> {
  const ofPerson = staffId === undefined ? undefined : eq(panReadDays.staffId, staffId);
  return db
    .select({ staffId: panReadDays.staffId, reads: panReadDays.reads })
    .from(panReadDays)
    .where(and(eq(panReadDays.day, day), ofPerson))
    .orderBy(desc(panReadDays.reads), panReadDays.staffId);
}
