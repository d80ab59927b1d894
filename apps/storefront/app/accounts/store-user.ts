import type { User } from "@suvarna/contract/accounts/schemas";
import { personalKey } from "../platform/personal-key.ts";
import { queryClient } from "../platform/queries.ts";
import { useSession } from "../platform/session.ts";

/** Stores the account from the answer of a call, so that every part of the page shows it. */
export function storeUser(user: User): void {
  queryClient().setQueryData(personalKey("me"), user);
  useSession.getState().setUser(user);
}
