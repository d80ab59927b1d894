import { act, type UserActor } from "../platform/act.ts";
import type { GuardDependencies } from "./consider-reading.ts";
import { clearSourceWaits } from "./source-states.ts";

/** Lets all sources be queried at the next tick, by the process that holds the lease. */
export function askSources(
  { app }: Pick<GuardDependencies, "app">,
  actor: UserActor,
): Promise<void> {
  return act(app, actor, async ({ tx, record }) => {
    await clearSourceWaits(tx);
    record({ what: "rates.asked", subject: null });
  });
}
