import { getAccess } from "@suvarna/contract/identity/sessions";
import { usePersonalQuery } from "../platform/queries.ts";

export const ACCESS = ["access"] as const;

/** How one can log in, and where one is logged in. */
export function useAccess() {
  return usePersonalQuery(ACCESS, (api, signal) => api.call(getAccess, {}, { signal }));
}
