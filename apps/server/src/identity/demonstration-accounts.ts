import { and, inArray, isNotNull, or } from "drizzle-orm";
import type { Db } from "../platform/database.ts";
import { SAMPLE_PARTNER_EMAIL, SAMPLE_STAFF_EMAIL } from "./settings.ts";
import { users } from "./tables.ts";

/**
 * Whether the accounts of a demonstration are there. Only confirmed addresses count: anybody could
 * sign up with such an address to keep a live shop from its next start, but no mail reaches it, so
 * nobody can confirm it.
 * @param shoppers the e-mail addresses of a demonstration's shoppers
 */
export async function hasDemonstrationAccounts(
  db: Db,
  shoppers: readonly string[],
): Promise<boolean> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      or(
        and(inArray(users.email, [...shoppers]), users.emailVerified),
        and(
          inArray(users.email, [SAMPLE_STAFF_EMAIL, SAMPLE_PARTNER_EMAIL]),
          isNotNull(users.staffRole),
        ),
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** Whether anybody has an account; every shop has its staff from its first start on. */
export async function hasUsers(db: Db): Promise<boolean> {
  const [found] = await db.select({ id: users.id }).from(users).limit(1);
  return found !== undefined;
}
