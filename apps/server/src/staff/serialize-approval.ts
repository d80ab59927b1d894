import type { Approval } from "@suvarna/contract/staff/approval";
import { APPROVAL_KINDS, approvalState, decisionObstacle } from "@suvarna/domain/staff/approval";
import { may, rolesWith } from "@suvarna/domain/staff/permission";
import { activeStaff, namesOf, type StaffUser } from "../identity/index.ts";
import type { Db } from "../platform/database.ts";
import type { ApprovalRow } from "./approval-queries.ts";

interface Moment {
  readonly now: Date;
  readonly newcomerMs: number;
}

/**
 * Converts requests to the format of the API, with the names of the people and the number of people
 * who may approve each request.
 */
export async function serializeApprovals(
  db: Db,
  rows: readonly ApprovalRow[],
  moment: Moment,
): Promise<Approval[]> {
  const ids = rows.flatMap(({ askedBy, decidedBy }) => [askedBy, decidedBy ?? []].flat());
  const names = await namesOf(db, ids);
  const staff = await activeStaff(db, rolesWith("approvals.decide"));
  const person = (id: string) => ({ _id: id, name: names.get(id) ?? null });
  return rows.map((row) => ({
    _id: row.id,
    kind: row.kind,
    state: approvalState(row, moment.now),
    subject: row.subject,
    before: row.before,
    after: row.after,
    reason: row.reason,
    askedBy: person(row.askedBy),
    askedAt: row.askedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    decidedBy: row.decidedBy === null ? null : person(row.decidedBy),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decision: row.decision,
    deciders: staff.filter((each) => mayApprove(row, each, moment)).length,
  }));
}

/** Whether a person may approve a request, apart from the state of the request. */
export function mayApprove(
  { kind, askedBy }: ApprovalRow,
  { id, role, since }: StaffUser,
  { now, newcomerMs }: Moment,
): boolean {
  const isNew = since === null || now.getTime() - since.getTime() < newcomerMs;
  return id !== askedBy && !isNew && may(role, APPROVAL_KINDS[kind].permission);
}

/** Returns which decisions a person may make about a request at present. */
export function choicesOf(row: ApprovalRow, person: StaffUser | null, moment: Moment) {
  const decider = {
    userId: person?.id ?? "",
    role: person?.role ?? null,
    since: person?.since ?? null,
  };
  const whyNotApprove = decisionObstacle(row, decider, "approve", moment);
  return {
    mayApprove: whyNotApprove === null,
    whyNotApprove,
    mayCancel: decisionObstacle(row, decider, "cancel", moment) === null,
  };
}
