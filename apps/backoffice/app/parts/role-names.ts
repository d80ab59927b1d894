import type { StaffRole } from "@suvarna/domain/staff/permission";

/** The roles of staff, in words. */
export const ROLE_NAMES: Readonly<Record<StaffRole, string>> = {
  owner: "Owner",
  catalogue: "Catalogue",
  orders: "Orders",
  rates: "Rates",
  support: "Support",
  accounts: "Accounts",
  auditor: "Auditor",
};
