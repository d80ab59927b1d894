import { createHash } from "node:crypto";
import type { AuditBlock } from "./tables.ts";

/** The hash before the first block. */
export const NO_HASH = "0".repeat(64);

/** A row of the audit log with its fields as the database writes them, so that equal rows give equal texts. */
export interface HashedRow {
  readonly id: string;
  readonly at: Date;
  readonly actorKind: string;
  readonly actorId: string | null;
  readonly actorName: string | null;
  readonly network: string | null;
  readonly what: string;
  readonly subject: string | null;
  /** The text of a `jsonb` value, whose keys have one order in every copy of the database. */
  readonly before: string | null;
  readonly after: string | null;
}

/**
 * The hash of a block: SHA-256 of a line for the block and a line for each of its rows, each line a
 * JSON array.
 * @param rows the rows of `rowIds`, then those of `lateIds`
 */
export function hashBlock(block: Omit<AuditBlock, "hash">, rows: readonly HashedRow[]): string {
  const hash = createHash("sha256");
  const { number, at, through, settledThrough, totalRows, previousHash } = block;
  hash.update(
    JSON.stringify([number, at.toISOString(), through, settledThrough, totalRows, previousHash]),
  );
  for (const row of rows) {
    const { id, at, actorKind, actorId, actorName, network, what, subject, before, after } = row;
    const fields = [id, at.toISOString(), actorKind, actorId, actorName, network, what, subject];
    hash.update(`\n${JSON.stringify([...fields, before, after])}`);
  }
  return hash.digest("hex");
}
