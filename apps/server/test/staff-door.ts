import type { Client } from "@suvarna/contract/client";
import { login } from "@suvarna/contract/identity/calls";
import { addTotp, startTotp } from "@suvarna/contract/identity/factors";
import { answerFactor } from "@suvarna/contract/identity/second-factor";
import type { StaffRole } from "@suvarna/domain/staff/permission";
import { eq } from "drizzle-orm";
import { demonstrationCode } from "../src/identity/index.ts";
import { hashToken } from "../src/identity/sessions.ts";
import { sessions, users } from "../src/identity/tables.ts";
import { totpCode } from "../src/identity/totp.ts";
import type { App } from "../src/platform/act.ts";
import { addStaff, addStaffAtWork, LASTS_MS, openSession, type Session } from "./shoppers.ts";

/** The logins of the staff of a test shop. */
interface StaffDoor {
  /** Logs in the shop's owner, or a new member of staff with another role. */
  signIn(role: StaffRole): Promise<Session>;
  /** Adds and logs in a second owner, who may approve the requests of the first owner. */
  addOwner(): Promise<Session>;
  /**
   * Proves a session of staff again, if the clock has moved since the session was opened or last
   * proved.
   */
  stayAtWork(token: string): Promise<void>;
}

/**
 * Creates the logins for the staff of a test shop. The first login of each role uses the API, with
 * a password and a code. Later logins insert a session directly, because a code is valid once and a
 * password needs a slow hash.
 */
export function openStaffDoor({
  app,
  client,
  owner,
}: {
  app: App;
  client(token?: string): Client;
  owner: { email: string; password: string };
}): StaffDoor {
  const { clock } = app;
  const { db, autocommit } = app.database;
  const known = new Set<StaffRole>();
  const provedAt = new Map<string, number>();

  async function accountOf(role: StaffRole) {
    if (role !== "owner") return addStaff(app, role);
    const [user] = await db.select().from(users).where(eq(users.email, owner.email));
    if (user?.role !== "staff") throw new Error("The shop has no staff");
    return { userId: user.id, ...owner };
  }

  async function tokenOf(account: { email: string; password: string }): Promise<string> {
    const { email, password } = account;
    const begun = await client().call(login, { body: { email, password } });
    if ("token" in begun) return enrol(begun.token);
    const body = { challenge: begun.challenge, code: demonstrationCode(clock()) };
    return (await client().call(answerFactor, { body })).token;
  }

  /** Adds a first second factor to an account of staff. */
  async function enrol(token: string): Promise<string> {
    const { challenge, secret } = await client(token).call(startTotp, {});
    const body = { challenge, code: totpCode(secret, clock()), name: "Phone" };
    await client(token).call(addTotp, { body });
    return token;
  }

  return {
    async signIn(role) {
      const account = await accountOf(role);
      const { userId, email } = account;
      const isFirst = !known.has(role);
      known.add(role);
      const token = isFirst
        ? await tokenOf(account)
        : await openSession(autocommit, userId, clock());
      provedAt.set(token, clock().getTime());
      return { token, userId, email };
    },
    async addOwner() {
      const added = await addStaffAtWork(app, "owner");
      provedAt.set(added.token, clock().getTime());
      return added;
    },
    async stayAtWork(token) {
      const now = clock();
      if (!provedAt.has(token) || provedAt.get(token) === now.getTime()) return;
      provedAt.set(token, now.getTime());
      const times = { createdAt: now, secondFactorAt: now, provedAt: now };
      const expiresAt = new Date(now.getTime() + LASTS_MS);
      const own = eq(sessions.token, hashToken(token));
      await autocommit
        .update(sessions)
        .set({ ...times, expiresAt, lastSeenAt: expiresAt })
        .where(own);
    },
  };
}
