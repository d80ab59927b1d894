import { type App, act, type UserActor } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import type { Limits } from "../platform/limits.ts";
import { setPassword } from "./access.ts";
import { refuseCommonPassword } from "./common-passwords.ts";
import { type LetterDependencies, sendChangeLetter } from "./letters.ts";
import type { PasswordWork } from "./password-work.ts";
import { provePassword } from "./present-password.ts";
import { findUser, lockedUser } from "./queries.ts";

/**
 * Changes the password of a user who proves to know the present password. All sessions of the user
 * end, also the caller's, because the reason for the change may be that somebody else has the
 * caller's session.
 * @throws Refusal bad_request, password_wrong, rate_limited, unavailable
 */
export async function changePassword(
  dependencies: LetterDependencies & { app: App; limits: Limits; passwords: PasswordWork },
  actor: UserActor,
  change: { currentPassword: string; password: string },
): Promise<void> {
  const { app, passwords } = dependencies;
  const { userId } = actor;
  const owner = await findUser(app.database.db, userId);
  if (!owner) throw new Refusal("unauthenticated");
  await refuseCommonPassword(change.password, owner);
  const present = { field: "currentPassword", password: change.currentPassword };
  const right = await provePassword({ ...dependencies, db: app.database.db }, userId, present);
  const changed = await passwords.hash(change.password);
  await act(app, actor, async ({ tx, at, record }) => {
    const user = await lockedUser(tx, userId);
    if (!user) throw new Refusal("unauthenticated");
    await setPassword(tx, userId, changed, at);
    record({ what: "account.password_changed", subject: userId });
    const { email, language, emailVerified: isProved } = user;
    await sendChangeLetter(dependencies, tx, {
      email,
      language,
      isProved,
      what: "password",
      key: `password:${newId()}`,
    });
  });
  await right();
}
