import { act, type UserActor } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import type { GuardDependencies } from "./consider-reading.ts";
import { currentControls } from "./controls.ts";
import { holdInForce } from "./hold-in-force.ts";
import { findNewestSheet } from "./queries.ts";
import { clearSourceWaits } from "./source-states.ts";

/**
 * Lets all sources be queried at the next tick, by the process that holds the lease. While the
 * rates are held, no source is queried, so the call is refused.
 * @throws Refusal rates_held
 */
export function askSources({ app, config }: GuardDependencies, actor: UserActor): Promise<void> {
  return act(app, actor, async ({ tx, at, record }) => {
    const { hold } = await currentControls(tx);
    if (holdInForce(await findNewestSheet(tx, config.rates), hold, at)) {
      throw new Refusal("rates_held");
    }
    await clearSourceWaits(tx);
    record({ what: "rates.asked", subject: null });
  });
}
