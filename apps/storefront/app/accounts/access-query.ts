import { getAccess } from "@suvarna/contract/identity/sessions";
import { usePersonalQuery } from "../platform/queries.ts";

export const ACCESS = ["access"] as const;

/** The user's ways to log in, and the places where the user is logged in. */
export function useAccess() {
  return usePersonalQuery(ACCESS, (api, signal) => api.call(getAccess, {}, { signal }));
}
