import type { StaffRole } from "@suvarna/domain/staff/permission";
import { type Act, languageOf } from "../platform/act.ts";
import { newId } from "../platform/ids.ts";
import { credentials, users } from "./tables.ts";

/** The data of a new user. */
export interface NewUser {
  readonly name: string;
  readonly email: string;
  /** Whether the user has proved that the e-mail address is theirs. */
  readonly emailVerified?: boolean;
  /** The phone number in E.164; null when there is none. */
  readonly phone: string | null;
  /** Whether the user has proved by a code that the phone number is theirs. */
  readonly phoneVerified?: boolean;
  /**
   * The result of `hashPassword`. It is computed before the transaction begins, because hashing is
   * slow.
   */
  readonly passwordHash: string;
  /** The role of a member of staff; null for a shopper. */
  readonly staffRole: StaffRole | null;
  /** The id of the account; by default a new one. */
  readonly id?: string;
  /** The time since which the user has this role; by default the present time. */
  readonly staffSince?: Date;
}

/** The value of `credentials.providerId` that marks a password. */
export const PASSWORD_PROVIDER = "credential";

/**
 * Creates a user who signs in by a password.
 * @returns the user's id
 */
export async function openUser(act: Act, user: NewUser): Promise<string> {
  const { tx, actor, at: now, record, tell } = act;
  const { name, email, emailVerified = false, phone, phoneVerified = false } = user;
  const { passwordHash, staffRole } = user;
  const staffSince = staffRole ? (user.staffSince ?? now) : null;
  const userId = user.id ?? newId();
  const times = { createdAt: now, updatedAt: now };
  const contact = { email, emailVerified, phone, phoneVerified };
  const role = staffRole ? "staff" : "shopper";
  await tx.insert(users).values({
    id: userId,
    name,
    ...contact,
    language: languageOf(actor),
    role,
    staffRole,
    staffSince,
    ...times,
  });
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
