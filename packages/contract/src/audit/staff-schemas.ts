import * as z from "zod/mini";
import { Id, Time } from "../field-schemas.ts";
import { PageQuery, pageOf } from "../staff/list.ts";

export const ACTOR_KINDS = ["shopper", "staff", "visitor", "gateway", "job", "system"] as const;

const Fields = z.nullable(z.record(z.string(), z.unknown()));

/** A block of the hash chain, by its place in the chain and its SHA-256 in hexadecimal digits. */
const AuditBlock = z.object({ number: z.int(), hash: z.string() });

/**
 * An entry of the audit log, which records a change and its actor. The entry has ids, codes and
 * amounts, but no personal data.
 */
export const AuditEntry = z.object({
  _id: z.string(),
  at: Time,
  actor: z.object({
    kind: z.enum(ACTOR_KINDS),
    /** The user's id; null if the actor is not a user. */
    id: z.nullable(z.string()),
    /** The name of the gateway, the job or the part of the system; null for a user. */
    name: z.nullable(z.string()),
  }),
  /** The network from which staff made the call. */
  network: z.nullable(z.string()),
  /** The kind of the recorded change, such as `order.moved`. */
  what: z.string(),
  /** The id or code of the changed record. */
  subject: z.nullable(z.string()),
  /**
   * The name by which people know the changed record, such as the number of an order; null if the
   * record has no such name, or is gone.
   */
  record: z.nullable(z.string()),
  before: Fields,
  after: Fields,
  /** The block of the hash chain that contains this entry; null for the first minutes. */
  block: z.nullable(AuditBlock),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** The filters of the audit log. The list shows only lines that match all given filters. */
const AuditFilter = z.object({
  /**
   * Only changes of the record with this id or code, or that people know by this text, such as the
   * number of an order or of a ticket, or the model number of a product.
   */
  subject: z.optional(z.string().check(z.maxLength(100))),
  /** Filters the list by the user that made the change. */
  actor: z.optional(Id),
  /** Only changes by actors of this kind: shoppers, staff, gateways, jobs or the system. */
  kind: z.optional(z.enum(ACTOR_KINDS, "Choose a kind of actor")),
  /**
   * Only changes of this kind, such as `rates.changed`, or all changes whose kind begins with
   * this word, such as `rates`.
   */
  what: z.optional(z.string().check(z.maxLength(100))),
  /** Only changes on or after this day in India, such as 2026-11-21. */
  from: z.optional(z.iso.date("Enter a day, such as 2026-11-21")),
  /** Only changes on or before this day in India. */
  to: z.optional(z.iso.date("Enter a day, such as 2026-11-21")),
});
export type AuditFilter = z.output<typeof AuditFilter>;

export const listAudit = {
  summary: "The audit log, newest first: who changed what, and what it was before and after",
  query: z.extend(PageQuery, AuditFilter.shape),
  replies: { 200: pageOf(AuditEntry) },
};

export const exportAudit = {
  summary:
    "The lines of the audit log as a CSV file, by the filters of the list, newest first, with the fields before and after as JSON. A cell that a spreadsheet could take for a formula begins with an apostrophe",
  query: AuditFilter,
  replies: { 200: null },
};

/**
 * What a check of the hash chain can find: `block_broken`, a block is missing or does not continue
 * the block before; `row_changed`, the rows of a block or the block itself were changed;
 * `row_missing`, a row was deleted; `row_added`, a row was added to the past.
 */
export const CHAIN_FAULTS = ["block_broken", "row_changed", "row_missing", "row_added"] as const;

export const AuditChain = z.object({
  /** The number of rows in the blocks. Rows of the last minutes have no block yet. */
  rows: z.int(),
  /** The time of the first row of the audit log; null when there is none. */
  since: z.nullable(Time),
  last: z.nullable(z.extend(AuditBlock, { at: Time })),
  /** The newest check; null before the first. */
  check: z.nullable(
    z.object({
      at: Time,
      /** The blocks and rows that were found whole, up to the first fault. */
      blocks: z.int(),
      rows: z.int(),
      /** The first fault; null when the chain is whole. */
      fault: z.nullable(
        z.object({
          kind: z.enum(CHAIN_FAULTS),
          /** The number of the block with the fault. */
          block: z.int(),
          /** The id of the row that is missing or was added; null for other faults. */
          row: z.nullable(z.string()),
        }),
      ),
    }),
  ),
});
export type AuditChain = z.output<typeof AuditChain>;

export const getAuditChain = {
  summary:
    "The hash chain of the audit log: its newest block, and what the newest check of all blocks and rows found",
  replies: { 200: AuditChain },
};

export const checkAuditChain = {
  summary:
    "Checks all blocks and rows of the audit log in the background. `GET /staff/audit/chain` has the result",
  replies: { 204: null },
};
