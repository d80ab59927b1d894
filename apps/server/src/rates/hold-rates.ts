import type { HoldInput } from "@suvarna/contract/rates/staff-desk-schemas";
import { CARATS } from "@suvarna/domain/fineness";
import { heldUntil } from "@suvarna/domain/rate-desk";
import { type Act, act, type UserActor } from "../platform/act.ts";
import type { Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { isId } from "../platform/ids.ts";
import type { GuardDependencies } from "./consider-reading.ts";
import { addControl, currentControls } from "./controls.ts";
import {
  findNewestSheet,
  findSheet,
  lockSheets,
  newestSheetAt,
  type WrittenSheet,
} from "./queries.ts";
import { sellsUntil } from "./sell-age.ts";

/**
 * Holds the current rates: until the time is over or staff release the rates, they do not change
 * and no source is queried. A single person may hold the rates, so a hold never makes the shop sell
 * by rates that are older than the guard allows. For a longer time, staff enter the rates by hand.
 * @throws Refusal rates_not_held; changed_meanwhile when the newest rates are not those of the sheet
 * that the person has seen
 */
export function holdRates(
  { app, config }: GuardDependencies,
  actor: UserActor,
  { minutes = 0, until: end, reason, sheetId }: HoldInput,
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
    if (sheetId !== undefined && !(await hasRatesOf(tx, sheet, sheetId))) {
      throw new Refusal("changed_meanwhile", {
        message: "Other rates were accepted meanwhile, so nothing was held. Please look at them.",
      });
    }
    const until = end === undefined ? new Date(at.getTime() + minutes * 60_000) : new Date(end);
    if (until <= at) {
      throw new Refusal("rates_not_held", { message: "The end of the hold is over already." });
    }
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
 * Whether a sheet has the same rates as another sheet. A feed that has not moved makes newer sheets
 * with the same rates.
 */
async function hasRatesOf(tx: Tx, { id, perGram }: WrittenSheet, otherId: string) {
  if (id === otherId) return true;
  const other = isId(otherId) ? await findSheet(tx, otherId) : null;
  return other !== null && CARATS.every((carat) => other.perGram[carat] === perGram[carat]);
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

/**
 * Ends the hold of rates that staff withdraw, so that the sources are queried for new rates. The
 * hold goes on when the withdrawn sheet is neither the newest one nor the one for which staff set
 * the hold, and also when newer rates by hand have a hold of their own, which would end with it.
 */
export async function endHold(
  act: Act,
  actor: UserActor,
  {
    config,
    sheet: { id },
    reason,
  }: Pick<GuardDependencies, "config"> & {
    readonly sheet: Pick<WrittenSheet, "id">;
    readonly reason: string;
  },
): Promise<void> {
  const { tx, at } = act;
  const { hold } = await currentControls(tx);
  if (!hold?.until || hold.until <= at) return;
  const newest = await findNewestSheet(tx, config.rates);
  if (newest && newest.id !== id) {
    if (newest.heldUntil && newest.heldUntil > at) return;
    const heldSheet = await newestSheetAt(tx, config.rates, hold.changedAt);
    if (heldSheet?.id !== id) return;
  }
  await release(act, actor, reason);
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
