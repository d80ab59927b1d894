import { POLICIES_SINCE } from "@suvarna/domain/policies";
import type { Tx } from "../platform/database.ts";
import { consents } from "./tables.ts";

/** The documents that a user accepts by signing up. */
const ACCEPTED = ["terms", "privacy-policy"];

/** Stores which version of each document a user accepted by signing up. */
export async function recordConsents(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .insert(consents)
    .values(
      ACCEPTED.map((subject) => ({ userId, subject, version: POLICIES_SINCE, givenAt: now })),
    );
}
