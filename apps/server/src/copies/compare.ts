import type { Db } from "../platform/database.ts";
import type { Totals } from "./backup.ts";
import { type ShopTable, totalsOf } from "./shop-tables.ts";

/**
 * Compares the content of tables with the totals of a copy. @returns the differences in words; an
 * empty list when there are none
 */
export async function differences(
  db: Db,
  tables: readonly ShopTable[],
  totals: Totals,
): Promise<string[]> {
  const tableNames = new Set(tables.map(({ name }) => name));
  const wrong = Object.keys(totals)
    .filter((name) => !tableNames.has(name))
    .map((name) => `${name} is missing`);
  for (const table of tables) {
    const expected = totals[table.name] ?? { rows: 0, digest: "0" };
    const actual = await totalsOf(db, table);
    if (actual.rows !== expected.rows) {
      wrong.push(`${table.name} has ${actual.rows} rows instead of ${expected.rows}`);
    } else if (actual.digest !== expected.digest) {
      wrong.push(`${table.name} has other content`);
    }
  }
  return wrong;
}
