import type { User } from "@suvarna/contract/accounts/schemas";
import { personalKey } from "../platform/personal-key.ts";
import { queryClient } from "../platform/queries.ts";
import { useSession } from "../platform/session.ts";

/** The account as a call has just answered it: every part of the page shows this one from now on. */
export function keepUser(user: User): void {
  queryClient().setQueryData(personalKey("me"), user);
  useSession.getState().setUser(user);
}
