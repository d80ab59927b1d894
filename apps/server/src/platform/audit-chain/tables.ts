import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, time } from "../columns.ts";

/**
 * The blocks of the audit log's hash chain. A block lists rows of the audit log, and its hash is
 * made of these rows and of the hash of the block before. Blocks are only added; a database trigger
 * refuses updates and deletes.
 */
export const auditBlocks = pgTable(
  "audit_blocks",
  {
    /** The place in the chain: 1, 2, 3 and so on. It is the key, so no two blocks follow the same. */
    number: integer().primaryKey(),
    at: time().notNull(),
    /**
     * The end of the block's range. The range begins after the end of the block before, and the
     * rows whose ids are in it are in `rowIds`.
     */
    through: uuid().notNull().unique("audit_blocks_through"),
    /**
     * Rows with ids up to this one have been looked for twice: for their own block, and an hour
     * later. A row that is in no block although its id is smaller was added to the past.
     */
    settledThrough: uuid().notNull(),
    /** The ids of the block's own range, in their order. */
    rowIds: uuid().array().notNull(),
    /** The ids of rows of earlier ranges whose transactions had not ended when these were hashed. */
    lateIds: uuid().array().notNull(),
    /** The number of rows in this block and all blocks before. */
    totalRows: bigint({ mode: "number" }).notNull(),
    previousHash: text().notNull(),
    /** SHA-256 in hexadecimal digits. */
    hash: text().notNull(),
  },
  (table) => [index("audit_blocks_late").on(table.number).where(sql`${table.lateIds} <> '{}'`)],
);

export type AuditBlock = typeof auditBlocks.$inferSelect;

/** What can be wrong with the chain, as `ChainFault` in the contract explains. */
export type FaultKind = "block_broken" | "row_changed" | "row_missing" | "row_added";

/** The results of the checks of the chain. */
export const auditChecks = pgTable("audit_checks", {
  id: id(),
  /** The time at which the check ended. */
  at: time().notNull(),
  blocks: integer().notNull(),
  rows: bigint({ mode: "number" }).notNull(),
  /** The first fault; null when the chain is whole. The other fields of the fault are null with it. */
  fault: text().$type<FaultKind>(),
  faultBlock: integer(),
  /** The row of the audit log that is missing or was added; null for other faults. */
  faultRow: uuid(),
});

export type AuditCheck = typeof auditChecks.$inferSelect;
