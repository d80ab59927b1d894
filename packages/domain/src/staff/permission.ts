/**
 * The roles of staff. The owner is the account that the settings name; `accounts` handles the
 * books, and an auditor only reads.
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
  "books.read",
  "content.edit",
  "content.read",
  "coupons.edit",
  "coupons.read",
  "customers.edit",
  "customers.read",
  "figures.read",
  "jobs.read",
  "jobs.retry",
  "newsletter.read",
  "orders.create",
  "orders.deliverWithoutCode",
  "orders.move",
  "orders.read",
  "orders.readPan",
  "people.edit",
  "people.read",
  "products.edit",
  "products.read",
  "rates.read",
  "rates.set",
  "returns.decide",
  "settings.edit",
  "settings.read",
  "tickets.answer",
  "tickets.read",
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/**
 * The permissions to see requests for approval and to decide about them. A role sees only requests
 * about data that it may read (`readableApprovalKinds`), and decides only about acts for which it
 * also has the permission.
 */
const APPROVALS = ["approvals.decide", "approvals.read"] as const;

/** The permissions of each role. A role has no permission that is not listed here. */
export const ROLE_PERMISSIONS: Readonly<Record<StaffRole, readonly Permission[]>> = {
  owner: PERMISSIONS,
  catalogue: [
    ...APPROVALS,
    "content.edit",
    "content.read",
    "coupons.edit",
    "coupons.read",
    "figures.read",
    "products.edit",
    "products.read",
    "rates.read",
  ],
  orders: [
    ...APPROVALS,
    "coupons.read",
    "customers.read",
    "figures.read",
    "orders.create",
    "orders.move",
    "orders.read",
    "products.read",
    "rates.read",
    "returns.decide",
  ],
  rates: [...APPROVALS, "figures.read", "products.read", "rates.read", "rates.set"],
  support: [
    ...APPROVALS,
    "coupons.read",
    "customers.edit",
    "customers.read",
    "figures.read",
    "newsletter.read",
    "orders.read",
    "products.read",
    "rates.read",
    "tickets.answer",
    "tickets.read",
  ],
  accounts: [
    ...APPROVALS,
    "books.read",
    "coupons.read",
    "customers.read",
    "figures.read",
    "orders.read",
    "orders.readPan",
    "products.read",
    "rates.read",
    "returns.decide",
    "settings.read",
  ],
  auditor: [
    "approvals.read",
    "audit.read",
    "books.read",
    "content.read",
    "coupons.read",
    "figures.read",
    "jobs.read",
    "orders.read",
    "people.read",
    "products.read",
    "rates.read",
    "settings.read",
  ],
};

/** Whether a role has a permission; a person without a role has none. */
export function may(role: StaffRole | null, permission: Permission): boolean {
  return role !== null && ROLE_PERMISSIONS[role].includes(permission);
}

/** Lists the roles that have a permission. */
export function rolesWith(permission: Permission): StaffRole[] {
  return STAFF_ROLES.filter((role) => may(role, permission));
}
