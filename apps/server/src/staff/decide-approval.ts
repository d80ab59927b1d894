import {
  APPROVAL_KINDS,
  type ApprovalDecision,
  decisionObstacle,
} from "@suvarna/domain/staff/approval";
import { may } from "@suvarna/domain/staff/permission";
import { findStaff, lockStaff } from "../identity/index.ts";
import { type Act, type App, act, inSavepoint, type UserActor } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import { type ApprovalRow, decideApproval, lockApproval } from "./approval-queries.ts";
import type { ApprovalKinds, Approvals } from "./approvals.ts";

/** The dependencies of decisions about requests. */
export interface DecideApprovalDependencies {
  readonly app: App;
  readonly approvals: Pick<Approvals, "limits">;
  readonly kinds: ApprovalKinds;
}

/**
 * Approves a request and carries out its act in the same transaction. When the object of the act
 * has changed since the request, the request is marked as outdated and the act is not carried out.
 * @param note what the approver adds for those who read the decision later, if anything
 * @throws Refusal approval_not_found, approval_own, approval_newcomer, approval_decided,
 *   approval_lapsed, approval_outdated, forbidden
 */
export async function approveRequest(
  dependencies: DecideApprovalDependencies,
  actor: UserActor,
  { id, note }: { readonly id: string; readonly note: string | null },
): Promise<ApprovalRow> {
  const { row, problem } = await act(dependencies.app, actor, async (act) => {
    const approval = await lockDecidable(act, dependencies, actor, { id, decision: "approve" });
    const problem = await carryOut(act, dependencies, approval);
    const row = await decide(
      act,
      actor,
      approval,
      problem ? "outdated" : "approved",
      problem ?? note,
    );
    return { row, problem };
  });
  if (problem !== null) throw new Refusal("approval_outdated", { message: problem });
  return row;
}

/**
 * Rejects another person's request.
 * @throws Refusal approval_not_found, approval_own, approval_decided, approval_lapsed, forbidden
 */
export function refuseRequest(
  dependencies: DecideApprovalDependencies,
  actor: UserActor,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<ApprovalRow> {
  return act(dependencies.app, actor, async (act) => {
    const approval = await lockDecidable(act, dependencies, actor, { id, decision: "refuse" });
    return decide(act, actor, approval, "refused", reason);
  });
}

/**
 * Withdraws the caller's own request.
 * @throws Refusal approval_not_found, approval_decided, approval_lapsed, forbidden
 */
export function cancelRequest(
  dependencies: DecideApprovalDependencies,
  actor: UserActor,
  id: string,
): Promise<ApprovalRow> {
  return act(dependencies.app, actor, async (act) => {
    const approval = await lockDecidable(act, dependencies, actor, { id, decision: "cancel" });
    return decide(act, actor, approval, "cancelled", null);
  });
}

/** Locks a request, and refuses a decision that the person may not make. */
async function lockDecidable(
  { tx, at: now }: Act,
  { approvals: { limits } }: DecideApprovalDependencies,
  { userId }: UserActor,
  { id, decision }: { readonly id: string; readonly decision: ApprovalDecision },
): Promise<ApprovalRow> {
  const approval = await lockApproval(tx, id);
  if (!approval) throw new Refusal("approval_not_found");
  // The role is read again, because it may have changed since the call was authorised.
  const person = (await lockStaff(tx, [userId, approval.askedBy])).get(userId);
  const isActive = person !== undefined && person.suspendedAt === null;
  const decider = {
    userId,
    role: isActive ? person.role : null,
    since: person?.since ?? null,
  };
  const { newcomerMs } = limits;
  const problem = decisionObstacle(approval, decider, decision, { now, newcomerMs });
  if (problem) throw new Refusal(problem);
  return approval;
}

async function decide(
  { tx, at, record, tell }: Act,
  { userId }: UserActor,
  { id, kind, askedBy, subject }: ApprovalRow,
  state: "approved" | "refused" | "cancelled" | "outdated",
  decision: string | null,
): Promise<ApprovalRow> {
  const decided = { state, decidedBy: userId, decidedAt: at, decision };
  const row = await decideApproval(tx, id, decided);
  if (!row) throw new Refusal("approval_decided");
  record({ what: `approval.${state}`, subject: id, after: { kind, subject, askedBy } });
  // A person who takes back a request needs no letter about it.
  if (state !== "cancelled") tell({ type: "approval.decided", approvalId: id });
  return row;
}

/**
 * Carries out the act of a request under both names: the approver is the actor, and each entry of
 * the audit log names the person who asked.
 * @returns the reason why the act could not be carried out, in words; null when it was carried out
 */
async function carryOut(
  whole: Act,
  { kinds }: DecideApprovalDependencies,
  { id: approvalId, kind, payload, askedBy, askedAt }: ApprovalRow,
): Promise<string | null> {
  const asker = await findStaff(whole.tx, askedBy);
  const mayStill = asker?.suspendedAt === null && may(asker.role, APPROVAL_KINDS[kind].permission);
  if (!mayStill) return "The person who asked for this may not do it any more.";
  const underBothNames: Act = {
    ...whole,
    record: (change) => {
      whole.record({ ...change, after: { ...change.after, askedBy, approvalId } });
    },
  };
  try {
    await inSavepoint(underBothNames, (step) => kinds[kind](step, { payload, askedAt, askedBy }));
    return null;
  } catch (error) {
    // An error of the shop or of the database is thrown, because it does not mean that the request
    // is outdated.
    if (!(error instanceof Refusal) || error.status >= 500) throw error;
    return error.message;
  }
}
