import { and, desc, eq, lt } from "drizzle-orm";
import { countCapped } from "../platform/capped-count.ts";
import type { Db } from "../platform/database.ts";
import { isId } from "../platform/ids.ts";
import { hasWordsInOrder } from "../platform/word-search.ts";
import type { UserRow } from "./queries.ts";
import { listBySum, SEARCHED, type SumSort } from "./shoppers-by-sum.ts";
import { users } from "./tables.ts";

/** A page of the list of shoppers. */
interface ShopperPage {
  /** The search text: beginnings of words of the name, the e-mail address or the phone number. */
  readonly q?: string | undefined;
  /** The id of the last shopper of the page before. */
  readonly cursor?: string | undefined;
  readonly limit: number;
  /** The order by sums; null for the newest accounts first. */
  readonly sort: SumSort | null;
}

/** Lists the shoppers' accounts and counts them, up to 10,001. */
export async function listShoppers(
  db: Db,
  { q, cursor, sort, limit }: ShopperPage,
): Promise<{ rows: UserRow[]; total: number }> {
  if (cursor !== undefined && !isId(cursor)) return { rows: [], total: 0 };
  const which = and(eq(users.role, "shopper"), await hasWordsInOrder(db, SEARCHED, q));
  const rows =
    sort === null
      ? await db
          .select()
          .from(users)
          .where(and(which, cursor === undefined ? undefined : lt(users.id, cursor)))
          .orderBy(desc(users.id))
          .limit(limit)
      : await listBySum(db, { q, cursor, sort, limit });
  return { rows, total: await countCapped(db, users, which) };
}
