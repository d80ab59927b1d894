import { and, desc, eq, inArray, lt, type SQL, sql } from "drizzle-orm";
import { countCapped } from "../platform/capped-count.ts";
import type { Db } from "../platform/database.ts";
import { isId } from "../platform/ids.ts";
import { hasWords } from "../platform/word-search.ts";
import type { UserRow } from "./queries.ts";
import { users, userWords } from "./tables.ts";

/** A page of the list of shoppers. */
interface ShopperPage {
  /** Beginnings of words of the name, the e-mail address or the phone number. */
  readonly q?: string | undefined;
  /** The id of the last shopper of the page before. */
  readonly cursor?: string | undefined;
  readonly limit: number;
  /** Null for the newest accounts first. */
  readonly sort: SumSort | null;
}

/** The order of a list by a sum of each shopper, which another capability knows. */
interface SumSort {
  /** A query with the columns `user_id` and `paid`. */
  readonly sums: SQL;
  readonly isDown: boolean;
}

const SEARCHED = { table: users, id: users.id, words: userWords(users) };

/** The shoppers' accounts, with how many there are, counted up to 10,001. */
export async function listShoppers(
  db: Db,
  { q, cursor, sort, limit }: ShopperPage,
): Promise<{ rows: UserRow[]; total: number }> {
  if (cursor !== undefined && !isId(cursor)) return { rows: [], total: 0 };
  const which = and(eq(users.role, "shopper"), hasWords(SEARCHED, q));
  const rows =
    sort === null
      ? await db
          .select()
          .from(users)
          .where(and(which, cursor === undefined ? undefined : lt(users.id, cursor)))
          .orderBy(desc(users.id))
          .limit(limit)
      : await listBySum(db, which, { cursor, sort, limit });
  return { rows, total: await countCapped(db, users, which) };
}

/** Lists shoppers by their sums. A shopper without a sum counts as one with zero. */
async function listBySum(
  db: Db,
  which: SQL | undefined,
  { cursor, sort, limit }: Pick<ShopperPage, "cursor" | "limit"> & { readonly sort: SumSort },
): Promise<UserRow[]> {
  const { sums, isDown } = sort;
  const way = sql.raw(isDown ? "desc" : "asc");
  const beyond = sql.raw(isDown ? "<" : ">");
  const sum = sql`coalesce(sums.paid, 0)`;
  const own = sql`(select coalesce(sum(own.paid), 0) from (${sums}) as own where own.user_id = ${cursor}::uuid)`;
  const after =
    cursor === undefined
      ? undefined
      : sql`(${sum}, ${users.id}) ${beyond} (${own}, ${cursor}::uuid)`;
  const found = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(sql`(${sums}) as sums`, sql`sums.user_id = ${users.id}`)
    .where(and(which, after))
    .orderBy(sql`${sum} ${way}`, sql`${users.id} ${way}`)
    .limit(limit);
  const ids = found.map(({ id }) => id);
  const rows = await db.select().from(users).where(inArray(users.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
