import { sql } from "drizzle-orm";
import type { Db } from "../platform/database.ts";
import { type Places, statement } from "../platform/statement.ts";
import { products } from "./tables.ts";

/** What a bill says of a piece besides its price. */
export interface Goods {
  /** `ring`, `coin` ... */
  readonly kind: string;
  readonly huid: string | null;
}

/** The goods of these ids, by id; those taken out of the catalogue too. */
export async function findGoods(db: Db, ids: readonly string[]): Promise<Map<string, Goods>> {
  const rows = await goodsOf(db, { ids });
  return new Map(rows.map((row) => [row.id, row]));
}

const goodsOf = statement((db, { ids }: Places<{ ids: readonly string[] }>) => {
  const { id, kind, huid } = products;
  return db.select({ id, kind, huid }).from(products).where(sql`${id} = any(${ids})`);
});
