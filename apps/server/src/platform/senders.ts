import { createHmac } from "node:crypto";
import type { Actor } from "./actor.ts";
import { networkAround } from "./limits.ts";
import { purposeKey } from "./purpose-key.ts";

/**
 * Returns the marks of the person who causes a message: a mark of the account, and a mark of the
 * network around the caller's address. Marks are keyed hashes, so events, jobs and counters may
 * contain them. A person with many accounts is recognised by the network, and a person with many
 * networks by the account. A gateway, a job and the shop itself have no marks.
 */
export function sendersOf(secret: string, actor: Actor): readonly string[] {
  const network = "network" in actor ? actor.network : undefined;
  const marks: string[] = [];
  if (actor.kind === "shopper") marks.push(senderMark(secret, "account", actor.userId));
  if (network !== undefined && actor.kind !== "staff") {
    marks.push(senderMark(secret, "network", networkAround(network)));
  }
  return marks;
}

/** Computes the mark of one sender, such as of an account by its id. */
export function senderMark(secret: string, kind: "account" | "network", value: string): string {
  const key = purposeKey(secret, "senders of messages");
  return createHmac("sha256", key)
    .update(JSON.stringify([kind, value]))
    .digest("base64url");
}
