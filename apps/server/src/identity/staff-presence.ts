import type { FactorKind } from "@suvarna/contract/identity/constants";
import type { StaffRole } from "@suvarna/domain/staff/permission";
import { and, count, desc, eq, exists, gt, inArray, isNotNull, ne, sql } from "drizzle-orm";
import type { Act } from "../platform/act.ts";
import type { Db } from "../platform/database.ts";
import { isId } from "../platform/ids.ts";
import { describeDevice } from "./device-words.ts";
import { dropChallengesOf } from "./factor-challenges.ts";
import { sessionLimits } from "./session-limits.ts";
import { hasEnded, hashToken } from "./sessions.ts";
import type { SessionConfig } from "./settings.ts";
import { factors, sessions, users } from "./tables.ts";

/** An open session of a member of staff. */
export interface StaffSession {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly device: string;
  /** The network of the last use, such as `103.21.58.x`; null when it is unknown. */
  readonly network: string | null;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  /** Whether this session is the caller's own. */
  readonly current: boolean;
}

/** Returns the open sessions of all staff, the newest first. */
export async function listStaffSessions(
  db: Db,
  config: SessionConfig,
  token: string,
  now: Date,
): Promise<StaffSession[]> {
  const limits = sessionLimits("staff", config);
  const rows = await db
    .select({ session: sessions, name: users.name })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(isNotNull(users.staffRole), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.createdAt), desc(sessions.id));
  const own = hashToken(token);
  return rows
    .filter(({ session }) => !hasEnded(session, limits, now))
    .map(({ session, name }) => ({
      id: session.id,
      userId: session.userId,
      name,
      device: describeDevice(session.userAgent).device,
      network: session.network,
      createdAt: session.createdAt,
      lastSeenAt: session.lastSeenAt,
      current: session.token === own,
    }));
}

/** Returns the kinds of second factors of users, by the users' ids. */
export async function factorKindsOf(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, FactorKind[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ userId: factors.userId, kind: factors.kind })
    .from(factors)
    .where(inArray(factors.userId, [...ids]));
  const byUser = Map.groupBy(rows, ({ userId }) => userId);
  return new Map(
    [...byUser].map(([userId, own]) => [userId, [...new Set(own.map(({ kind }) => kind))]]),
  );
}

/** The number of people of a role, and how many of them have a second factor. */
export interface RoleCount {
  readonly people: number;
  readonly withSecondFactor: number;
}

/** Counts the staff by their roles. A role without people is left out. */
export async function countStaffByRole(db: Db): Promise<Map<StaffRole, RoleCount>> {
  const ownFactors = db
    .select({ id: factors.id })
    .from(factors)
    .where(eq(factors.userId, users.id));
  const withSecondFactor = sql`count(*) filter (where ${exists(ownFactors)})`.mapWith(Number);
  const rows = await db
    .select({ role: users.staffRole, people: count(), withSecondFactor })
    .from(users)
    .where(isNotNull(users.staffRole))
    .groupBy(users.staffRole);
  return new Map(rows.flatMap(({ role, ...counts }) => (role ? [[role, counts]] : [])));
}

/** Ends all sessions of staff but the caller's own. */
export async function endOtherStaffSessions({ tx, record }: Act, token: string): Promise<void> {
  const others = await tx
    .select({ id: sessions.id, userId: users.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(isNotNull(users.staffRole), ne(sessions.token, hashToken(token))));
  if (others.length === 0) return;
  const ids = others.map(({ id }) => id);
  await tx.delete(sessions).where(inArray(sessions.id, ids));
  for (const userId of new Set(others.map(({ userId }) => userId))) {
    await dropChallengesOf(tx, userId);
    record({ what: "person.sessions_ended", subject: userId });
  }
}

/** Ends one session of a member of staff, if it exists. */
export async function endStaffSession({ tx, record }: Act, id: string): Promise<void> {
  if (!isId(id)) return;
  const [session] = await tx
    .select({ userId: users.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, id), isNotNull(users.staffRole)));
  if (!session) return;
  record({ what: "person.session_ended", subject: session.userId });
  await tx.delete(sessions).where(eq(sessions.id, id));
}
