import { and, desc, eq, lt } from "drizzle-orm";
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
}

/** The shoppers' accounts, newest first, with how many there are, counted up to 10,001. */
export async function listShoppers(
  db: Db,
  { q, cursor, limit }: ShopperPage,
): Promise<{ rows: UserRow[]; total: number }> {
  if (cursor !== undefined && !isId(cursor)) return { rows: [], total: 0 };
  const which = and(eq(users.role, "shopper"), hasWords(userWords(users), q));
  const rows = await db
    .select()
    .from(users)
    .where(and(which, cursor === undefined ? undefined : lt(users.id, cursor)))
    .orderBy(desc(users.id))
    .limit(limit);
  return { rows, total: await countCapped(db, users, which) };
}
