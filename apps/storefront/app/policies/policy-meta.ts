import type { MetaArgs } from "react-router";
import { pageMeta } from "../platform/meta.ts";

/** The head of a policy page that answers at more than one address. */
export function policyMeta(address: string, title: string, description: string) {
  return (place: MetaArgs) => pageMeta({ title, description, address }, place);
}
