import { getAccess } from "@suvarna/contract/identity/sessions";
import { usePersonalQuery } from "../platform/queries.ts";

export const ACCESS = ["access"] as const;

/** Fetches the user's login methods, and the devices on which the user is logged in. */
export function useAccess() {
  return usePersonalQuery(ACCESS, (api, signal) => api.call(getAccess, {}, { signal }));
}
