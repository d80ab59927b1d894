import type { AddressInput, User } from "@suvarna/contract/accounts/schemas";
import type { Act } from "../platform/act.ts";
import type { Tx } from "../platform/database.ts";

/** The parts of an account besides the ways to sign in. Another capability stores them. */
export interface Profiles {
  /** A user for the wire. @throws Refusal unauthenticated when the user no longer exists */
  describe(userId: string): Promise<User>;
  /** Stores the addresses and the consents of a sign-up, in the same transaction. */
  begin(act: Act, userId: string, addresses: readonly AddressInput[]): Promise<void>;
  /** @returns whether there were any addresses */
  removeAddresses(tx: Tx, userId: string): Promise<boolean>;
}
