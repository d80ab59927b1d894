import { asc, eq } from "drizzle-orm";
import { findUser } from "../identity/index.ts";
import type { Db, Tx } from "../platform/database.ts";
import { addresses } from "./tables.ts";

export type AddressRow = typeof addresses.$inferSelect;

type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;

/** A user with the addresses in the order in which they were added. */
export interface UserWithAddresses extends UserRow {
  readonly addresses: readonly AddressRow[];
}

/** Returns a user by id, with the addresses; null when there is no such user. */
export async function findAccount(db: Db, id: string): Promise<UserWithAddresses | null> {
  const user = await findUser(db, id);
  return user && { ...user, addresses: await findAddresses(db, id) };
}

/** Returns a user's addresses in the order in which they were added. */
export function findAddresses(db: Db, userId: string): Promise<AddressRow[]> {
  return db.select().from(addresses).where(eq(addresses.userId, userId)).orderBy(asc(addresses.id));
}

/** Deletes all addresses of a user. @returns whether there were any */
export async function removeAddresses(tx: Tx, userId: string): Promise<boolean> {
  const removed = await tx
    .delete(addresses)
    .where(eq(addresses.userId, userId))
    .returning({ id: addresses.id });
  return removed.length > 0;
}
