import { and, eq, inArray, not, type SQL, sql } from "drizzle-orm";
import type { Db } from "../platform/database.ts";
import { hasWords } from "../platform/word-search.ts";
import type { UserRow } from "./queries.ts";
import { users, userWords } from "./tables.ts";

export const SEARCHED = { table: users, id: users.id, words: userWords(users) };

/** The money that users have paid, which another capability knows. Most users may have no sum. */
export interface UserSums {
  /** A query of all sums, with the columns `user_id` and `paid`. */
  readonly all: SQL;
  /** Builds the condition that a user has a sum. */
  readonly has: (userId: SQL) => SQL;
}

/** The order of a list of users by what they have paid. */
export interface SumSort {
  readonly sums: UserSums;
  readonly isDown: boolean;
}

interface SumPage {
  readonly q?: string | undefined;
  /** The id of the last shopper of the page before. */
  readonly cursor?: string | undefined;
  readonly sort: SumSort;
  readonly limit: number;
}

/** The position in the list of shoppers after which a page begins. */
interface SumPlace {
  readonly paid: number;
  readonly userId: string;
}

/**
 * Lists shoppers by what they have paid. A shopper without a sum counts as less than every sum. The
 * shoppers with sums and those without are read separately, so that no query has to join all users
 * with all sums.
 */
export async function listBySum(db: Db, page: SumPage): Promise<UserRow[]> {
  const { cursor, sort, limit } = page;
  const place = cursor === undefined ? null : await placeOf(db, sort.sums, cursor);
  const rows: UserRow[] = [];
  const withSums = async (after: SumPlace | null) =>
    rows.push(...(await listWithSums(db, { ...page, limit: limit - rows.length }, after)));
  const withoutSums = async (after: string | undefined) =>
    rows.push(...(await listWithoutSums(db, { ...page, limit: limit - rows.length }, after)));
  if (sort.isDown) {
    if (cursor === undefined || place) await withSums(place);
    if (rows.length < limit) await withoutSums(place ? undefined : cursor);
  } else {
    if (!place) await withoutSums(cursor);
    if (rows.length < limit) await withSums(place);
  }
  return rows;
}

async function placeOf(db: Db, sums: UserSums, userId: string): Promise<SumPlace | null> {
  const { rows } = await db.execute<{ paid: number }>(
    sql`select paid from (${sums.all}) as sums where user_id = ${userId}::uuid`,
  );
  return rows[0] ? { paid: rows[0].paid, userId } : null;
}

async function listWithSums(
  db: Db,
  { q, sort, limit }: SumPage,
  after: SumPlace | null,
): Promise<UserRow[]> {
  const rows: UserRow[] = [];
  let last = after;
  // Members of staff who have bought something are left out, so a full page may need another query.
  for (;;) {
    const missing = limit - rows.length;
    const sums = await findSums(db, { q, sort, limit: missing }, last);
    rows.push(...(await shoppersIn(db, sums)));
    last = sums.at(-1) ?? null;
    if (sums.length < missing || rows.length === limit) return rows;
  }
}

async function findSums(
  db: Db,
  { q, sort: { sums, isDown }, limit }: SumPage,
  after: SumPlace | null,
): Promise<SumPlace[]> {
  const [way, beyond] = isDown ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`];
  const userId = sql`sums.user_id`;
  const which = and(
    hasWords(SEARCHED, q, userId),
    after
      ? sql`(sums.paid, ${userId}) ${beyond} (${after.paid}::float8, ${after.userId}::uuid)`
      : undefined,
  );
  const { rows } = await db.execute<{ user_id: string; paid: number }>(sql`
    select ${userId}, sums.paid from (${sums.all}) as sums where ${which ?? sql`true`}
    order by sums.paid ${way}, ${userId} ${way} limit ${limit}`);
  return rows.map((row) => ({ userId: row.user_id, paid: row.paid }));
}

/** Returns the shoppers among some users, in the order of the sums. */
async function shoppersIn(db: Db, places: readonly SumPlace[]): Promise<UserRow[]> {
  const ids = places.map(({ userId }) => userId);
  const which = and(inArray(users.id, ids), eq(users.role, "shopper"));
  const rows = ids.length === 0 ? [] : await db.select().from(users).where(which);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function listWithoutSums(
  db: Db,
  { q, sort: { sums, isDown }, limit }: SumPage,
  after: string | undefined,
): Promise<UserRow[]> {
  const [way, beyond] = isDown ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`];
  const which = and(
    eq(users.role, "shopper"),
    hasWords(SEARCHED, q),
    not(sums.has(sql`${users.id}`)),
    after === undefined ? undefined : sql`${users.id} ${beyond} ${after}::uuid`,
  );
  return db.select().from(users).where(which).orderBy(sql`${users.id} ${way}`).limit(limit);
}
