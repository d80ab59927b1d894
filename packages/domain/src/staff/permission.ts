/**
 * The roles of the shop's people. The owner is the staff account of the settings; `accounts` keeps
 * the books, and an auditor only reads.
 */
export const STAFF_ROLES = [
  "owner",
  "catalogue",
  "orders",
  "rates",
  "support",
  "accounts",
  "auditor",
] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** What the shop's people may do: a thing, and what is done with it. */
export const PERMISSIONS = [
  "audit.read",
  "coupons.edit",
  "coupons.read",
  "jobs.read",
  "jobs.retry",
  "orders.move",
  "orders.read",
  "orders.readPan",
  "products.edit",
  "rates.read",
  "rates.set",
  "returns.decide",
  "tickets.answer",
  "tickets.read",
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** What each role may do; what is not here is refused. */
export const ROLE_PERMISSIONS: Readonly<Record<StaffRole, readonly Permission[]>> = {
  owner: PERMISSIONS,
  catalogue: ["coupons.edit", "coupons.read", "products.edit", "rates.read"],
  orders: ["coupons.read", "orders.move", "orders.read", "rates.read", "returns.decide"],
  rates: ["rates.read", "rates.set"],
  support: ["coupons.read", "orders.read", "rates.read", "tickets.answer", "tickets.read"],
  accounts: ["coupons.read", "orders.read", "orders.readPan", "rates.read", "returns.decide"],
  auditor: ["audit.read", "coupons.read", "jobs.read", "orders.read", "rates.read"],
};

/** Whether somebody of a role may do something; nobody without a role may. */
export function may(role: StaffRole | null, permission: Permission): boolean {
  return role !== null && ROLE_PERMISSIONS[role].includes(permission);
}
