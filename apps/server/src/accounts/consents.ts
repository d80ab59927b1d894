import { POLICIES_SINCE } from "@suvarna/domain/policies";
import type { Tx } from "../platform/database.ts";
import { consents } from "./tables.ts";

/** What the sign-up says that one accepts by it. */
const ACCEPTED = ["terms", "privacy-policy"];

/** Writes down what a user has accepted by opening an account, in the version of that day. */
export async function recordConsents(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .insert(consents)
    .values(
      ACCEPTED.map((subject) => ({ userId, subject, version: POLICIES_SINCE, givenAt: now })),
    );
}
