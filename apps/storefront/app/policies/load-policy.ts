import { getPolicy } from "@suvarna/contract/content/calls";
import type { PolicyName } from "@suvarna/contract/content/constants";
import type { Reply } from "@suvarna/contract/endpoint";
import type { Load } from "../platform/load.ts";

/** The shop's own text of a policy; null for the text of the page itself. */
export type OwnPolicy = Reply<typeof getPolicy>["own"];

/** Loads whether the shop has a policy in its own words. */
export function loadPolicy(name: PolicyName): Load<{ readonly own: OwnPolicy }> {
  return (api, { signal }) => api.call(getPolicy, { params: { name } }, { signal });
}
