export { findApprovalFigures } from "./approval-figures.ts";
export {
  type Agreement,
  findAgreements,
  findApproval,
  findApprovedPayloads,
} from "./approval-queries.ts";
export type { ApprovalKinds, Approvals, ApprovedAct } from "./approvals.ts";
export { findDeciders } from "./find-deciders.ts";
export { listDeciders, nameStaff, type StaffNames } from "./staff-names.ts";
