import { and, eq } from "drizzle-orm";
import { type App, act, VISITOR } from "../platform/act.ts";
import type { Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import type { GoogleClaims } from "./adapters/id-token-claims.ts";
import { credentials, users } from "./tables.ts";

const GOOGLE_PROVIDER = "google";

type Person = Pick<GoogleClaims, "subject" | "email">;

/**
 * Finds the user of a Google account: the user who is linked to the account, else the user with the
 * same confirmed e-mail address, who is then linked to the account.
 * @returns the user's id; null when nobody has registered yet
 * @throws Refusal other_method when the user with this e-mail address signs in another way
 */
export async function findGoogleUser(app: App, person: Person): Promise<string | null> {
  return act(app, VISITOR, async ({ tx, at, record }) => {
    const [known] = await tx
      .select({ userId: credentials.userId })
      .from(credentials)
      .where(
        and(eq(credentials.providerId, GOOGLE_PROVIDER), eq(credentials.accountId, person.subject)),
      );
    if (known) return known.userId;
    const [user] = await tx.select().from(users).where(eq(users.email, person.email)).for("update");
    if (!user) return null;
    // Staff never sign in with Google. An account whose e-mail address is not confirmed may be a
    // stranger's, so the owner of the address must first prove it by a letter
    // (docs/decisions/0042).
    if (user.role === "staff" || !user.emailVerified || (await hasOtherGoogle(tx, user.id))) {
      throw new Refusal("other_method");
    }
    await linkGoogle(tx, user.id, person.subject, at);
    record({ what: "account.google_linked", subject: user.id });
    return user.id;
  });
}

/** Links a Google account to a user, who can then sign in with it. */
export async function linkGoogle(
  tx: Tx,
  userId: string,
  subject: string,
  now: Date,
): Promise<void> {
  await tx.insert(credentials).values({
    userId,
    providerId: GOOGLE_PROVIDER,
    accountId: subject,
    createdAt: now,
    updatedAt: now,
  });
}

/**
 * Whether the user is linked to another Google account already. The e-mail address of a Google
 * account can change, so two Google accounts can have had one address: only the first of them can
 * sign in.
 */
async function hasOtherGoogle(tx: Tx, userId: string): Promise<boolean> {
  const own = and(eq(credentials.userId, userId), eq(credentials.providerId, GOOGLE_PROVIDER));
  return (await tx.$count(credentials, own)) > 0;
}
