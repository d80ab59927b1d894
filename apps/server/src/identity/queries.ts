import type { LanguageCode } from "@suvarna/words/languages";
import { and, eq } from "drizzle-orm";
import type { Act } from "../platform/act.ts";
import type { Db, Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { credentials, users } from "./tables.ts";

export type UserRow = typeof users.$inferSelect;

/** Returns a user by id; null when there is none. */
export async function findUser(db: Db, id: string): Promise<UserRow | null> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user ?? null;
}

/**
 * The proved e-mail address and phone number of a user, to which the shop may write; null where
 * none is proved.
 */
export interface ProvedContacts {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  /** The language in which the shop writes to the user. */
  readonly language: LanguageCode;
}

/** Returns a user's name and proved contacts; null when there is no such user. */
export async function findProvedContacts(db: Db, userId: string): Promise<ProvedContacts | null> {
  const { id, name, email, emailVerified, phone, phoneVerified, language } = users;
  const [user] = await db
    .select({ name, email, emailVerified, phone, phoneVerified, language })
    .from(users)
    .where(eq(id, userId));
  if (!user) return null;
  return {
    name: user.name,
    email: user.emailVerified ? user.email : null,
    phone: user.phoneVerified ? user.phone : null,
    language: user.language,
  };
}

/**
 * Whether a user can get messages or can sign in. A user who was entered at the counter and has
 * proved no contact since can do neither.
 */
export async function canReadMessages(db: Db, userId: string): Promise<boolean> {
  const proved = await findProvedContacts(db, userId);
  if (!proved) return false;
  if (proved.email !== null || proved.phone !== null) return true;
  const [way] = await db
    .select({ id: credentials.id })
    .from(credentials)
    .where(eq(credentials.userId, userId))
    .limit(1);
  return way !== undefined;
}

/**
 * Returns the user who has proved this phone number (E.164); null when nobody has. A user who only
 * entered the number is not returned, because it may be a stranger's.
 */
export async function findUserOfPhone(db: Db, phone: string): Promise<string | null> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.phone, phone), users.phoneVerified));
  return user?.id ?? null;
}

/** Returns the user who has proved this e-mail address; null when nobody has. */
export async function findUserOfEmail(db: Db, email: string): Promise<string | null> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), users.emailVerified));
  return user?.id ?? null;
}

/** Builds a subquery for the ids of the users who have proved their e-mail address. */
export function usersWithProvedEmail(db: Db) {
  return db.select({ id: users.id }).from(users).where(eq(users.emailVerified, true));
}

/** Locks a user's row until the transaction ends and returns it; null when there is none. */
export async function lockedUser(tx: Tx, id: string): Promise<UserRow | null> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for("update");
  return user ?? null;
}

/**
 * Locks an account until the transaction ends. Every change of several rows of an account locks the
 * account first, so that two changes can't deadlock.
 * @throws Refusal unauthenticated when the account was closed since the call was authorised
 */
export async function lockUser(tx: Tx, id: string): Promise<void> {
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, id))
    .for("update");
  if (!user) throw new Refusal("unauthenticated");
}

/** Sets the address of a user's picture; null removes it. */
export async function setUserImage(
  { tx, at: updatedAt }: Pick<Act, "tx" | "at">,
  userId: string,
  image: string | null,
): Promise<void> {
  await tx.update(users).set({ image, updatedAt }).where(eq(users.id, userId));
}

/**
 * Erases a user. The database deletes the sessions, the credentials and the mailed links with the
 * row.
 */
export async function eraseUser(tx: Tx, id: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, id));
}
