import * as z from "zod/mini";
import { Id, Time } from "../wire.ts";

const Fields = z.nullable(z.record(z.string(), z.unknown()));

/** Who changed what: ids, codes and amounts, nothing of a person. */
export const AuditEntry = z.object({
  _id: z.string(),
  at: Time,
  actor: z.object({
    kind: z.enum(["shopper", "staff", "visitor", "gateway", "job", "system"]),
    /** The user; null for who is none. */
    id: z.nullable(z.string()),
    /** The gateway, the job or the part of the system; null for a user. */
    name: z.nullable(z.string()),
  }),
  /** Where staff called from. */
  network: z.nullable(z.string()),
  /** What was done, such as `order.moved`. */
  what: z.string(),
  /** The id or code of what was changed. */
  subject: z.nullable(z.string()),
  before: Fields,
  after: Fields,
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const listAudit = {
  summary: "The audit log, newest first: who changed what, and what it was before and after",
  query: z.object({
    /** Only what was done to this id or code. */
    subject: z.optional(z.string().check(z.maxLength(100))),
    /** Only what this user did. */
    actor: z.optional(Id),
    /** Only entries older than this one: the last of the page before. */
    before: z.optional(Id),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
  }),
  replies: { 200: z.object({ entries: z.array(AuditEntry) }) },
};
