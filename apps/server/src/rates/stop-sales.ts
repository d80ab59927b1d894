import type { StopInput } from "@suvarna/contract/rates/staff-desk-schemas";
import type { Approval } from "@suvarna/contract/staff/approval";
import { METALS, type Metal } from "@suvarna/domain/rate-desk";
import * as z from "zod/mini";
import { type Act, act, type UserActor } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import type { ApprovedAct } from "../staff/index.ts";
import type { GuardDependencies, SettingDependencies } from "./consider-reading.ts";
import { addControl, currentControls, SALES_OF } from "./controls.ts";
import { lockSheets } from "./queries.ts";

/**
 * Stops the sales of metals at once: the pieces of these metals have their price on request. Price
 * locks and placed orders stay valid. A stop of a metal whose sales are already stopped is stored
 * too: it is the newest reason, and it makes waiting requests to start the sales outdated.
 */
export function stopSales(
  { app }: Pick<GuardDependencies, "app">,
  actor: UserActor,
  { metals, reason }: StopInput,
): Promise<void> {
  return act(app, actor, async (act) => {
    await lockSheets(act.tx);
    await setStopped(act, metals, { isOn: true, reason, changedBy: actor.userId });
  });
}

/**
 * Starts the sales of metals again, after a second person has approved it.
 * @returns the request that waits for approval; null when no approval is needed and the sales have
 *   started
 * @throws Refusal sales_not_stopped
 */
export function startSales(
  { app, approvals }: SettingDependencies,
  actor: UserActor,
  { metals, reason }: StopInput,
): Promise<Approval | null> {
  return act(app, actor, async (act) => {
    await lockSheets(act.tx);
    const basedOn = await stopsOf(act, metals);
    const request = { metals: [...metals], reason, basedOn } satisfies StartedSales;
    if (!approvals.limits.required) {
      await setStopped(act, metals, { isOn: false, reason, changedBy: actor.userId });
      return null;
    }
    return approvals.request(act, {
      kind: "rates.start",
      payload: request,
      subject: metals.join(),
      before: Object.fromEntries(metals.map((metal) => [metal, "stopped"])),
      after: Object.fromEntries(metals.map((metal) => [metal, "sold"])),
      reason,
    });
  });
}

/**
 * The payload of a request: the metals whose sales are to start again, and the ids of the stops
 * that were in force at the time of the request, in the order of the metals. A request without
 * these ids is outdated.
 */
const StartedSales = z.object({
  metals: z.array(z.enum(METALS)),
  reason: z.string(),
  basedOn: z._default(z.array(z.string()), []),
});
type StartedSales = z.output<typeof StartedSales>;

/**
 * Starts the sales of metals after a second person has approved it.
 * @throws Refusal sales_not_stopped; conflict when the sales were stopped again since the request
 */
export async function startApprovedSales(
  act: Act,
  { payload, askedBy }: ApprovedAct,
): Promise<void> {
  const { metals, reason, basedOn } = StartedSales.parse(payload);
  await lockSheets(act.tx);
  const stops = await stopsOf(act, metals);
  if (stops.join() !== basedOn.join()) {
    throw new Refusal("conflict", {
      message: "The sales were stopped again since this was asked for, so it was not carried out.",
    });
  }
  const agreedBy = "userId" in act.actor ? act.actor.userId : null;
  await setStopped(act, metals, { isOn: false, reason, changedBy: askedBy, agreedBy });
}

/**
 * Returns the ids of the stops of metals that are in force, in the order of the metals.
 * @throws Refusal sales_not_stopped when the sales of one of the metals are not stopped
 */
async function stopsOf({ tx }: Act, metals: readonly Metal[]): Promise<string[]> {
  const { rows } = await currentControls(tx);
  return metals.map((metal) => {
    const stop = rows[SALES_OF[metal]];
    if (!stop?.isOn) throw new Refusal("sales_not_stopped");
    return stop.id;
  });
}

type People = { readonly changedBy: string; readonly agreedBy?: string | null };

async function setStopped(
  act: Act,
  metals: readonly Metal[],
  change: People & { readonly isOn: boolean; readonly reason: string },
): Promise<void> {
  const { stopped } = await currentControls(act.tx);
  for (const metal of metals) {
    await addControl(act, {
      kind: SALES_OF[metal],
      ...change,
      before: { stopped: stopped.includes(metal) },
      after: { stopped: change.isOn },
    });
  }
}
