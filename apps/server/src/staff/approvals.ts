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
import { serializeApprovals } from "./serialize-approval.ts";

/** An act that needs a second person, as the capability of the act describes it. */
export interface ApprovalRequest {
  readonly kind: ApprovalKind;
  /** The input of the act, as JSON. It contains ids, codes and amounts, and nothing personal. */
  readonly payload: object;
  /** The id or code of the act's object; null for an object that does not exist yet. */
  readonly subject: string | null;
  readonly before: AuditedFields | null;
  readonly after: AuditedFields;
  /** The reason in the words of the person who asks. */
  readonly reason: string;
}

/** Stores large acts of staff as requests, until a second person approves them. */
export interface Approvals {
  readonly limits: ApprovalLimits;
  /** Stores an act of staff as a request instead of carrying the act out. */
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
      const requestFields = { askedBy: actor.userId, askedAt: at, expiresAt };
      const content = { kind, payload, subject, before, after, reason };
      const row = await insertApproval(tx, { id, state: "waiting", ...content, ...requestFields });
      record({
        what: "approval.asked",
        subject: id,
        ...(before ? { before } : {}),
        after: { kind, subject, ...after },
      });
      tell({ type: "approval.asked", approvalId: id });
      const { newcomerMs } = limits;
      const [wired] = await serializeApprovals(tx, [row], { now: at, newcomerMs });
      return wired as Approval;
    },
  };
}

/** An approved act, as the capability that carries it out gets it. */
export interface ApprovedAct {
  /** The stored input of the act, which an earlier release of the shop may have written. */
  readonly payload: unknown;
  readonly askedAt: Date;
  readonly askedBy: string;
}

/**
 * Carries out an approved act in the transaction of the approval.
 * @throws Refusal when the object of the act has changed since the request
 */
export type ApprovedActHandler = (act: Act, approved: ApprovedAct) => Promise<void>;

/** The functions that carry out the approved acts, by their kind. */
export type ApprovalKinds = Readonly<Record<ApprovalKind, ApprovedActHandler>>;
