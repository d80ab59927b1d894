import { getMe } from "@suvarna/contract/accounts/calls";
import { usePersonalQuery } from "../platform/queries.ts";
import { useSession } from "../platform/session.ts";

/** The account on the server. The browser's stored copy is updated with it. */
export function useMe() {
  const setUser = useSession((session) => session.setUser);
  return usePersonalQuery(["me"], async (api, signal) => {
    const user = await api.call(getMe, {}, { signal });
    setUser(user);
    return user;
  });
}
