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
 * locks and placed orders stay valid. A metal whose sales are already stopped stays as it is.
 */
export function stopSales(
  { app }: Pick<GuardDependencies, "app">,
  actor: UserActor,
  { metals, reason }: StopInput,
): Promise<void> {
  return act(app, actor, async (act) => {
    await lockSheets(act.tx);
    const { stopped } = await currentControls(act.tx);
    const toStop = metals.filter((metal) => !stopped.includes(metal));
    await setStopped(act, toStop, { isOn: true, reason, changedBy: actor.userId });
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
    const request = { metals: [...metals], reason } satisfies StartedSales;
    if (!approvals.limits.required) {
      await start(act, request, { changedBy: actor.userId });
      return null;
    }
    await refuseStarted(act, metals);
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

/** The payload of a request: the metals whose sales are to start again. */
const StartedSales = z.object({ metals: z.array(z.enum(METALS)), reason: z.string() });
type StartedSales = z.output<typeof StartedSales>;

/**
 * Starts the sales of metals after a second person has approved it. @throws Refusal
 * sales_not_stopped
 */
export async function startApprovedSales(
  act: Act,
  { payload, askedBy }: ApprovedAct,
): Promise<void> {
  await lockSheets(act.tx);
  const agreedBy = "userId" in act.actor ? act.actor.userId : null;
  await start(act, StartedSales.parse(payload), { changedBy: askedBy, agreedBy });
}

type People = { readonly changedBy: string; readonly agreedBy?: string | null };

async function start(act: Act, { metals, reason }: StartedSales, people: People): Promise<void> {
  await refuseStarted(act, metals);
  await setStopped(act, metals, { isOn: false, reason, ...people });
}

async function refuseStarted({ tx }: Act, metals: readonly Metal[]): Promise<void> {
  const { stopped } = await currentControls(tx);
  if (metals.every((metal) => stopped.includes(metal))) return;
  throw new Refusal("sales_not_stopped");
}

async function setStopped(
  act: Act,
  metals: readonly Metal[],
  change: People & { readonly isOn: boolean; readonly reason: string },
): Promise<void> {
  for (const metal of metals) {
    await addControl(act, {
      kind: SALES_OF[metal],
      ...change,
      before: { stopped: !change.isOn },
      after: { stopped: change.isOn },
    });
  }
}
