export type { ApprovalKinds, Approvals, ApprovedAct } from "./approvals.ts";
export { findDeciders } from "./find-deciders.ts";
