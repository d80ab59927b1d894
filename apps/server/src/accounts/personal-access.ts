import { desc, lt } from "drizzle-orm";
import type { Autocommit, Db } from "../platform/database.ts";
import { personalAccess } from "./tables.ts";

/**
 * How long entries of the access log are kept, in milliseconds. The data protection rules require
 * such a log for one year. Some 35 days are added, so that the last month is complete.
 */
const KEPT_MS = 400 * 24 * 3_600_000;

/**
 * Writes to the access log that staff read personal data, before they get the data. Old entries are
 * deleted, because they are personal data too.
 */
export async function recordPersonalAccess(
  db: Autocommit,
  look: typeof personalAccess.$inferInsert,
): Promise<void> {
  await db
    .delete(personalAccess)
    .where(lt(personalAccess.at, new Date(look.at.getTime() - KEPT_MS)));
  await db.insert(personalAccess).values(look);
}

/** Lists the newest entries of the access log. */
export async function listPersonalAccess(db: Db, limit: number) {
  const rows = await db
    .select()
    .from(personalAccess)
    .orderBy(desc(personalAccess.at), desc(personalAccess.id))
    .limit(limit);
  return rows.map(({ staffId, what, subject, at }) => ({
    staffId,
    what,
    subject,
    at: at.toISOString(),
  }));
}
