import { randomBytes } from "node:crypto";
import { and, eq, gt, lte } from "drizzle-orm";
import type { Db, Tx } from "../platform/database.ts";
import { lockedUser, type UserRow } from "./queries.ts";
import { hashToken } from "./sessions.ts";
import { mailedLinks } from "./tables.ts";

type LinkRow = typeof mailedLinks.$inferSelect;

/** The purpose of a link, its user, and the e-mail address to which it is sent. */
export type NewLink = Omit<LinkRow, "key">;

/**
 * Stores a link that is about to be mailed. Its secret stands in the fragment of the URL, behind
 * `#`, so that no server and no log ever gets the secret.
 * @returns the link's secret
 */
export async function createMailedLink(tx: Tx, link: NewLink, now: Date): Promise<string> {
  await tx.delete(mailedLinks).where(lte(mailedLinks.expiresAt, now));
  const token = randomBytes(32).toString("base64url");
  await tx.insert(mailedLinks).values({ ...link, key: hashToken(token) });
  return token;
}

/**
 * Returns the id of a link's user; null when the link can't be used. Callers check the link by this
 * before they do expensive work.
 */
export async function findLinkUser(
  db: Db,
  purpose: NewLink["purpose"],
  token: string,
  now: Date,
): Promise<string | null> {
  const own = alive(purpose, token, now);
  const [link] = await db.select({ userId: mailedLinks.userId }).from(mailedLinks).where(own);
  return link?.userId ?? null;
}

/**
 * Uses up a link. When two calls use a link at the same time, only one of them gets it. The account
 * is locked before the link, as in every change of an account, so that two links of an account
 * can't deadlock.
 * @returns the link and its user; null when the link is used, expired or unknown
 */
export async function consumeLink(
  tx: Tx,
  purpose: NewLink["purpose"],
  token: string,
  now: Date,
): Promise<{ link: LinkRow; user: UserRow } | null> {
  const own = alive(purpose, token, now);
  const [found] = await tx.select({ userId: mailedLinks.userId }).from(mailedLinks).where(own);
  const user = found ? await lockedUser(tx, found.userId) : null;
  if (!user) return null;
  const [link] = await tx.delete(mailedLinks).where(own).returning();
  return link ? { link, user } : null;
}

/** Deletes all links of a user for one purpose. */
export async function dropLinks(tx: Tx, userId: string, purpose: NewLink["purpose"]) {
  await tx
    .delete(mailedLinks)
    .where(and(eq(mailedLinks.userId, userId), eq(mailedLinks.purpose, purpose)));
}

function alive(purpose: NewLink["purpose"], token: string, now: Date) {
  return and(
    eq(mailedLinks.key, hashToken(token)),
    eq(mailedLinks.purpose, purpose),
    gt(mailedLinks.expiresAt, now),
  );
}
