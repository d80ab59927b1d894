import { AdjustmentInput } from "@suvarna/contract/rates/staff-desk-schemas";
import type { Approval } from "@suvarna/contract/staff/approval";
import { paise } from "@suvarna/domain/money";
import type { RateAdjustment } from "@suvarna/domain/rate-sheet";
import * as z from "zod/mini";
import { type Act, act, type UserActor } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import type { ApprovedAct } from "../staff/index.ts";
import type { GuardDependencies, SettingDependencies } from "./consider-reading.ts";
import {
  type Adjustments,
  addControl,
  adjustmentsOf,
  adjustmentVersion,
  currentControls,
} from "./controls.ts";
import { lockSheets } from "./queries.ts";
import { clearSourceWaits } from "./source-states.ts";

/**
 * Sets the amounts that are added to the world's prices. Unless the limits say otherwise, a second
 * person must first approve them. The next reading uses the new amounts and is checked by the
 * guard.
 * @param version the version of the adjustment that the caller has seen; undefined for any
 * @returns the request that waits for approval; null when the adjustment is already in force
 * @throws Refusal changed_meanwhile
 */
export function adjustRates(
  { app, config, approvals }: SettingDependencies,
  actor: UserActor,
  { version, ...input }: AdjustmentInput & { readonly version: string | undefined },
): Promise<Approval | null> {
  return act(app, actor, async (act) => {
    await lockSheets(act.tx);
    const controls = await currentControls(act.tx);
    if (version !== undefined && version !== adjustmentVersion(controls)) {
      throw new Refusal("changed_meanwhile");
    }
    const basedOn = controls.rows.adjustment?.id ?? null;
    const before = adjustmentsOf(controls, config.rates);
    if (!approvals.limits.required) {
      await setAdjustment(act, { before, input, changedBy: actor.userId });
      return null;
    }
    return approvals.request(act, {
      kind: "rates.adjust",
      payload: { input, basedOn } satisfies AdjustmentRequest,
      subject: null,
      before: { ...before },
      after: { ...adjustmentsIn(input) },
      reason: input.reason,
    });
  });
}

/**
 * The payload of a request: the new adjustment, and the id of the adjustment that was in force at
 * the time of the request.
 */
const AdjustmentRequest = z.object({ input: AdjustmentInput, basedOn: z.nullable(z.string()) });
type AdjustmentRequest = z.output<typeof AdjustmentRequest>;

/**
 * Sets the adjustment that a second person has approved.
 * @throws Refusal conflict when another adjustment was set since the request
 */
export async function setApprovedAdjustment(
  { config }: Pick<GuardDependencies, "config">,
  act: Act,
  { payload, askedBy }: ApprovedAct,
): Promise<void> {
  const { input, basedOn } = AdjustmentRequest.parse(payload);
  await lockSheets(act.tx);
  const controls = await currentControls(act.tx);
  if ((controls.rows.adjustment?.id ?? null) !== basedOn) {
    throw new Refusal("conflict", {
      message: "The adjustment has changed since this was asked for, so it was not carried out.",
    });
  }
  const agreedBy = "userId" in act.actor ? act.actor.userId : null;
  const before = adjustmentsOf(controls, config.rates);
  await setAdjustment(act, { before, input, changedBy: askedBy, agreedBy });
}

async function setAdjustment(
  act: Act,
  {
    before,
    input,
    ...people
  }: {
    before: Adjustments;
    input: AdjustmentInput;
    changedBy: string;
    agreedBy?: string | null;
  },
): Promise<void> {
  const { gold, silver } = adjustmentsIn(input);
  await addControl(act, {
    kind: "adjustment",
    isOn: true,
    goldBp: gold.bp,
    goldPaise: gold.paisePerGram,
    silverBp: silver.bp,
    silverPaise: silver.paisePerGram,
    reason: input.reason,
    ...people,
    before: { ...before },
    after: { gold, silver },
  });
  await clearSourceWaits(act.tx);
}

function adjustmentsIn({ gold, silver }: AdjustmentInput): Adjustments {
  const one = ({ bp, perGram }: AdjustmentInput["gold"]): RateAdjustment => ({
    bp,
    paisePerGram: perGram < 0 ? -paise(-perGram) : paise(perGram),
  });
  return { gold: one(gold), silver: one(silver) };
}
