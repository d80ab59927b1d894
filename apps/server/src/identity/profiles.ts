import type { AddressInput, User } from "@suvarna/contract/accounts/schemas";
import type { Act } from "../platform/act.ts";
import type { Tx } from "../platform/database.ts";

/**
 * The parts of an account that are not ways to sign in, such as the addresses. The capability
 * `accounts` stores them.
 */
export interface Profiles {
  /**
   * Returns a user in the form of the API. @throws Refusal unauthenticated when the user does not
   * exist
   */
  describe(userId: string): Promise<User>;
  /** Stores the addresses and the consents of a new account, in the transaction of the sign-up. */
  begin(act: Act, userId: string, addresses: readonly AddressInput[]): Promise<void>;
  /** Removes all addresses of a user. @returns whether there were any */
  removeAddresses(tx: Tx, userId: string): Promise<boolean>;
}
