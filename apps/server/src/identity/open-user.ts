import type { StaffRole } from "@suvarna/domain/staff/permission";
import type { Act } from "../platform/act.ts";
import { newId } from "../platform/ids.ts";
import { credentials, users } from "./tables.ts";

/** What a user is opened with. */
export interface NewUser {
  readonly name: string;
  readonly email: string;
  /** Whether the e-mail has been shown to be theirs. */
  readonly emailVerified?: boolean;
  /** E.164; null where there is none. */
  readonly phone: string | null;
  /** Whether a code has shown that the phone is theirs. */
  readonly phoneVerified?: boolean;
  /** From `hashPassword`; made before the transaction begins, because it takes its time. */
  readonly passwordHash: string;
  /** Of somebody who works for the shop; null for a shopper. */
  readonly staffRole: StaffRole | null;
}

/** What `credentials.providerId` says of a password. */
export const PASSWORD_PROVIDER = "credential";

/**
 * Opens a user who signs in by a password.
 * @returns the user's id
 */
export async function openUser({ tx, at: now, record, tell }: Act, user: NewUser): Promise<string> {
  const { name, email, emailVerified = false, phone, phoneVerified = false } = user;
  const { passwordHash, staffRole } = user;
  const userId = newId();
  const times = { createdAt: now, updatedAt: now };
  const contact = { email, emailVerified, phone, phoneVerified };
  const role = staffRole ? "staff" : "shopper";
  await tx.insert(users).values({ id: userId, name, ...contact, role, staffRole, ...times });
  await tx.insert(credentials).values({
    userId,
    providerId: PASSWORD_PROVIDER,
    accountId: userId,
    password: passwordHash,
    ...times,
  });
  record({ what: "account.opened", subject: userId, after: { role: staffRole ?? "shopper" } });
  tell({ type: "account.opened", userId });
  return userId;
}
