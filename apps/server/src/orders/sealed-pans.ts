import { and, asc, eq, gt, isNotNull, sql } from "drizzle-orm";
import type { SealedTexts } from "../platform/seal-anew.ts";
import { panOf } from "./desk/reveal-pan.ts";
import { orders } from "./tables.ts";

/** The encrypted PANs of orders, for encrypting them again with a new key. */
export const sealedPans: SealedTexts = {
  name: "PANs",
  async list(tx, { prefix, after, limit }) {
    const { id, panSealed } = orders;
    const rows = await tx
      .select({ id, panSealed })
      .from(orders)
      .where(
        and(
          isNotNull(panSealed),
          sql`not starts_with(${panSealed}, ${prefix})`,
          after === null ? undefined : gt(id, after),
        ),
      )
      .orderBy(asc(id))
      .limit(limit);
    return rows.map((row) => ({ id: row.id, about: panOf(row.id), sealed: row.panSealed ?? "" }));
  },
  async replace(tx, { id, sealed: before }, panSealed) {
    const same = and(eq(orders.id, id), eq(orders.panSealed, before));
    await tx.update(orders).set({ panSealed }).where(same);
  },
};
