import type { ManualRates } from "@suvarna/contract/rates/staff-schemas";
import { paise } from "@suvarna/domain/money";
import { findJump, whyImpossible } from "@suvarna/domain/rate-guard";
import { deriveRates } from "@suvarna/domain/rate-sheet";
import { act, type UserActor } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import type { GuardDependencies } from "./consider-reading.ts";
import { earliestNow } from "./earliest-now.ts";
import { acceptSheet, findSheet, lockSheets, newestSheet, type WrittenSheet } from "./queries.ts";
import { BY_HAND } from "./sell-age.ts";

/**
 * Sets rates that staff have entered. They pass the same guard as readings of sources, except that
 * staff can confirm a jump.
 * @throws Refusal rate_refused, rate_jump
 */
export function enterSheet(
  { app, config, readDatabaseClock }: GuardDependencies,
  actor: UserActor,
  input: ManualRates,
): Promise<WrittenSheet> {
  return act(app, actor, async (act) => {
    const { tx } = act;
    await lockSheets(tx);
    const now = await earliestNow(tx, app.clock, readDatabaseClock);
    const claim = { source: BY_HAND, perGram: ratesIn(input), takenAt: now };
    const problem = whyImpossible(claim, config.rates, now);
    if (problem) throw rateRefusal(problem);
    const jump = findJump(await newestSheet(tx, config.rates), claim.perGram, config.rates);
    if (jump && !input.confirmJump) throw new Refusal("rate_jump", { extra: { jump } });

    const id = await acceptSheet(act, {
      ...claim,
      reason: input.reason,
      acceptedAt: now,
      acceptedBy: actor.userId,
      heldUntil: input.holdMinutes ? new Date(now.getTime() + input.holdMinutes * 60_000) : null,
    });
    return (await findSheet(tx, id)) as WrittenSheet;
  });
}

/** The refusal that tells staff why the shop can't sell by these rates. */
export function rateRefusal(problem: string): Refusal {
  return new Refusal("rate_refused", {
    message: `The shop can't sell by these rates: ${problem}.`,
  });
}

function ratesIn({ gold24k, gold22k, gold18k, silver }: ManualRates) {
  const derived = deriveRates(paise(gold24k), paise(silver));
  return {
    ...derived,
    ...(gold22k === undefined ? {} : { "22K": paise(gold22k) }),
    ...(gold18k === undefined ? {} : { "18K": paise(gold18k) }),
  };
}
