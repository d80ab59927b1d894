import type { AddressInput, User } from "@suvarna/contract/accounts/schemas";
import type { Act } from "../platform/act.ts";
import type { Tx } from "../platform/database.ts";

/** What a user's account holds besides the ways to sign in; who keeps it is not known here. */
export interface Profiles {
  /** A user for the wire. @throws Refusal unauthenticated when there is none any more */
  describe(userId: string): Promise<User>;
  /** Writes down what a shopper has said and accepted at the sign-up, in the same transaction. */
  begin(act: Act, userId: string, addresses: readonly AddressInput[]): Promise<void>;
  /** @returns whether there were any */
  removeAddresses(tx: Tx, userId: string): Promise<boolean>;
}
