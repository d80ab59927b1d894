import type { AddressInput } from "@suvarna/contract/accounts/schemas";
import type { Act } from "../platform/act.ts";
import { newId } from "../platform/ids.ts";
import { addresses, credentials, users } from "./tables.ts";

/** What an account is opened with. */
export interface NewAccount {
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
  readonly role: "shopper" | "staff";
  readonly addresses: readonly AddressInput[];
}

/** What `credentials.providerId` says of a password. */
export const PASSWORD_PROVIDER = "credential";

/**
 * Opens an account: the user, the password and the addresses, all or none.
 * @returns the user's id
 */
export async function openAccount(
  { tx, at: now, record, tell }: Act,
  account: NewAccount,
): Promise<string> {
  const { name, email, emailVerified = false, phone, passwordHash, role } = account;
  const { phoneVerified = false } = account;
  const userId = newId();
  const times = { createdAt: now, updatedAt: now };
  const contact = { email, emailVerified, phone, phoneVerified };
  await tx.insert(users).values({ id: userId, name, ...contact, role, ...times });
  await tx.insert(credentials).values({
    userId,
    providerId: PASSWORD_PROVIDER,
    accountId: userId,
    password: passwordHash,
    ...times,
  });
  if (account.addresses.length > 0) {
    const chosen = account.addresses.findIndex((address) => address.isDefault);
    await tx.insert(addresses).values(
      account.addresses.map((address, index) => ({
        ...address,
        userId,
        isDefault: index === Math.max(chosen, 0),
        ...times,
      })),
    );
  }
  record({ what: "account.opened", subject: userId, after: { role } });
  tell({ type: "account.opened", userId });
  return userId;
}
