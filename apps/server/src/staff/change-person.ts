import type { PersonChange } from "@suvarna/contract/staff/staff-schemas";
import { may } from "@suvarna/domain/staff/permission";
import {
  endAllLogins,
  findStaff,
  lockStaff,
  type StaffUser,
  setStaffRole,
  setSuspended,
} from "../identity/index.ts";
import { type Act, type App, act, type UserActor } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import { isId } from "../platform/ids.ts";
import { mayInvite, withdrawInvitationsBy } from "./invite-person.ts";

/**
 * Gives a member of staff another role, suspends them, or ends their suspension.
 * The open invitations of a person who may not invite any more are withdrawn.
 * @param change.version the version of the account that the caller has seen; undefined for any
 * @throws Refusal person_not_found, person_self, last_owner, changed_meanwhile, forbidden
 */
export function changePerson(
  app: App,
  actor: UserActor,
  { id, role, suspended, version }: PersonChange & { id: string; version: string | undefined },
): Promise<StaffUser> {
  return act(app, actor, async (act) => {
    const { person, staff } = await lockPerson(act, actor, id);
    if (id === actor.userId) throw new Refusal("person_self");
    if (version !== undefined && version !== person.version) {
      throw new Refusal("changed_meanwhile");
    }
    const isSuspended = suspended ?? person.suspendedAt !== null;
    const nextRole = role ?? person.role;
    const owners = [...staff.values()].filter((each) => isActiveOwner(each) && each.id !== id);
    const staysOwner = nextRole === "owner" && !isSuspended;
    if (isActiveOwner(person) && !staysOwner && owners.length === 0) {
      throw new Refusal("last_owner");
    }
    if (nextRole !== person.role) {
      await setStaffRole(act, id, nextRole);
      const [before, after] = [{ role: person.role }, { role: nextRole }];
      act.record({ what: "account.role_changed", subject: id, before, after });
    }
    if (isSuspended !== (person.suspendedAt !== null)) {
      await setSuspended(act, id, isSuspended);
      const after = { suspended: isSuspended };
      act.record({
        what: "person.suspended",
        subject: id,
        before: { suspended: !isSuspended },
        after,
      });
    }
    const changed = (await findStaff(act.tx, id)) as StaffUser;
    if (!mayInvite(changed)) await withdrawInvitationsBy(act, id);
    return changed;
  });
}

/** Ends all sessions of a member of staff. @throws Refusal person_not_found, forbidden */
export async function endPersonSessions(app: App, actor: UserActor, id: string): Promise<void> {
  await act(app, actor, async (act) => {
    await lockPerson(act, actor, id);
    await endAllLogins(act.tx, id);
    act.record({ what: "person.sessions_ended", subject: id });
  });
}

/**
 * Locks the changed person and all owners. When two owners take the role from each other at the
 * same time, the second has lost the role when it gets the lock, and is refused.
 */
async function lockPerson({ tx }: Act, { userId }: UserActor, id: string) {
  if (!isId(id)) throw new Refusal("person_not_found");
  const staff = await lockStaff(tx, [id, userId]);
  const caller = staff.get(userId);
  if (!caller || caller.suspendedAt !== null || !may(caller.role, "people.edit")) {
    throw new Refusal("forbidden");
  }
  const person = staff.get(id);
  if (!person) throw new Refusal("person_not_found");
  return { person, staff };
}

function isActiveOwner({ role, suspendedAt }: StaffUser): boolean {
  return role === "owner" && suspendedAt === null;
}
