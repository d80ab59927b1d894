import type { ApprovalLimits } from "@suvarna/domain/staff/approval";
import { may, type Permission, rolesWith } from "@suvarna/domain/staff/permission";
import { activeStaff, namesOf, type StaffUser } from "../identity/index.ts";
import type { Db } from "../platform/database.ts";

/**
 * Returns the id and the name of a member of staff in the format of the API. The name is null when
 * the account no longer exists.
 */
export type StaffNames = (id: string) => { readonly _id: string; readonly name: string | null };

/** Reads the names of members of staff. Ids that are null are skipped. */
export async function nameStaff(db: Db, ids: readonly (string | null)[]): Promise<StaffNames> {
  const names = await namesOf(
    db,
    ids.filter((id) => id !== null),
  );
  return (id) => ({ _id: id, name: names.get(id) ?? null });
}

/** Lists the people who may approve a request that requires this permission. */
export async function listDeciders(
  db: Db,
  permission: Permission,
  {
    except,
    now,
    newcomerMs,
  }: Pick<ApprovalLimits, "newcomerMs"> & { readonly except: string; readonly now: Date },
): Promise<StaffUser[]> {
  const staff = await activeStaff(db, rolesWith("approvals.decide"));
  return staff.filter(({ id, role, since }) => {
    const isNew = since === null || now.getTime() - since.getTime() < newcomerMs;
    return id !== except && !isNew && may(role, permission);
  });
}
