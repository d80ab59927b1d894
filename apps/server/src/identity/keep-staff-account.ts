import { and, eq, inArray, ne } from "drizzle-orm";
import { type Act, type App, act } from "../platform/act.ts";
import type { Db } from "../platform/database.ts";
import { uniqueViolation } from "../platform/unique-violation.ts";
import { removeUnprovedContacts, setPassword } from "./access.ts";
import { dropFactors } from "./factors.ts";
import { openUser, PASSWORD_PROVIDER } from "./open-user.ts";
import { hashPassword } from "./password-hash.ts";
import type { Profiles } from "./profiles.ts";
import { lockedUser } from "./queries.ts";
import { credentials, sessions, users } from "./tables.ts";

/** The actor of changes that follow from the settings. */
const SETTINGS = { kind: "system", name: "settings" } as const;

/**
 * Makes sure that the configured e-mail is the owner's, and nobody else's: under another e-mail the
 * account before it, whose password may be the demonstration's own, is a shopper's from then on. The
 * configured password is that of a new owner only: a password that the owner has chosen stays, also
 * when the settings still have the one before it.
 */
export async function keepStaffAccount(
  app: App,
  staff: { email: string; password: string },
  profiles: Pick<Profiles, "removeAddresses">,
): Promise<void> {
  await act(app, SETTINGS, (act) => dismissOthers(act, staff.email));
  const known = await findStaff(app.database.db, staff.email);
  const isOwner = known?.staffRole === "owner";
  if (isOwner && known.hash !== null) return;
  const passwordHash = await hashPassword(staff.password);
  if (known) {
    await act(app, SETTINGS, (act) => makeStaff(act, profiles, known.userId, passwordHash));
    return;
  }
  try {
    await act(app, SETTINGS, (act) => openStaffAccount(act, staff.email, passwordHash));
  } catch (error) {
    // Another process that starts at the same time was first, with the same settings.
    if (uniqueViolation(error) === null) throw error;
  }
}

async function dismissOthers({ tx, at: now, record }: Act, email: string): Promise<void> {
  const dismissed = await tx
    .update(users)
    .set({ role: "shopper", staffRole: null, updatedAt: now })
    .where(and(eq(users.staffRole, "owner"), ne(users.email, email)))
    .returning({ id: users.id });
  const ids = dismissed.map(({ id }) => id);
  for (const subject of ids) {
    const [before, after] = [{ role: "staff" }, { role: "shopper" }];
    record({ what: "account.role_changed", subject, before, after });
  }
  if (ids.length > 0) await tx.delete(sessions).where(inArray(sessions.userId, ids));
}

interface StaffRow {
  readonly userId: string;
  readonly staffRole: string | null;
  readonly hash: string | null;
}

async function findStaff(db: Db, email: string): Promise<StaffRow | undefined> {
  const ownPassword = and(
    eq(credentials.userId, users.id),
    eq(credentials.providerId, PASSWORD_PROVIDER),
  );
  const [row] = await db
    .select({ userId: users.id, staffRole: users.staffRole, hash: credentials.password })
    .from(users)
    .leftJoin(credentials, ownPassword)
    .where(eq(users.email, email));
  return row;
}

/**
 * Anybody can have opened an account with the e-mail of the settings before. Only the settings'
 * password opens it from now on: no number, no other way to sign in, no second factor and no login
 * of theirs.
 */
async function makeStaff(
  { tx, at: now, record }: Act,
  profiles: Pick<Profiles, "removeAddresses">,
  userId: string,
  passwordHash: string,
): Promise<void> {
  const user = await lockedUser(tx, userId);
  await tx.delete(credentials).where(eq(credentials.userId, userId));
  await dropFactors(tx, userId);
  if (user) await removeUnprovedContacts(profiles, tx, user, now);
  await tx.update(users).set({ role: "staff", staffRole: "owner" }).where(eq(users.id, userId));
  await setPassword(tx, userId, passwordHash, now);
  const before = { role: user?.role };
  record({ what: "account.role_changed", subject: userId, before, after: { role: "owner" } });
}

async function openStaffAccount(act: Act, email: string, passwordHash: string): Promise<void> {
  const user = { name: "The shop's staff", email, phone: null, passwordHash };
  await openUser(act, { ...user, staffRole: "owner" });
}
