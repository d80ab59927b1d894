import type { MetaArgs } from "react-router";
import { pageMeta } from "../platform/meta.ts";

/** The tags in the head of a policy page, which has several addresses and one canonical address. */
export function policyMeta(address: string, title: string, description: string) {
  return (place: MetaArgs) => pageMeta({ title, description, address }, place);
}
