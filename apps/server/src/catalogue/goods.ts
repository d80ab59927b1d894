import { sql } from "drizzle-orm";
import { gatheredBy } from "../platform/gathered.ts";
import { type Places, statement } from "../platform/statement.ts";
import { products } from "./tables.ts";

/** What a bill says of a piece besides its price. */
interface Goods {
  readonly id: string;
  /** `ring`, `coin` ... */
  readonly kind: string;
  readonly huid: string | null;
}

/** The goods of an id; of one that was taken out of the catalogue too. Null where none ever was. */
export const findGoods = gatheredBy<string, Goods>(
  (db, ids) => goodsOf(db, { ids }),
  ({ id }) => id,
);

const goodsOf = statement((db, { ids }: Places<{ ids: readonly string[] }>) => {
  const { id, kind, huid } = products;
  return db.select({ id, kind, huid }).from(products).where(sql`${id} = any(${ids})`);
});
