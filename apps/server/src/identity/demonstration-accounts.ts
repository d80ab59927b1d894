import { and, inArray, isNotNull, or } from "drizzle-orm";
import type { Db } from "../platform/database.ts";
import { SAMPLE_PARTNER_EMAIL, SAMPLE_STAFF_EMAIL } from "./settings.ts";
import { users } from "./tables.ts";

/**
 * Whether the database contains the accounts of a demonstration, with which a live shop refuses to
 * start. Only confirmed addresses of shoppers count: anybody could sign up with such an address to
 * prevent a live shop's next start, but no mail reaches the address, so nobody can confirm it.
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

/**
 * Whether the database has any account. Every shop has an account of its staff after its first
 * start.
 */
export async function hasUsers(db: Db): Promise<boolean> {
  const [found] = await db.select({ id: users.id }).from(users).limit(1);
  return found !== undefined;
}
