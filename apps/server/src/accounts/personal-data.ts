import { asc, eq } from "drizzle-orm";
import { eraseUser, exportSignIns, givenEmail } from "../identity/index.ts";
import type { Db } from "../platform/database.ts";
import type { PersonalData, PersonalDataSubject } from "../platform/personal-data.ts";
import { type AvatarDependencies, forgetAvatar } from "./avatars.ts";
import { findAccount } from "./queries.ts";
import { serializeAddress } from "./serialize-user.ts";
import { consents } from "./tables.ts";

/**
 * Exports and erases the data of an account. Erasing the user's row also erases the picture,
 * addresses, sessions, mailed links and consents.
 */
export const accountPersonalData = (
  dependencies: Pick<AvatarDependencies, "jobs">,
): PersonalData => ({
  name: "account",
  async exportData(db, { userId }) {
    const user = await findAccount(db, userId);
    if (!user) return null;
    const { name, emailVerified, pendingEmail, location, language, image, createdAt } = user;
    const { phone, phoneVerified, pendingPhone } = user;
    return {
      userId,
      name,
      email: givenEmail(user),
      emailVerified,
      pendingEmail,
      location,
      language,
      profileImage: image,
      phone,
      phoneVerified,
      pendingPhone,
      createdAt: createdAt.toISOString(),
      addresses: user.addresses.map(serializeAddress),
      ...(await exportSignIns(db, userId)),
      consents: await consentsOf(db, userId),
    };
  },
  async erase(tx, { userId }) {
    await forgetAvatar(dependencies, tx, userId);
    await eraseUser(tx, userId);
  },
});

/** Returns the person whose data is exported or erased; null when the user no longer exists. */
export async function findPersonalDataSubject(
  db: Db,
  userId: string,
): Promise<PersonalDataSubject | null> {
  const user = await findAccount(db, userId);
  if (!user) return null;
  const { email, emailVerified, phone, phoneVerified } = user;
  return { userId, email, emailVerified, phone, phoneVerified };
}

/** Lists the documents that a user has agreed to, oldest first. */
export async function consentsOf(db: Db, userId: string) {
  const rows = await db
    .select()
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(asc(consents.givenAt), asc(consents.subject));
  return rows.map(({ subject, version, givenAt }) => ({
    subject,
    version,
    givenAt: givenAt.toISOString(),
  }));
}
