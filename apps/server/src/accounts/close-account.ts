import { lockUser, type OwnerParts, proveOwner } from "../identity/index.ts";
import { act, type UserActor } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import type { Holding } from "../platform/holding.ts";
import type { Identity } from "../platform/http/api.ts";
import { findHolder } from "./holding.ts";

/**
 * Forgets a user, who shows once more to be the one.
 * @param holdings all that the shop holds on people, the account last
 * @throws Refusal forbidden for staff, and as `proveOwner`
 */
export async function closeAccount(
  parts: OwnerParts,
  actor: UserActor,
  user: Identity,
  { password, holdings }: { password: string | undefined; holdings: readonly Holding[] },
): Promise<void> {
  // The settings would open it again at the next start.
  if (user.role === "staff") throw new Refusal("forbidden");
  await proveOwner(parts, user, password);
  await act(parts.app, actor, async ({ tx, record }) => {
    await lockUser(tx, user.userId);
    const holder = await findHolder(tx, user.userId);
    if (!holder) throw new Refusal("unauthenticated");
    for (const { forget } of holdings) await forget(tx, holder);
    record({ what: "account.closed", subject: user.userId });
  });
}
