import type { ApprovalLimits } from "@suvarna/domain/staff/approval";
import { may, type Permission, rolesWith } from "@suvarna/domain/staff/permission";
import { activeStaff, namesOf, type StaffUser } from "../identity/index.ts";
import type { Db } from "../platform/database.ts";

/** A member of staff for the wire, by the id. The name is null when the account no longer exists. */
export type StaffNames = (id: string) => { readonly _id: string; readonly name: string | null };

/** The names of members of staff; ids that are null are left out. */
export async function nameStaff(db: Db, ids: readonly (string | null)[]): Promise<StaffNames> {
  const names = await namesOf(
    db,
    ids.filter((id) => id !== null),
  );
  return (id) => ({ _id: id, name: names.get(id) ?? null });
}

/** The people who may agree to a request for which both persons need this permission. */
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
