import type { StaffRole } from "@suvarna/domain/staff/permission";
import { eq } from "drizzle-orm";
import { openAccount } from "../src/accounts/index.ts";
import { hashPassword } from "../src/identity/index.ts";
import { hashToken } from "../src/identity/sessions.ts";
import { sessions, users } from "../src/identity/tables.ts";
import type { App } from "../src/platform/act.ts";
import type { Autocommit } from "../src/platform/database.ts";
import { newId } from "../src/platform/ids.ts";
import { testAct } from "./acting.ts";

/** A logged-in user: the session's token and the user's id. */
export interface Session {
  readonly token: string;
  readonly userId: string;
  readonly email: string;
}

/** The password of all test shoppers. */
const PASSWORD = "a-good-password";
const passwordHash = await hashPassword(PASSWORD);

/**
 * Inserts a shopper with an address and a session, as signing up and logging in would. Other tests
 * cover signing up and logging in. The password hash of a sign-up for every shopper would take more
 * time than the rest of a test.
 * @param proved whether the e-mail address and phone number are confirmed
 */
export async function addShopper(app: App, name: string, proved = true): Promise<Session> {
  const unique = newId();
  const email = `${unique}@shopper.example`;
  const digits = BigInt(`0x${unique.replaceAll("-", "")}`) % 1_000_000_000n;
  const phone = `+919${digits.toString().padStart(9, "0")}`;
  const address = {
    type: "Home",
    addressLine: "14, 3rd Cross, Malleswaram",
    city: "Bengaluru",
    state: "Karnataka",
    zipcode: "560003",
    country: "India",
    primaryPhone: phone,
    isDefault: true,
  } as const;
  const shown = { emailVerified: proved, phoneVerified: proved };
  const account = { name, email, phone, ...shown, passwordHash, staffRole: null };
  const userId = await testAct(app, (act) =>
    openAccount(act, { ...account, addresses: [address] }),
  );
  const token = await openSession(app.database.autocommit, userId, app.clock());
  return { token, userId, email };
}

/**
 * Inserts a new member of staff, who has no second factor yet.
 * @param staffSince the time since which the person has the role; the default is early enough for
 *   approving requests
 */
export async function addStaff(
  app: App,
  staffRole: StaffRole,
  staffSince = new Date("2026-01-01T00:00:00Z"),
): Promise<Omit<Session, "token"> & { readonly password: string }> {
  const email = `${newId()}@staff.example`;
  const person = { name: "Kiran Rao", email, phone: null, passwordHash, addresses: [] };
  const account = { ...person, staffRole, staffSince };
  const userId = await testAct(app, (act) => openAccount(act, account));
  return { userId, email, password: PASSWORD };
}

/** Inserts a new member of staff who has just logged in. */
export async function addStaffAtWork(
  app: App,
  staffRole: StaffRole,
  staffSince?: Date,
): Promise<Session> {
  const { userId, email } = await addStaff(app, staffRole, staffSince);
  const token = await openSession(app.database.autocommit, userId, app.clock());
  return { token, userId, email };
}

/**
 * The time in milliseconds after which the sessions of tests end, even when they are not used. It
 * is long, because tests move the clock.
 */
export const LASTS_MS = 30 * 24 * 3_600_000;

/**
 * Inserts a session, as a login would: with a second factor for staff, and with a fresh proof.
 * @returns the session's token
 */
export async function openSession(db: Autocommit, userId: string, now: Date): Promise<string> {
  const token = newId();
  const [user] = await db.select({ role: users.role }).from(users).where(eq(users.id, userId));
  const end = new Date(now.getTime() + LASTS_MS);
  await db.insert(sessions).values({
    userId,
    token: hashToken(token),
    expiresAt: end,
    createdAt: now,
    lastSeenAt: end,
    secondFactorAt: user?.role === "staff" ? now : null,
    provedAt: now,
  });
  return token;
}
