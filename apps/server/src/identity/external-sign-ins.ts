import { createHash } from "node:crypto";
import { and, eq, lte } from "drizzle-orm";
import type { Autocommit, Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { externalSignIns } from "./tables.ts";

/** The maximum time for a sign-in at the provider's page. */
const UNDER_WAY_MS = 15 * 60_000;

/** The values that let a token of another service be used only once. */
export interface Ticket {
  /**
   * The token's nonce, which the shop issued; null when the hosted service issues none. Without a
   * nonce, a hash of the token itself is stored as used.
   */
  readonly nonce: string | null;
  readonly idToken: string;
  /** The expiry of the token, until which the record of its use must be kept. */
  readonly expiresAt: Date;
}

/** Stores the nonce of a new sign-in, because a token with an unknown nonce is refused. */
export async function storeSignInNonce(db: Autocommit, nonce: string, now: Date): Promise<void> {
  await forgetOver(db, now);
  const expiresAt = new Date(now.getTime() + UNDER_WAY_MS);
  await db.insert(externalSignIns).values({ key: keyOf(nonce), stage: "started", expiresAt });
}

/** Whether a sign-in with this nonce was started and is not completed. */
export async function isSignInPending(db: Autocommit, nonce: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select()
    .from(externalSignIns)
    .where(eq(externalSignIns.key, keyOf(nonce)));
  return row?.stage === "started" && row.expiresAt > now;
}

/**
 * Marks a token as shown. When two calls show the same token, the second call is refused.
 * @throws Refusal google_token_wrong
 */
export async function showTicket(
  db: Autocommit,
  { nonce, idToken, expiresAt }: Ticket,
  now: Date,
): Promise<void> {
  await forgetOver(db, now);
  const rows =
    nonce === null
      ? await db
          .insert(externalSignIns)
          .values({ key: keyOf(idToken), stage: "shown", expiresAt })
          .onConflictDoNothing()
          .returning()
      : await db
          .update(externalSignIns)
          .set({ stage: "shown", expiresAt })
          .where(and(eq(externalSignIns.key, keyOf(nonce)), eq(externalSignIns.stage, "started")))
          .returning();
  if (rows.length === 0) throw new Refusal("google_token_wrong");
}

/**
 * Marks a shown token as used, so that a person without an account can register with the token
 * once.
 * @throws Refusal google_token_wrong
 */
export async function consumeTicket(tx: Tx, { nonce, idToken }: Ticket): Promise<void> {
  const used = await tx
    .update(externalSignIns)
    .set({ stage: "used" })
    .where(
      and(eq(externalSignIns.key, keyOf(nonce ?? idToken)), eq(externalSignIns.stage, "shown")),
    )
    .returning();
  if (used.length === 0) throw new Refusal("google_token_wrong");
}

async function forgetOver(db: Autocommit, now: Date): Promise<void> {
  await db.delete(externalSignIns).where(lte(externalSignIns.expiresAt, now));
}

function keyOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
