import type { StaffRole } from "@suvarna/domain/staff/permission";
import { and, eq } from "drizzle-orm";
import { openAccount } from "../src/accounts/index.ts";
import { hashPassword } from "../src/identity/index.ts";
import { hashToken } from "../src/identity/sessions.ts";
import { sessions, users } from "../src/identity/tables.ts";
import type { App } from "../src/platform/act.ts";
import type { Autocommit } from "../src/platform/database.ts";
import { newId } from "../src/platform/ids.ts";
import { testAct } from "./acting.ts";

/** A logged-in user. */
export interface Session {
  readonly token: string;
  readonly userId: string;
  readonly email: string;
}

/** The password of all test shoppers. */
const PASSWORD = "a-good-password";
const passwordHash = await hashPassword(PASSWORD);

/**
 * Inserts a shopper with an address and a session, as signing up and logging in would. Those two
 * have tests of their own; computing their password hashes for every shopper would take longer than
 * all other work.
 * @param proved whether the e-mail address and phone number are confirmed
 */
export async function addShopper(app: App, name: string, proved = false): Promise<Session> {
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

/** Inserts a new member of staff with a session. */
export async function addStaff(app: App, staffRole: StaffRole): Promise<Session> {
  const email = `${newId()}@staff.example`;
  const account = { name: "Kiran Rao", email, phone: null, passwordHash, staffRole, addresses: [] };
  const userId = await testAct(app, (act) => openAccount(act, account));
  const token = await openSession(app.database.autocommit, userId, app.clock());
  return { token, userId, email };
}

/**
 * Inserts a session of the staff account of the settings, without computing its password hash.
 * @param email the account's address in the settings
 */
export async function openStaffSession(db: Autocommit, email: string, now: Date): Promise<Session> {
  const [staff] = await db
    .select({ userId: users.id })
    .from(users)
    .where(and(eq(users.email, email), eq(users.role, "staff")));
  if (!staff) throw new Error("The shop has no staff");
  return { token: await openSession(db, staff.userId, now), userId: staff.userId, email };
}

/** Sessions of tests end after so long, also when they are idle, because tests move the clock. */
const LASTS_MS = 30 * 24 * 3_600_000;

/** Inserts a session. @returns its token */
async function openSession(db: Autocommit, userId: string, now: Date): Promise<string> {
  const token = newId();
  const end = new Date(now.getTime() + LASTS_MS);
  await db.insert(sessions).values({
    userId,
    token: hashToken(token),
    expiresAt: end,
    createdAt: now,
    lastSeenAt: end,
  });
  return token;
}
