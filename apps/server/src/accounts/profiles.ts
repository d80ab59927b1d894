import type { Profiles } from "../identity/index.ts";
import type { Db } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { recordConsents } from "./consents.ts";
import { insertAddresses } from "./open-account.ts";
import { findAccount, removeAddresses } from "./queries.ts";
import { serializeUser } from "./serialize-user.ts";

/**
 * Provides the parts of accounts that the capability `identity` needs.
 * @param cartIdOf returns the id of a user's cart, which is part of the user in the API; carts are
 *   another capability
 */
export function profilesIn(db: Db, cartIdOf: (userId: string) => Promise<string>): Profiles {
  return {
    async describe(userId) {
      const user = await findAccount(db, userId);
      if (!user) throw new Refusal("unauthenticated");
      return serializeUser(user, await cartIdOf(userId));
    },
    async begin(act, userId, addresses) {
      await insertAddresses(act, userId, addresses);
      await recordConsents(act.tx, userId, act.at);
    },
    removeAddresses,
  };
}
