import { and, eq, inArray, isNotNull, isNull, ne } from "drizzle-orm";
import { type Act, type App, act } from "../platform/act.ts";
import type { Db, Tx } from "../platform/database.ts";
import { uniqueViolation } from "../platform/unique-violation.ts";
import { removeUnprovedContacts, setPassword } from "./access.ts";
import { dropFactors } from "./factors.ts";
import { openUser, PASSWORD_PROVIDER } from "./open-user.ts";
import { hashPassword, verifyPassword } from "./password-hash.ts";
import type { Profiles } from "./profiles.ts";
import { lockedUser } from "./queries.ts";
import { credentials, sessions, settingsStaff, users } from "./tables.ts";

/** The actor of changes that the settings cause. */
const SETTINGS = { kind: "system", name: "settings" } as const;

/**
 * Creates the owner's account that the settings name, at the first start and when the settings have
 * changed. Otherwise the account stays as it is, so a password that was changed after a leak stays
 * changed. When no owner can log in, the settings are applied again. When the settings name another
 * e-mail address, the account of the previous settings, whose password may be public, becomes a
 * shopper's account. Invited owners are not affected.
 */
export async function keepStaffAccount(
  app: App,
  staff: { email: string; password: string },
  profiles: Pick<Profiles, "removeAddresses">,
): Promise<void> {
  await act(app, SETTINGS, (act) => dismissEarlier(act, staff.email));
  const account = await findStaff(app.database.db, staff.email);
  if (account && (await isApplied(app.database.db, account, staff.password))) return;
  const passwordHash = await hashPassword(staff.password);
  // An account that has the settings' password without a stored hash of it only gets that hash.
  const isOwner = account?.staffRole === "owner" && account.appliedHash === null;
  if (isOwner && (await verifyPassword(account.hash, staff.password))) {
    await act(app, SETTINGS, ({ tx }) => rememberApplied(tx, account.userId, passwordHash));
    return;
  }
  if (account) {
    await act(app, SETTINGS, (act) => makeStaff(act, profiles, account.userId, passwordHash));
    return;
  }
  try {
    await act(app, SETTINGS, (act) => openStaffAccount(act, staff.email, passwordHash));
  } catch (error) {
    // Another process that started at the same time has created the account, by the same settings.
    if (uniqueViolation(error) === null) throw error;
  }
}

/** Whether these settings were applied before, and the shop has an owner who can log in. */
async function isApplied(db: Db, account: StaffRow, password: string): Promise<boolean> {
  if (account.appliedHash === null) return false;
  if (!(await verifyPassword(account.appliedHash, password))) return false;
  return (await db.$count(users, and(eq(users.staffRole, "owner"), isNull(users.suspendedAt)))) > 0;
}

/**
 * Stores the hash of the settings' password that an account was given, to find out later whether
 * the settings have changed.
 */
async function rememberApplied(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await tx
    .insert(settingsStaff)
    .values({ userId, passwordHash })
    .onConflictDoUpdate({ target: settingsStaff.userId, set: { passwordHash } });
}

async function dismissEarlier({ tx, at: now, record }: Act, email: string): Promise<void> {
  const ofSettings = tx.select({ id: settingsStaff.userId }).from(settingsStaff);
  const dismissed = await tx
    .update(users)
    .set({ role: "shopper", staffRole: null, staffSince: null, suspendedAt: null, updatedAt: now })
    .where(and(isNotNull(users.staffRole), inArray(users.id, ofSettings), ne(users.email, email)))
    .returning({ id: users.id });
  const ids = dismissed.map(({ id }) => id);
  for (const subject of ids) {
    const [before, after] = [{ role: "staff" }, { role: "shopper" }];
    record({ what: "account.role_changed", subject, before, after });
  }
  if (ids.length === 0) return;
  await tx.delete(sessions).where(inArray(sessions.userId, ids));
  await tx.delete(settingsStaff).where(inArray(settingsStaff.userId, ids));
}

interface StaffRow {
  readonly userId: string;
  readonly staffRole: string | null;
  readonly hash: string | null;
  /** The hash of the settings' password that the account was given; null when it never got one. */
  readonly appliedHash: string | null;
}

async function findStaff(db: Db, email: string): Promise<StaffRow | undefined> {
  const ownPassword = and(
    eq(credentials.userId, users.id),
    eq(credentials.providerId, PASSWORD_PROVIDER),
  );
  const [row] = await db
    .select({
      userId: users.id,
      staffRole: users.staffRole,
      hash: credentials.password,
      appliedHash: settingsStaff.passwordHash,
    })
    .from(users)
    .leftJoin(credentials, ownPassword)
    .leftJoin(settingsStaff, eq(settingsStaff.userId, users.id))
    .where(eq(users.email, email));
  return row;
}

/**
 * Makes an existing account the owner's account. A stranger may have opened it with this e-mail
 * address, so only the settings' password logs in from now on: the phone number, other ways to sign
 * in, a shopper's second factors and all sessions are removed.
 */
async function makeStaff(
  { tx, at: now, record }: Act,
  profiles: Pick<Profiles, "removeAddresses">,
  userId: string,
  passwordHash: string,
): Promise<void> {
  const user = await lockedUser(tx, userId);
  await tx.delete(credentials).where(eq(credentials.userId, userId));
  // The second factors of an account of staff stay, so that the settings' password alone does not
  // log in.
  if (user?.role !== "staff") await dropFactors(tx, userId);
  if (user) await removeUnprovedContacts(profiles, tx, user, now);
  const owner = { role: "staff", staffRole: "owner", staffSince: now, suspendedAt: null } as const;
  await tx.update(users).set(owner).where(eq(users.id, userId));
  await setPassword(tx, userId, passwordHash, now);
  await rememberApplied(tx, userId, passwordHash);
  const before = { role: user?.role };
  record({ what: "account.role_changed", subject: userId, before, after: { role: "owner" } });
}

async function openStaffAccount(act: Act, email: string, passwordHash: string): Promise<void> {
  const user = { name: "The shop's staff", email, phone: null, passwordHash };
  const userId = await openUser(act, { ...user, staffRole: "owner" });
  await rememberApplied(act.tx, userId, passwordHash);
}
