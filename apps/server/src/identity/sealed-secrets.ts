import { and, asc, eq, gt, isNotNull, sql } from "drizzle-orm";
import type { SealedTexts } from "../platform/seal-anew.ts";
import { sealedFor } from "./factors.ts";
import { factors } from "./tables.ts";

/**
 * The sealed secrets of authenticator apps, which a job seals again after the sealing key has
 * changed.
 */
export const sealedSecrets: SealedTexts = {
  name: "authenticator secrets",
  async list(tx, { prefix, after, limit }) {
    const { id, userId, secret } = factors;
    const rows = await tx
      .select({ id, userId, secret })
      .from(factors)
      .where(
        and(
          isNotNull(secret),
          sql`not starts_with(${secret}, ${prefix})`,
          after === null ? undefined : gt(id, after),
        ),
      )
      .orderBy(asc(id))
      .limit(limit);
    return rows.map((row) => {
      return { id: row.id, about: sealedFor(row.userId), sealed: row.secret ?? "" };
    });
  },
  async replace(tx, { id, sealed: before }, secret) {
    const same = and(eq(factors.id, id), eq(factors.secret, before));
    await tx.update(factors).set({ secret }).where(same);
  },
};
