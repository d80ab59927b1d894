import { eq } from "drizzle-orm";
import { type App, act } from "../platform/act.ts";
import { StartError } from "../platform/errors.ts";
import { endAllLogins, setPassword } from "./access.ts";
import { dropFactors } from "./factors.ts";
import { hashPassword } from "./password-hash.ts";
import { users } from "./tables.ts";

/**
 * Removes the second factors of an account whose owner has lost them, and ends its sessions. Only
 * an operator with a shell on the server's machine can call it.
 * @param reset.password the account's new password, if the owner has lost the password too
 * @throws StartError when no account has the e-mail address
 */
export async function resetFactor(
  app: App,
  { email, password }: { email: string; password?: string | undefined },
): Promise<void> {
  const hash = password === undefined ? null : await hashPassword(password);
  await act(app, { kind: "system", name: "operator" }, async ({ tx, at, record }) => {
    const [user] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, email))
      .for("update");
    if (!user) throw new StartError(`There is no account with the e-mail ${email}.`);
    await dropFactors(tx, user.id);
    if (hash === null) await endAllLogins(tx, user.id);
    else await setPassword(tx, user.id, hash, at);
    const after = { password: hash !== null };
    record({ what: "account.factor_reset", subject: user.id, after });
  });
}
