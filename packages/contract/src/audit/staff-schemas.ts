import * as z from "zod/mini";
import { Id, Time } from "../field-schemas.ts";
import { PageQuery, pageOf } from "../staff/list.ts";

export const ACTOR_KINDS = ["shopper", "staff", "visitor", "gateway", "job", "system"] as const;

const Fields = z.nullable(z.record(z.string(), z.unknown()));

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
