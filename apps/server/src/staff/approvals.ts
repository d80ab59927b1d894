import type { Approval } from "@suvarna/contract/staff/approval";
import {
  type ApprovalKind,
  type ApprovalLimits,
  approvalExpiry,
} from "@suvarna/domain/staff/approval";
import type { Act } from "../platform/act.ts";
import type { AuditedFields } from "../platform/audit.ts";
import { newId } from "../platform/ids.ts";
import { insertApproval } from "./approval-queries.ts";
import { wireApprovals } from "./wire-approval.ts";

/** An act that needs a second person, as its capability describes it. */
export interface ApprovalRequest {
  readonly kind: ApprovalKind;
  /** The input of the act, as JSON. It contains ids, codes and amounts, and nothing personal. */
  readonly payload: object;
  /** The id or code of what the act is about; null for what does not exist yet. */
  readonly subject: string | null;
  readonly before: AuditedFields | null;
  readonly after: AuditedFields;
  /** Why the person asks, in their words. */
  readonly reason: string;
}

/** What capabilities use to keep a large act of staff until a second person approves it. */
export interface Approvals {
  readonly limits: ApprovalLimits;
  /** Keeps an act instead of carrying it out. It must be an act of staff. */
  request(act: Act, request: ApprovalRequest): Promise<Approval>;
}

export function createApprovals(limits: ApprovalLimits): Approvals {
  return {
    limits,
    async request({ tx, at, actor, record, tell }, { kind, payload, reason, ...described }) {
      if (actor.kind !== "staff") throw new Error(`${kind} was asked for by no member of staff`);
      const { subject, before, after } = described;
      const id = newId(at.getTime());
      const expiresAt = approvalExpiry(kind, limits, at);
      const asked = { askedBy: actor.userId, askedAt: at, expiresAt };
      const content = { kind, payload, subject, before, after, reason };
      const row = await insertApproval(tx, { id, state: "waiting", ...content, ...asked });
      record({
        what: "approval.asked",
        subject: id,
        ...(before ? { before } : {}),
        after: { kind, subject, ...after },
      });
      tell({ type: "approval.asked", approvalId: id });
      const { newcomerMs } = limits;
      const [wired] = await wireApprovals(tx, [row], { now: at, newcomerMs });
      return wired as Approval;
    },
  };
}

/** An act that was kept, as the capability that carries it out gets it back. */
export interface ApprovedAct {
  /** The stored input of the act, which an earlier release may have written. */
  readonly payload: unknown;
  readonly askedAt: Date;
  readonly askedBy: string;
}

/**
 * Carries out an approved act in the transaction of the approval.
 * @throws Refusal when what the act is about has changed since it was asked for
 */
export type CarryOut = (act: Act, approved: ApprovedAct) => Promise<void>;

/** How the approved acts of each kind are carried out. */
export type ApprovalKinds = Readonly<Record<ApprovalKind, CarryOut>>;
