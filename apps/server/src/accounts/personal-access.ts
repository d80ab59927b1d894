import { desc, lt } from "drizzle-orm";
import type { Autocommit, Db } from "../platform/database.ts";
import { personalAccess } from "./tables.ts";

/** As long as the rules on data protection ask for such a log: a year, and the month that it ends in. */
const KEPT_MS = 400 * 24 * 3_600_000;

/**
 * Writes down that staff look at what is personal, before they are shown it. What was written down
 * more than a year ago is forgotten: it is personal too.
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

/** The newest looks. */
export async function listPersonalAccess(db: Db, limit: number) {
  const rows = await db
    .select()
    .from(personalAccess)
    .orderBy(desc(personalAccess.at), desc(personalAccess.id))
    .limit(limit);
  return rows.map(({ staffId, what, subject, at }) => ({
    ...{ staffId, what, subject, at: at.toISOString() },
  }));
}
