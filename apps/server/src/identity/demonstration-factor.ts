import { and, eq, inArray } from "drizzle-orm";
import { type App, act } from "../platform/act.ts";
import type { Db } from "../platform/database.ts";
import type { Vault } from "../platform/vault.ts";
import { hasFactor, sealedFor } from "./factors.ts";
import { SAMPLE_PARTNER_EMAIL } from "./settings.ts";
import { factors, users } from "./tables.ts";
import { totpCode } from "./totp.ts";

/**
 * The secret of the authenticator app of the demonstration's staff, which is public. A live shop
 * never has this secret.
 */
const SECRET = "SUVARNADEMOSTAFFSUVARNADEMOSTAFF";
/**
 * The ids of the demonstration's second factors, by which a live shop recognises them: first the
 * owner's, then the partner's.
 */
const IDS = [
  "018f0000-0000-7000-8000-000000005afe",
  "018f0000-0000-7000-8000-000000005aff",
] as const;

/** Returns the present authenticator code of the demonstration's staff. */
export function demonstrationCode(now: Date): string {
  return totpCode(SECRET, now);
}

/**
 * Gives the owners of a demonstration the authenticator app with the public secret, unless they
 * have their own second factor.
 */
export async function keepDemonstrationFactors(
  app: App,
  vault: Vault,
  staff: { readonly email: string },
): Promise<void> {
  const [ownerId, partnerId] = IDS;
  await keepFactor(app, vault, { email: staff.email, id: ownerId });
  await keepFactor(app, vault, { email: SAMPLE_PARTNER_EMAIL, id: partnerId });
}

async function keepFactor(
  app: App,
  vault: Vault,
  { email, id }: { readonly email: string; readonly id: string },
): Promise<void> {
  await act(app, { kind: "system", name: "demonstration" }, async ({ tx, at, record }) => {
    const isStaff = and(eq(users.email, email), eq(users.role, "staff"));
    const [user] = await tx.select().from(users).where(isStaff).for("update");
    if (!user || (await hasFactor(tx, user.id))) return;
    const { id: userId } = user;
    const secret = vault.seal(SECRET, sealedFor(userId));
    const factor = { userId, kind: "totp", name: "Demonstration", secret, createdAt: at } as const;
    // When the settings name another account than before, the factor moves to the named account.
    const moved = { target: factors.id, set: { userId, secret, lastStep: null } };
    await tx
      .insert(factors)
      .values({ id, ...factor })
      .onConflictDoUpdate(moved);
    record({ what: "account.factor_added", subject: userId, after: { factor: id, kind: "totp" } });
  });
}

/** Whether any account has the authenticator app of a demonstration. */
export async function hasDemonstrationFactor(db: Db): Promise<boolean> {
  return (await db.$count(factors, inArray(factors.id, [...IDS]))) > 0;
}
