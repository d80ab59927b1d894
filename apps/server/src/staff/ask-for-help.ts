import { may, type Permission } from "@suvarna/domain/staff/permission";
import { findStaff } from "../identity/index.ts";
import { type App, act, type UserActor } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import { isId } from "../platform/ids.ts";

/**
 * Asks a colleague for help with a page of the back office that the caller's role does not include.
 * The colleague gets a letter.
 * @param request.id the id of the colleague, who must have the permission
 * @param request.page the path of the page below `/admin`
 * @throws Refusal person_not_found
 */
export async function askForHelp(
  app: App,
  actor: UserActor,
  { id, permission, page }: { id: string; permission: Permission; page: string },
): Promise<void> {
  await act(app, actor, async ({ tx, at, record, tell }) => {
    const person = isId(id) ? await findStaff(tx, id) : null;
    if (!person || person.suspendedAt !== null || !may(person.role, permission)) {
      throw new Refusal("person_not_found");
    }
    record({ what: "person.help_asked", subject: id, after: { permission, page } });
    const askedAt = at.getTime();
    tell({ type: "person.help_asked", userId: id, askedBy: actor.userId, page, askedAt });
  });
}
