import type { StaffRole } from "@suvarna/domain/staff/permission";
import { and, asc, count, eq, gt, ilike, inArray, isNotNull, isNull, ne, or } from "drizzle-orm";
import type { Act } from "../platform/act.ts";
import type { Db, Tx } from "../platform/database.ts";
import { endAllLogins } from "./access.ts";
import type { UserRow } from "./queries.ts";
import { mailedLinks, users } from "./tables.ts";

/** A member of staff. */
export interface StaffUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly since: Date | null;
  readonly suspendedAt: Date | null;
  readonly createdAt: Date;
  /** The version of the row, which changes with every change of the account. */
  readonly version: string;
}

/** A page of the list of staff. */
export interface StaffPage {
  readonly q?: string | undefined;
  /** The id of the last person of the previous page. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/** Lists the staff in the order in which they joined, and counts all of them. */
export async function listStaff(
  db: Db,
  { q, after, limit }: StaffPage,
): Promise<{ items: StaffUser[]; total: number }> {
  const like = q && `%${q.replace(/[\\%_]/g, "\\$&")}%`;
  const which = and(
    isNotNull(users.staffRole),
    like ? or(ilike(users.name, like), ilike(users.email, like)) : undefined,
  );
  const [counted] = await db.select({ total: count() }).from(users).where(which);
  const rows = await db
    .select()
    .from(users)
    .where(and(which, after === undefined ? undefined : gt(users.id, after)))
    .orderBy(asc(users.id))
    .limit(limit);
  return { items: rows.flatMap(staffUser), total: counted?.total ?? 0 };
}

/** Returns a member of staff; null for a shopper and for an unknown id. */
export async function findStaff(db: Db, id: string): Promise<StaffUser | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row ? (staffUser(row)[0] ?? null) : null;
}

/** Returns the names of users, by their ids. */
export async function namesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Returns the staff with one of these roles who are not suspended. */
export async function activeStaff(db: Db, roles: readonly StaffRole[]): Promise<StaffUser[]> {
  const rows = await db
    .select()
    .from(users)
    .where(and(inArray(users.staffRole, [...roles]), isNull(users.suspendedAt)))
    .orderBy(asc(users.id));
  return rows.flatMap(staffUser);
}

/**
 * Locks a member of staff and all owners until the transaction ends. Two simultaneous changes could
 * otherwise leave the shop without an owner; with the lock, the second change sees the first.
 * @returns the locked rows, by their ids
 */
export async function lockStaff(tx: Tx, ids: readonly string[]): Promise<Map<string, StaffUser>> {
  const rows = await tx
    .select()
    .from(users)
    .where(or(eq(users.staffRole, "owner"), inArray(users.id, [...ids])))
    .orderBy(asc(users.id))
    .for("update");
  return new Map(rows.flatMap(staffUser).map((person) => [person.id, person]));
}

/** Gives a member of staff another role, which counts from the time of the act. */
export async function setStaffRole({ tx, at }: Act, id: string, role: StaffRole): Promise<void> {
  await tx
    .update(users)
    .set({ staffRole: role, staffSince: at, updatedAt: at })
    .where(and(eq(users.id, id), isNotNull(users.staffRole), ne(users.staffRole, role)));
}

/**
 * Suspends a member of staff, which ends their sessions and invalidates their mailed links, or ends
 * the suspension.
 */
export async function setSuspended({ tx, at }: Act, id: string, suspended: boolean): Promise<void> {
  const times = { suspendedAt: suspended ? at : null, updatedAt: at };
  // After a suspension, the time in the role begins again, as after a change of the role.
  const since = suspended ? {} : { staffSince: at };
  await tx
    .update(users)
    .set({ ...times, ...since })
    .where(eq(users.id, id));
  if (!suspended) return;
  await endAllLogins(tx, id);
  await tx.delete(mailedLinks).where(eq(mailedLinks.userId, id));
}

/** Whether any account has this e-mail address. */
export async function isEmailKnown(db: Db, email: string): Promise<boolean> {
  return (await db.$count(users, eq(users.email, email))) > 0;
}

function staffUser(row: UserRow): StaffUser[] {
  const { id, name, email, staffRole: role, staffSince, suspendedAt, createdAt, updatedAt } = row;
  if (role === null) return [];
  const version = String(updatedAt.getTime());
  return [{ id, name, email, role, since: staffSince, suspendedAt, createdAt, version }];
}
