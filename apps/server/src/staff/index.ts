export type { ApprovalKinds, Approvals, ApprovedAct } from "./approvals.ts";
