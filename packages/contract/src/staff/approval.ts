import { APPROVAL_KIND_NAMES, APPROVAL_STATES } from "@suvarna/domain/staff/approval";
import * as z from "zod/mini";
import { Id, Time } from "../wire.ts";

/** A member of staff in an answer. The name is null when the account no longer exists. */
export const StaffName = z.object({ _id: Id, name: z.nullable(z.string()) });

const Fields = z.nullable(z.record(z.string(), z.unknown()));

/** An act of staff that is kept until a second person approves it. */
export const Approval = z.object({
  _id: Id,
  kind: z.enum(APPROVAL_KIND_NAMES),
  state: z.enum(APPROVAL_STATES),
  /** The id or code of what the act is about; null for what does not exist yet. */
  subject: z.nullable(z.string()),
  /** What there is now; amounts are in paise. */
  before: Fields,
  /** What there will be when the act is carried out; amounts are in paise. */
  after: Fields,
  /** Why the person asks, in their words. */
  reason: z.string(),
  askedBy: StaffName,
  askedAt: Time,
  /** When the request lapses. */
  expiresAt: Time,
  decidedBy: z.nullable(StaffName),
  decidedAt: z.nullable(Time),
  /** Why it was refused, cancelled, or could not be carried out any more. */
  decision: z.nullable(z.string()),
  /** How many other people may approve it at the time of the answer. */
  deciders: z.int(),
});
export type Approval = z.infer<typeof Approval>;

/** The answer to an act that waits for a second person. */
export const KeptForApproval = z.object({ approval: Approval });
