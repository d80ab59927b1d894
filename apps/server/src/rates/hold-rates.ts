import type { HoldInput } from "@suvarna/contract/rates/staff-desk-schemas";
import { heldUntil } from "@suvarna/domain/rate-desk";
import { type Act, act, type UserActor } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import type { GuardDependencies } from "./consider-reading.ts";
import { addControl, currentControls } from "./controls.ts";
import { findNewestSheet, lockSheets } from "./queries.ts";
import { sellsUntil } from "./sell-age.ts";

/**
 * Holds the current rates: until the time is over or staff release the rates, they do not change
 * and no source is queried. A single person may hold the rates, so a hold never makes the shop sell
 * by rates that are older than the guard allows. For a longer time, staff enter the rates by hand.
 * @throws Refusal rates_not_held
 */
export function holdRates(
  { app, config }: GuardDependencies,
  actor: UserActor,
  { minutes, reason }: HoldInput,
): Promise<void> {
  return act(app, actor, async (act) => {
    const { tx, at } = act;
    await lockSheets(tx);
    const { hold } = await currentControls(tx);
    const sheet = await findNewestSheet(tx, config.rates);
    if (sheet?.withdrawnAt !== null || at > sellsUntil(sheet, config.rates, hold)) {
      throw new Refusal("rates_not_held", {
        message: "There are no rates to hold: the shop sells by none at the moment.",
      });
    }
    const until = new Date(at.getTime() + minutes * 60_000);
    if (until.getTime() > sheet.takenAt.getTime() + config.rates.maxAgeMs) {
      const hours = config.rates.maxAgeMs / 3_600_000;
      throw new Refusal("rates_not_held", {
        message: `Rates can be held for ${hours} hours after the market was read. For longer, enter them by hand.`,
      });
    }
    await addControl(act, {
      kind: "hold",
      isOn: true,
      until,
      reason,
      changedBy: actor.userId,
      before: { until: heldUntil(sheet, hold)?.toISOString() ?? null },
      after: { until: until.toISOString() },
    });
  });
}

/**
 * Releases held rates: the sources are queried again, also when staff had entered the rates for a
 * longer time. The call has no effect when the rates are not held.
 */
export function releaseRates(
  { app }: Pick<GuardDependencies, "app">,
  actor: UserActor,
  { reason }: { readonly reason: string },
): Promise<void> {
  return act(app, actor, async (act) => {
    await lockSheets(act.tx);
    await release(act, actor, reason);
  });
}

/** Ends the hold of rates that staff withdraw, so that the sources are queried for new rates. */
export async function endHold(act: Act, actor: UserActor, reason: string): Promise<void> {
  const { hold } = await currentControls(act.tx);
  if (hold?.until && hold.until > act.at) await release(act, actor, reason);
}

async function release(act: Act, { userId }: UserActor, reason: string): Promise<void> {
  const { hold } = await currentControls(act.tx);
  await addControl(act, {
    kind: "hold",
    isOn: false,
    reason,
    changedBy: userId,
    before: { until: hold?.until?.toISOString() ?? null },
    after: { until: null },
  });
}
