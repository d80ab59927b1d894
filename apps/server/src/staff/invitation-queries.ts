import { createHash } from "node:crypto";
import { and, desc, eq, gt, lt, lte } from "drizzle-orm";
import type { Db, Tx } from "../platform/database.ts";
import { isId } from "../platform/ids.ts";
import { staffInvitations } from "./tables.ts";

export type InvitationRow = typeof staffInvitations.$inferSelect;

/**
 * The hash of a link's secret, which the database stores. A secret is long and random, so a single
 * hash is enough.
 */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

/**
 * Stores an invitation, which replaces an earlier one of the same address, and deletes lapsed
 * invitations.
 */
export async function putInvitation(
  tx: Tx,
  row: typeof staffInvitations.$inferInsert,
  now: Date,
): Promise<InvitationRow> {
  await tx.delete(staffInvitations).where(lte(staffInvitations.expiresAt, now));
  const [invitation] = await tx
    .insert(staffInvitations)
    .values(row)
    .onConflictDoUpdate({ target: staffInvitations.email, set: row })
    .returning();
  return invitation as InvitationRow;
}

/**
 * Returns the invitation of a link; null when it was used, withdrawn or replaced, or has lapsed.
 */
export async function findInvitation(
  db: Db,
  secret: string,
  now: Date,
): Promise<InvitationRow | null> {
  const [row] = await db.select().from(staffInvitations).where(ofSecret(secret, now));
  return row ?? null;
}

/** Uses up the invitation of a link. Of two simultaneous uses, only one gets the invitation. */
export async function takeInvitation(
  tx: Tx,
  secret: string,
  now: Date,
): Promise<InvitationRow | null> {
  const [row] = await tx.delete(staffInvitations).where(ofSecret(secret, now)).returning();
  return row ?? null;
}

/** Deletes an invitation. @returns null when no invitation has this id */
export async function dropInvitation(tx: Tx, id: string): Promise<InvitationRow | null> {
  if (!isId(id)) return null;
  const [row] = await tx.delete(staffInvitations).where(eq(staffInvitations.id, id)).returning();
  return row ?? null;
}

/** Deletes the invitations that a person has sent. @returns the ids of the deleted invitations */
export async function dropInvitationsBy(tx: Tx, invitedBy: string): Promise<string[]> {
  const rows = await tx
    .delete(staffInvitations)
    .where(eq(staffInvitations.invitedBy, invitedBy))
    .returning({ id: staffInvitations.id });
  return rows.map(({ id }) => id);
}

/** Lists the invitations that can still be used, the newest first, and counts all of them. */
export async function listInvitationRows(
  db: Db,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
  now: Date,
): Promise<{ rows: InvitationRow[]; total: number }> {
  const usable = gt(staffInvitations.expiresAt, now);
  if (cursor !== undefined && !isId(cursor)) return { rows: [], total: 0 };
  const rows = await db
    .select()
    .from(staffInvitations)
    .where(and(usable, cursor === undefined ? undefined : lt(staffInvitations.id, cursor)))
    .orderBy(desc(staffInvitations.id))
    .limit(limit);
  return { rows, total: await db.$count(staffInvitations, usable) };
}

function ofSecret(secret: string, now: Date) {
  return and(eq(staffInvitations.key, hashSecret(secret)), gt(staffInvitations.expiresAt, now));
}
