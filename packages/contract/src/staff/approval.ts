import { APPROVAL_KIND_NAMES, APPROVAL_STATES } from "@suvarna/domain/staff/approval";
import * as z from "zod/mini";
import { Id, Time } from "../field-schemas.ts";

/** A member of staff in an answer. The name is null when the account does not exist any more. */
export const StaffName = z.object({ _id: Id, name: z.nullable(z.string()) });

const Fields = z.nullable(z.record(z.string(), z.unknown()));

/** An act of staff that is kept until a second person approves it. */
export const Approval = z.object({
  _id: Id,
  kind: z.enum(APPROVAL_KIND_NAMES),
  state: z.enum(APPROVAL_STATES),
  /**
   * The id or code of the record that the act is about; null for a record that does not exist yet.
   */
  subject: z.nullable(z.string()),
  /** The values before the act; amounts are in paise. */
  before: Fields,
  /** The values after the act; amounts are in paise. */
  after: Fields,
  /** The reason of the request, in the person's own words. */
  reason: z.string(),
  askedBy: StaffName,
  askedAt: Time,
  /** The time at which the request lapses. */
  expiresAt: Time,
  decidedBy: z.nullable(StaffName),
  decidedAt: z.nullable(Time),
  /**
   * The reason why the request was refused or cancelled, or why the act could not be carried out
   * after the approval.
   */
  decision: z.nullable(z.string()),
  /** The number of other people that may approve the request at the time of the answer. */
  deciders: z.int(),
});
export type Approval = z.infer<typeof Approval>;

/** The answer to an act that waits for a second person. */
export const ApprovalPending = z.object({ approval: Approval });
