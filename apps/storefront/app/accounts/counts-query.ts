import { countMine } from "@suvarna/contract/accounts/calls";
import { usePersonalQuery } from "../platform/queries.ts";

/** Fetches how many entries each list of the account has, such as orders and price alerts. */
export function useCounts() {
  return usePersonalQuery(["counts"], (api, signal) => api.call(countMine, {}, { signal }));
}
