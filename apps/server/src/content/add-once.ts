import { createHash } from "node:crypto";
import { and, eq, lt, sql } from "drizzle-orm";
import type { Act, UserActor } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import { contentKeys } from "./tables.ts";

/** The time in milliseconds for which a repeated key returns what the first call has added. */
const KEY_KEPT_MS = 30 * 24 * 3_600_000;

/** A call that adds content. */
export interface Addition {
  /** The idempotency key; undefined for a caller that sends none. */
  readonly key: string | undefined;
  /** The word for what is added, such as `promotion`. */
  readonly what: string;
  readonly content: object;
}

/**
 * Adds content, unless the caller has already added it with the same idempotency key. A simultaneous
 * second call waits, and then finds what the first call has added.
 * @param add adds the content and returns its id
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
  const isKey = and(eq(contentKeys.userId, userId), eq(contentKeys.key, key));
  const [used] = await tx.select().from(contentKeys).where(isKey);
  if (used && used.contentHash !== contentHash) throw new Refusal("idempotency_mismatch");
  if (used) return used.addedId;
  await tx
    .delete(contentKeys)
    .where(lt(contentKeys.createdAt, new Date(at.getTime() - KEY_KEPT_MS)));
  const addedId = await add();
  await tx.insert(contentKeys).values({ userId, key, contentHash, addedId, createdAt: at });
  return addedId;
}
