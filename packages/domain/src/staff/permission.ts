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

/** The permissions of staff, each as a subject and an action. */
export const PERMISSIONS = [
  "approvals.decide",
  "approvals.read",
  "audit.read",
  "coupons.edit",
  "coupons.read",
  "jobs.read",
  "jobs.retry",
  "orders.move",
  "orders.read",
  "orders.readPan",
  "people.edit",
  "people.read",
  "products.edit",
  "rates.read",
  "rates.set",
  "returns.decide",
  "tickets.answer",
  "tickets.read",
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** Asking for approvals, and deciding about those of acts for which a role has the permission. */
const APPROVALS = ["approvals.decide", "approvals.read"] as const;

/** The permissions of each role. Everything else is refused. */
export const ROLE_PERMISSIONS: Readonly<Record<StaffRole, readonly Permission[]>> = {
  owner: PERMISSIONS,
  catalogue: [...APPROVALS, "coupons.edit", "coupons.read", "products.edit", "rates.read"],
  orders: [
    ...APPROVALS,
    "coupons.read",
    "orders.move",
    "orders.read",
    "rates.read",
    "returns.decide",
  ],
  rates: [...APPROVALS, "rates.read", "rates.set"],
  support: ["coupons.read", "orders.read", "rates.read", "tickets.answer", "tickets.read"],
  accounts: [
    ...APPROVALS,
    "coupons.read",
    "orders.read",
    "orders.readPan",
    "rates.read",
    "returns.decide",
  ],
  auditor: [
    "approvals.read",
    "audit.read",
    "coupons.read",
    "jobs.read",
    "orders.read",
    "people.read",
    "rates.read",
  ],
};

/** Whether a role has a permission; a person without a role has none. */
export function may(role: StaffRole | null, permission: Permission): boolean {
  return role !== null && ROLE_PERMISSIONS[role].includes(permission);
}

/** The roles that have a permission. */
export function rolesWith(permission: Permission): StaffRole[] {
  return STAFF_ROLES.filter((role) => may(role, permission));
}
