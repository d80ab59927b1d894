import { countMine } from "@suvarna/contract/accounts/calls";
import { usePersonalQuery } from "../platform/queries.ts";

/** How much the lists of the account have. */
export function useCounts() {
  return usePersonalQuery(["counts"], (api, signal) => api.call(countMine, {}, { signal }));
}
