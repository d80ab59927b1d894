import { isDeepStrictEqual } from "node:util";
import type { Approval } from "@suvarna/contract/staff/approval";
import {
  type ApprovalKind,
  type ApprovalLimits,
  approvalExpiry,
  OWN_APPROVAL_KINDS,
  SINGLE_APPROVAL_KINDS,
} from "@suvarna/domain/staff/approval";
import { APPROVAL_KIND_WORDS } from "@suvarna/words/en/approvals";
import { namesOf } from "../identity/index.ts";
import type { Act } from "../platform/act.ts";
import type { AuditedFields } from "../platform/audit.ts";
import type { Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import {
  type ApprovalRow,
  findApproval,
  insertApproval,
  lockWaitingApproval,
} from "./approval-queries.ts";
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
  /**
   * Stores an act of staff as a request instead of carrying the act out. When the same person
   * repeats a request that waits, the stored request is returned.
   * @throws Refusal approval_waiting when another request of a kind of which only one may wait for
   *   a subject, or only one of the same person, waits for it
   */
  request(act: Act, request: ApprovalRequest): Promise<Approval>;
  /** Finds a stored request in any state by its id; null when there is none. */
  find(act: Act, id: string): Promise<Approval | null>;
}

export function createApprovals(limits: ApprovalLimits): Approvals {
  return {
    limits,
    async request({ tx, at, actor, record, tell }, { kind, payload, reason, ...described }) {
      if (actor.kind !== "staff") throw new Error(`${kind} was asked for by no member of staff`);
      const { subject, before, after } = described;
      const { newcomerMs } = limits;
      const moment = { now: at, newcomerMs };
      const isOwn = OWN_APPROVAL_KINDS.includes(kind);
      if (subject !== null && (isOwn || SINGLE_APPROVAL_KINDS.includes(kind))) {
        const waiting = await lockWaitingApproval(tx, {
          kind,
          subject,
          now: at,
          askedBy: isOwn ? actor.userId : null,
        });
        if (waiting) {
          await refuseOtherRequest(tx, waiting, { payload, reason, askedBy: actor.userId });
          const [wired] = await serializeApprovals(tx, [waiting], moment);
          return wired as Approval;
        }
      }
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
      const [wired] = await serializeApprovals(tx, [row], moment);
      return wired as Approval;
    },
    async find({ tx, at }, id) {
      const row = await findApproval(tx, id);
      const moment = { now: at, newcomerMs: limits.newcomerMs };
      return row && ((await serializeApprovals(tx, [row], moment))[0] ?? null);
    },
  };
}

/**
 * Refuses a request while another one waits, unless it is the same request of the same person, such
 * as a call that is repeated because its answer was lost.
 * @throws Refusal approval_waiting
 */
async function refuseOtherRequest(
  tx: Tx,
  waiting: ApprovalRow,
  { payload, reason, askedBy }: { payload: object; reason: string; askedBy: string },
): Promise<void> {
  const isOwn = waiting.askedBy === askedBy;
  const stored = JSON.parse(JSON.stringify(payload)) as unknown;
  if (isOwn && waiting.reason === reason && isDeepStrictEqual(waiting.payload, stored)) return;
  const name = (await namesOf(tx, [waiting.askedBy])).get(waiting.askedBy);
  const asker = isOwn ? "You have" : `${name ?? "A person who left"} has`;
  throw new Refusal("approval_waiting", {
    message: `${asker} already asked for ${APPROVAL_KIND_WORDS[waiting.kind]}. That request must be decided or taken back first.`,
  });
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
