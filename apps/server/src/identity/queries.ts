import { and, eq } from "drizzle-orm";
import type { Act } from "../platform/act.ts";
import type { Db, Tx } from "../platform/database.ts";
import { users } from "./tables.ts";

export type UserRow = typeof users.$inferSelect;

/** A user by id; null when there is none. */
export async function findUser(db: Db, id: string): Promise<UserRow | null> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user ?? null;
}

/** How a user is written to. */
type Contacts = Pick<UserRow, "id" | "name" | "email" | "phone">;

/** A user's name, e-mail and phone; null when there is none. */
export async function findContacts(db: Db, userId: string): Promise<Contacts | null> {
  const { id, name, email, phone } = users;
  const [contacts] = await db.select({ id, name, email, phone }).from(users).where(eq(id, userId));
  return contacts ?? null;
}

/**
 * Who has proved that this phone number (E.164) is theirs; null when nobody has. Who only says so
 * is never found: they may have written down a stranger's number, to wait for the stranger.
 */
export async function findUserOfPhone(db: Db, phone: string): Promise<string | null> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.phone, phone), users.phoneVerified));
  return user?.id ?? null;
}

/** The ids of the users who have proved their e-mail, as a part of another statement. */
export function usersWithProvedEmail(db: Db) {
  return db.select({ id: users.id }).from(users).where(eq(users.emailVerified, true));
}

/** A user's row, held to the end of the transaction; null when there is none. */
export async function lockedUser(tx: Tx, id: string): Promise<UserRow | null> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for("update");
  return user ?? null;
}

/**
 * Lets changes of one account go one after the other, to the end of the transaction. Whatever
 * changes several of its rows does this first: so no two of them wait for each other.
 */
export async function lockUser(tx: Tx, id: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for("update");
}

/** Sets the address of a user's picture; null takes it away. */
export async function setUserImage(
  { tx, at: updatedAt }: Pick<Act, "tx" | "at">,
  userId: string,
  image: string | null,
): Promise<void> {
  await tx.update(users).set({ image, updatedAt }).where(eq(users.id, userId));
}

/** Erases a user; the sessions, the credentials and the mailed links go with the row. */
export async function eraseUser(tx: Tx, id: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, id));
}
