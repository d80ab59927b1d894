import { endpoint } from "../endpoint.ts";
import type * as schemas from "./staff-schemas.ts";

export const listPeople = endpoint({
  method: "GET",
  path: "/staff/people",
  auth: { can: "people.read" },
  personal: true,
  errors: [],
  types: {} as typeof schemas.listPeople,
});

export const invitePerson = endpoint({
  method: "POST",
  path: "/staff/people",
  auth: { can: "people.edit" },
  freshProof: true,
  perMinute: 30,
  errors: ["email_taken"],
  types: {} as typeof schemas.invitePerson,
});

export const listInvitations = endpoint({
  method: "GET",
  path: "/staff/people/invitations",
  auth: { can: "people.read" },
  personal: true,
  errors: [],
  types: {} as typeof schemas.listInvitations,
});

export const withdrawInvitation = endpoint({
  method: "DELETE",
  path: "/staff/people/invitations/:id",
  auth: { can: "people.edit" },
  freshProof: true,
  errors: ["invitation_not_found"],
  types: {} as typeof schemas.withdrawInvitation,
});

export const changePerson = endpoint({
  method: "PATCH",
  path: "/staff/people/:id",
  auth: { can: "people.edit" },
  freshProof: true,
  errors: ["person_not_found", "person_self", "last_owner", "changed_meanwhile"],
  types: {} as typeof schemas.changePerson,
});

export const endPersonSessions = endpoint({
  method: "POST",
  path: "/staff/people/:id/end-sessions",
  auth: { can: "people.edit" },
  freshProof: true,
  errors: ["person_not_found"],
  types: {} as typeof schemas.endPersonSessions,
});

export const listStaffSessions = endpoint({
  method: "GET",
  path: "/staff/people/sessions",
  auth: { can: "people.read" },
  personal: true,
  errors: [],
  types: {} as typeof schemas.listStaffSessions,
});

export const endStaffSession = endpoint({
  method: "DELETE",
  path: "/staff/people/sessions/:id",
  auth: { can: "people.edit" },
  errors: [],
  types: {} as typeof schemas.endStaffSession,
});

export const endOtherStaffSessions = endpoint({
  method: "DELETE",
  path: "/staff/people/sessions",
  auth: { can: "people.edit" },
  freshProof: true,
  errors: [],
  types: {} as typeof schemas.endOtherStaffSessions,
});

export const listPermittedPeople = endpoint({
  method: "GET",
  path: "/staff/permissions/:permission/people",
  auth: "staff",
  errors: [],
  types: {} as typeof schemas.listPermittedPeople,
});

export const listRoles = endpoint({
  method: "GET",
  path: "/staff/roles",
  auth: { can: "people.read" },
  errors: [],
  types: {} as typeof schemas.listRoles,
});

export const listApprovals = endpoint({
  method: "GET",
  path: "/staff/approvals",
  auth: { can: "approvals.read" },
  errors: [],
  types: {} as typeof schemas.listApprovals,
});

export const getApproval = endpoint({
  method: "GET",
  path: "/staff/approvals/:id",
  auth: { can: "approvals.read" },
  errors: ["approval_not_found"],
  types: {} as typeof schemas.getApproval,
});

export const approve = endpoint({
  method: "POST",
  path: "/staff/approvals/:id/approve",
  auth: { can: "approvals.decide" },
  freshProof: true,
  errors: [
    "approval_not_found",
    "approval_decided",
    "approval_lapsed",
    "approval_newcomer",
    "approval_outdated",
    "approval_own",
  ],
  types: {} as typeof schemas.approve,
});

export const refuse = endpoint({
  method: "POST",
  path: "/staff/approvals/:id/refuse",
  auth: { can: "approvals.decide" },
  errors: ["approval_not_found", "approval_decided", "approval_lapsed", "approval_own"],
  types: {} as typeof schemas.refuse,
});

export const cancel = endpoint({
  method: "POST",
  path: "/staff/approvals/:id/cancel",
  auth: { can: "approvals.decide" },
  errors: ["approval_not_found", "approval_decided", "approval_lapsed"],
  types: {} as typeof schemas.cancel,
});

export const askForHelp = endpoint({
  method: "POST",
  path: "/staff/permissions/:permission/people/:id/ask",
  auth: "staff",
  perMinute: 10,
  errors: ["person_not_found"],
  types: {} as typeof schemas.askForHelp,
});
