import { type Permission, ROLE_PERMISSIONS, rolesWith } from "@suvarna/domain/staff/permission";
import { activeStaff, type StaffUser } from "../identity/index.ts";
import type { Db } from "../platform/database.ts";

/** How many people are named: enough to reach one of them, and few enough for one sentence. */
const NAMED = 3;

/**
 * Finds people who have a permission. Those whose role has the fewest permissions come first, so
 * that an owner is only named when few others have the permission.
 */
export async function findPermitted(db: Db, permission: Permission): Promise<StaffUser[]> {
  const people = await activeStaff(db, rolesWith(permission));
  const permissionsOf = ({ role }: StaffUser) => ROLE_PERMISSIONS[role].length;
  return people.toSorted((a, b) => permissionsOf(a) - permissionsOf(b)).slice(0, NAMED);
}
