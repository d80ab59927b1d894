import { endpoint } from "../endpoint.ts";
import type * as schemas from "./staff-schemas.ts";

export const listPersonalAccess = endpoint({
  method: "GET",
  path: "/staff/personal-access",
  auth: { can: "audit.read" },
  personal: true,
  errors: [],
  types: {} as typeof schemas.listPersonalAccess,
});

export const listCustomers = endpoint({
  method: "GET",
  path: "/staff/customers",
  auth: { can: "customers.read" },
  personal: true,
  errors: [],
  types: {} as typeof schemas.listCustomers,
});

export const getCustomer = endpoint({
  method: "GET",
  path: "/staff/customers/:id",
  auth: { can: "customers.read" },
  personal: true,
  errors: ["customer_not_found"],
  types: {} as typeof schemas.getCustomer,
});

export const askForCustomerExport = endpoint({
  method: "POST",
  path: "/staff/customers/:id/export-requests",
  auth: { can: "customers.edit" },
  personal: true,
  freshProof: true,
  errors: ["customer_not_found", "approval_waiting"],
  types: {} as typeof schemas.askForCustomerExport,
});

export const exportCustomer = endpoint({
  method: "GET",
  path: "/staff/customers/:id/export",
  auth: { can: "customers.edit" },
  personal: true,
  freshProof: true,
  errors: ["customer_not_found", "export_not_approved"],
  types: {} as typeof schemas.exportCustomer,
});

export const askForCustomerErasure = endpoint({
  method: "POST",
  path: "/staff/customers/:id/erasure-requests",
  auth: { can: "customers.edit" },
  personal: true,
  freshProof: true,
  errors: ["customer_not_found", "approval_waiting"],
  types: {} as typeof schemas.askForCustomerErasure,
});
