import { createHash } from "node:crypto";
import { and, eq, lt, sql } from "drizzle-orm";
import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Act, UserActor } from "./act.ts";
import { time } from "./columns.ts";
import { Refusal } from "./errors.ts";

/**
 * The idempotency keys with which staff have added something, each with the id of what its first
 * call has added, for as long as the key is kept. The table has the name of its first use, the
 * content of the shop.
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

/** The time in milliseconds for which a repeated key returns what the first call has added. */
const KEY_KEPT_MS = 30 * 24 * 3_600_000;

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
  await tx
    .delete(additionKeys)
    .where(lt(additionKeys.createdAt, new Date(at.getTime() - KEY_KEPT_MS)));
  const addedId = await add();
  await tx.insert(additionKeys).values({ userId, key, contentHash, addedId, createdAt: at });
  return addedId;
}
