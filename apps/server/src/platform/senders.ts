import { createHmac } from "node:crypto";
import type { Actor } from "./actor.ts";
import { neighbourhoodOf } from "./limits.ts";
import { purposeKey } from "./purpose-key.ts";

/**
 * The marks of whoever causes a message: of the account, and of the network around the address of the
 * call. They are keyed hashes, so they may stand in events, jobs and counters. Somebody with many
 * accounts has one network, and somebody with many networks has one account. A gateway, a job and
 * the shop itself have none.
 */
export function sendersOf(secret: string, actor: Actor): readonly string[] {
  const network = "network" in actor ? actor.network : undefined;
  const marks: string[] = [];
  if (actor.kind === "shopper") marks.push(senderMark(secret, "account", actor.userId));
  if (network !== undefined && actor.kind !== "staff") {
    marks.push(senderMark(secret, "network", neighbourhoodOf(network)));
  }
  return marks;
}

/** The mark of one sender, such as an account by its id. */
export function senderMark(secret: string, kind: "account" | "network", value: string): string {
  const key = purposeKey(secret, "senders of messages");
  return createHmac("sha256", key)
    .update(JSON.stringify([kind, value]))
    .digest("base64url");
}
