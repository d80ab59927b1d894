import type { Bus } from "../platform/bus.ts";
import type { Database } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import type { Limits } from "../platform/limits.ts";
import { setPassword } from "./access.ts";
import { type LetterParts, tellOfChange } from "./letters.ts";
import type { PasswordWork } from "./password-work.ts";
import { provePassword } from "./present-password.ts";
import { lockedUser } from "./queries.ts";

/**
 * Changes a user's password, who shows that they know the present one. Every session ends, the
 * caller's too: who changes a password may do so because another has the old session.
 * @throws Refusal password_wrong, rate_limited, unavailable
 */
export async function changePassword(
  parts: LetterParts & { bus: Bus; database: Database; limits: Limits; passwords: PasswordWork },
  userId: string,
  change: { currentPassword: string; password: string },
  now: Date,
): Promise<void> {
  const { bus, passwords } = parts;
  const typed = { field: "currentPassword", password: change.currentPassword };
  const right = await provePassword({ ...parts, db: parts.database.db }, userId, typed);
  const changed = await passwords.hash(change.password);
  await bus.transact(async (tx) => {
    const user = await lockedUser(tx, userId);
    if (!user) throw new Refusal("unauthenticated");
    await setPassword(tx, userId, changed, now);
    const { email, name } = user;
    await tellOfChange(parts, tx, { email, name, what: "password", key: `password:${newId()}` });
  });
  await right();
}
