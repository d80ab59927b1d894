import type { ApprovalLimits } from "@suvarna/domain/staff/approval";
import { rolesWith } from "@suvarna/domain/staff/permission";
import { activeStaff, type StaffUser } from "../identity/index.ts";
import type { Db } from "../platform/database.ts";
import { type ApprovalRow, findApproval } from "./approval-queries.ts";
import { mayApprove } from "./serialize-approval.ts";

/**
 * Returns a waiting request with the people who may approve it; null when the request does not wait
 * any more.
 */
export async function findDeciders(
  db: Db,
  { newcomerMs }: Pick<ApprovalLimits, "newcomerMs">,
  { approvalId, now }: { readonly approvalId: string; readonly now: Date },
): Promise<{ approval: ApprovalRow; deciders: StaffUser[] } | null> {
  const approval = await findApproval(db, approvalId);
  if (approval?.state !== "waiting" || approval.expiresAt <= now) return null;
  const staff = await activeStaff(db, rolesWith("approvals.decide"));
  const deciders = staff.filter((person) => mayApprove(approval, person, { now, newcomerMs }));
  return { approval, deciders };
}
