import type { Bus } from "../platform/bus.ts";
import type { Database } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import type { Holding } from "../platform/holding.ts";
import type { Identity } from "../platform/http/api.ts";
import type { Limits } from "../platform/limits.ts";
import { findPasswordHash } from "./access.ts";
import { findHolder } from "./holding.ts";
import type { PasswordWork } from "./password-work.ts";
import { provePassword } from "./present-password.ts";
import { lockUser } from "./queries.ts";
import { findLoginTime } from "./sessions.ts";

/** How new a login must be to stand for a password, where there is none. */
const FRESH_MS = 10 * 60_000;

/**
 * Forgets a user, who shows once more to be the one: with the password, or, where the account has
 * none, by a login of just now. A session that was left open or stolen closes nothing.
 * @param holdings all that the shop holds on people, the account last
 * @throws Refusal forbidden for staff, password_wrong, login_old, rate_limited, unavailable
 */
export async function closeAccount(
  parts: { bus: Bus; database: Database; limits: Limits; passwords: PasswordWork },
  user: Identity,
  { password, holdings }: { password: string | undefined; holdings: readonly Holding[] },
  now: Date,
): Promise<void> {
  const { db } = parts.database;
  // The settings would open it again at the next start.
  if (user.role === "staff") throw new Refusal("forbidden");
  if ((await findPasswordHash(db, user.userId)) !== null) {
    const typed = { field: "password", password: password ?? "" };
    await provePassword({ ...parts, db }, user.userId, typed);
  } else {
    const loggedInAt = await findLoginTime(db, user.token);
    const age = now.getTime() - (loggedInAt?.getTime() ?? 0);
    if (age > FRESH_MS) throw new Refusal("login_old");
  }
  await parts.bus.transact(async (tx) => {
    await lockUser(tx, user.userId);
    const holder = await findHolder(tx, user.userId);
    if (!holder) throw new Refusal("unauthenticated");
    for (const { forget } of holdings) await forget(tx, holder);
  });
}
