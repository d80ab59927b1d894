import { lockUser, type OwnerDependencies, proveOwner } from "../identity/index.ts";
import { act, type UserActor } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import type { Identity } from "../platform/http/api.ts";
import type { PersonalData } from "../platform/personal-data.ts";
import { findPersonalDataSubject } from "./personal-data.ts";

/**
 * Deletes a user's account, after the user has proved again to be its owner.
 * @param allPersonalData the personal data of all capabilities, the account last
 * @throws Refusal forbidden for staff, and the codes of `proveOwner`
 */
export async function closeAccount(
  dependencies: OwnerDependencies,
  actor: UserActor,
  user: Identity,
  {
    password,
    allPersonalData,
  }: { password: string | undefined; allPersonalData: readonly PersonalData[] },
): Promise<void> {
  // The settings would create a deleted account of staff again at the next start.
  if (user.role === "staff") throw new Refusal("forbidden");
  await proveOwner(dependencies, user, password);
  await act(dependencies.app, actor, async ({ tx, record }) => {
    await lockUser(tx, user.userId);
    const subject = await findPersonalDataSubject(tx, user.userId);
    if (!subject) throw new Refusal("unauthenticated");
    for (const { erase } of allPersonalData) await erase(tx, subject);
    record({ what: "account.closed", subject: user.userId });
  });
}
