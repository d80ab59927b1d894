import { may, type Permission } from "@suvarna/domain/staff/permission";
import type { Db } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { isId } from "../platform/ids.ts";
import { findStaff } from "./staff-users.ts";

/**
 * Refuses to assign work to a person who is not active staff with the permission for the work.
 * @throws Refusal assignee_unable
 */
export async function requireAssignee(
  db: Db,
  userId: string,
  permission: Permission,
): Promise<void> {
  const person = isId(userId) ? await findStaff(db, userId) : null;
  const isAble = person?.suspendedAt === null && may(person.role, permission);
  if (!isAble) throw new Refusal("assignee_unable");
}
