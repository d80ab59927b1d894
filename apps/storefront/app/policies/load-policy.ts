import { getPolicy } from "@suvarna/contract/content/calls";
import type { PolicyName } from "@suvarna/contract/content/constants";
import type { Reply } from "@suvarna/contract/endpoint";
import type { Load } from "../platform/load.ts";

/** The shop's own text of a policy; null if the page shows the built-in text. */
export type OwnPolicy = Reply<typeof getPolicy>["own"];

/** Loads the shop's own text of a policy, if the shop has one. */
export function loadPolicy(name: PolicyName): Load<{ readonly own: OwnPolicy }> {
  return (api, { signal }) => api.call(getPolicy, { params: { name } }, { signal });
}
