import type { AddressInput } from "@suvarna/contract/accounts/schemas";
import { type NewUser, openUser } from "../identity/index.ts";
import type { Act } from "../platform/act.ts";
import { addresses } from "./tables.ts";

/** The data of a new account. */
export interface NewAccount extends NewUser {
  readonly addresses: readonly AddressInput[];
}

/**
 * Opens an account: the user, the password and the addresses are stored in one transaction.
 * @returns the user's id
 */
export async function openAccount(act: Act, account: NewAccount): Promise<string> {
  const userId = await openUser(act, account);
  await insertAddresses(act, userId, account.addresses);
  return userId;
}

/**
 * Prepares the addresses of a new account. The first address is the default unless another one is
 * marked.
 */
export async function insertAddresses(
  { tx, at }: Act,
  userId: string,
  inputs: readonly AddressInput[],
): Promise<void> {
  if (inputs.length === 0) return;
  const chosen = Math.max(
    inputs.findIndex((input) => input.isDefault),
    0,
  );
  await tx.insert(addresses).values(
    inputs.map((input, index) => ({
      ...input,
      userId,
      isDefault: index === chosen,
      createdAt: at,
      updatedAt: at,
    })),
  );
}
