import { setImmediate } from "node:timers/promises";
import { and, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/database.ts";
import { isShown } from "../product-rows.ts";
import { hasAll, scoreOf, type Term } from "../search/terms.ts";
import { products } from "../tables.ts";
import { type Columns, rowOf } from "./columns.ts";
import { STEPS } from "./orders.ts";
import type { Hits } from "./postings.ts";

const ID_LENGTH = 36;

/**
 * Finds the products that match all of these terms by the database's text search, while the
 * process has no index of the words.
 * @param among a condition that the products must also match
 */
export async function findHits(
  db: Db,
  columns: Columns,
  terms: readonly Term[],
  among: SQL | undefined,
): Promise<Hits> {
  const score = scoreOf(terms);
  if (!score) return { rows: new Uint32Array(), scores: new Uint8Array() };
  // The database returns one result row for each score, with all ids in one text. One result row
  // for each of a million hits would take the driver seconds.
  const { rows: groups } = await db.execute<{ score: number; ids: string }>(sql`
    select score, string_agg(id::text, '') as ids
    from (
      select ${products.id} as id, ${score} as score
      from ${products} where ${and(isShown, hasAll(terms), among)}
    ) as hits
    group by score`);
  const most = groups.reduce((sum, { ids }) => sum + ids.length / ID_LENGTH, 0);
  const rows = new Uint32Array(most);
  const scores = new Uint8Array(most);
  let count = 0;
  for (const { score, ids } of groups) {
    for (let at = 0; at < ids.length; at += ID_LENGTH) {
      const row = rowOf(columns, ids, at);
      // A product without a row in memory was added just now, and the next update of the copy will
      // report it as changed.
      if (row !== -1) {
        rows[count] = row;
        scores[count++] = score;
      }
      if (count % STEPS === STEPS - 1) await setImmediate();
    }
  }
  return { rows: rows.subarray(0, count), scores: scores.subarray(0, count) };
}
