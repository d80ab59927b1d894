import { asc, eq } from "drizzle-orm";
import type { Db } from "../platform/database.ts";
import type { Holder, Holding } from "../platform/holding.ts";
import { type AvatarParts, forgetAvatar } from "./avatars.ts";
import { findUser } from "./queries.ts";
import { consents, credentials, sessions, users } from "./tables.ts";
import { wireAddress } from "./wire-user.ts";

/** The account itself. With its row go picture, addresses, sessions, links and consents. */
export const accountHolding = (parts: Pick<AvatarParts, "jobs" | "bucket">): Holding => ({
  name: "account",
  async tell(db, { userId }) {
    const user = await findUser(db, userId);
    if (!user) return null;
    const { name, email, emailVerified, pendingEmail, location, image, createdAt } = user;
    const { phone, phoneVerified, pendingPhone } = user;
    return {
      ...{ userId, name, email, emailVerified, pendingEmail, location, profileImage: image },
      ...{ phone, phoneVerified, pendingPhone, createdAt: createdAt.toISOString() },
      addresses: user.addresses.map(wireAddress),
      signsInBy: await waysOf(db, userId),
      logins: await loginsOf(db, userId),
      consents: await consentsOf(db, userId),
    };
  },
  async forget(tx, { userId }) {
    await forgetAvatar(parts, tx, userId);
    await tx.delete(users).where(eq(users.id, userId));
  },
});

/** Whose things are to be told or forgotten; null when there is no such user any more. */
export async function findHolder(db: Db, userId: string): Promise<Holder | null> {
  const user = await findUser(db, userId);
  if (!user) return null;
  const { email, emailVerified, phone, phoneVerified } = user;
  return { userId, email, emailVerified, phone, phoneVerified };
}

/** The ways to sign in, without what proves them: the hash of a password is nobody's to read. */
async function waysOf(db: Db, userId: string) {
  const rows = await db
    .select()
    .from(credentials)
    .where(eq(credentials.userId, userId))
    .orderBy(asc(credentials.createdAt), asc(credentials.id));
  return rows.map(({ providerId, accountId, createdAt }) => ({
    ...{ way: providerId, account: accountId, since: createdAt.toISOString() },
  }));
}

async function loginsOf(db: Db, userId: string) {
  const rows = await db.select().from(sessions).where(eq(sessions.userId, userId));
  return rows.map(({ userAgent, createdAt, expiresAt }) => ({
    device: userAgent,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}

async function consentsOf(db: Db, userId: string) {
  const rows = await db
    .select()
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(asc(consents.givenAt), asc(consents.subject));
  return rows.map(({ subject, version, givenAt }) => ({
    ...{ subject, version, givenAt: givenAt.toISOString() },
  }));
}
