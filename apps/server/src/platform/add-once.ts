import { createHash } from "node:crypto";
import { and, eq, lt, sql } from "drizzle-orm";
import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Act, UserActor } from "./act.ts";
import { time } from "./columns.ts";
import type { Tx } from "./database.ts";
import { Refusal } from "./errors.ts";

/**
 * The idempotency keys with which staff have added something, each with the id of what its first
 * call has added. A daily job deletes old keys. The table has the name of its first use, the content
 * of the shop, and holds the keys of products, coupons and notes too: another name would need a copy
 * of the table while processes with the old code serve.
 */
export const additionKeys = pgTable(
  "content_keys",
  {
    userId: uuid().notNull(),
    key: text().notNull(),
    /** The hash of the call's content, so that the same key with other content is recognised. */
    contentHash: text().notNull(),
    /** The id of what was added. It stays when that is removed. */
    addedId: uuid().notNull(),
    createdAt: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index("content_keys_created_at").on(table.createdAt),
  ],
);

/** A call of staff that adds something. */
export interface Addition {
  /** The idempotency key; undefined for a caller that sends none. */
  readonly key: string | undefined;
  /** The word for what is added, such as `promotion`. */
  readonly what: string;
  readonly content: object;
}

/**
 * Adds something, unless the caller has already added it with the same idempotency key. A simultaneous
 * second call waits, and then finds what the first call has added.
 * @param add adds it and returns its id
 * @returns the id of what this call or the first call has added
 * @throws Refusal idempotency_mismatch when the first call had other content
 */
export async function addOnce(
  { tx, at }: Act,
  { userId }: UserActor,
  { key, what, content }: Addition,
  add: () => Promise<string>,
): Promise<string> {
  if (key === undefined) return add();
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`content ${userId} ${key}`}, 0))`,
  );
  const contentHash = createHash("sha256")
    .update(JSON.stringify([what, content]))
    .digest("base64url");
  const isKey = and(eq(additionKeys.userId, userId), eq(additionKeys.key, key));
  const [used] = await tx.select().from(additionKeys).where(isKey);
  if (used && used.contentHash !== contentHash) throw new Refusal("idempotency_mismatch");
  if (used) return used.addedId;
  const addedId = await add();
  await tx.insert(additionKeys).values({ userId, key, contentHash, addedId, createdAt: at });
  return addedId;
}

/** Deletes the idempotency keys with which something was added before a moment. */
export async function dropAdditionKeysBefore(tx: Tx, moment: Date): Promise<void> {
  await tx.delete(additionKeys).where(lt(additionKeys.createdAt, moment));
}
