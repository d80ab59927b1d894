import { endpoint } from "../endpoint.ts";
import type * as schemas from "./staff-schemas.ts";

export const listAudit = endpoint({
  method: "GET",
  path: "/staff/audit",
  auth: { can: "audit.read" },
  errors: [],
  types: {} as typeof schemas.listAudit,
});

export const exportAudit = endpoint({
  method: "POST",
  path: "/staff/audit.csv",
  auth: { can: "audit.read" },
  freshProof: true,
  sends: "text/csv; charset=utf-8",
  perMinute: 10,
  errors: [],
  types: {} as typeof schemas.exportAudit,
});

export const getAuditChain = endpoint({
  method: "GET",
  path: "/staff/audit/chain",
  auth: { can: "audit.read" },
  errors: [],
  types: {} as typeof schemas.getAuditChain,
});

export const checkAuditChain = endpoint({
  method: "POST",
  path: "/staff/audit/chain/check",
  auth: { can: "audit.read" },
  perMinute: 10,
  errors: [],
  types: {} as typeof schemas.checkAuditChain,
});
