import type { ManualRates } from "@suvarna/contract/rates/staff-schemas";
import { paise } from "@suvarna/domain/money";
import { findJump, whyImpossible } from "@suvarna/domain/rate-guard";
import { deriveRates } from "@suvarna/domain/rate-sheet";
import { Refusal } from "../platform/errors.ts";
import type { GuardParts } from "./consider-reading.ts";
import { ratesChanged } from "./events.ts";
import { addSheets, findSheet, lockSheets, newestSheet, type WrittenSheet } from "./queries.ts";

/** In the shopper's words. */
const BY_HAND = "Set by the shop";

/**
 * Sets the rates by hand. They pass the guard as any others do; a jump is the one thing that staff
 * can confirm.
 * @throws Refusal rate_refused, rate_jump
 */
export function enterSheet(
  { bus, clock, config }: GuardParts,
  staffId: string,
  input: ManualRates,
): Promise<WrittenSheet> {
  return bus.transact(async (tx, emit) => {
    await lockSheets(tx);
    const now = clock();
    const claim = { source: BY_HAND, perGram: ratesIn(input), takenAt: now };
    const problem = whyImpossible(claim, config.rates, now);
    if (problem) throw refused(problem);
    const jump = findJump(await newestSheet(tx, config.rates), claim.perGram, config.rates);
    if (jump && !input.confirmJump) throw new Refusal("rate_jump", { extra: { jump } });

    const [id = ""] = await addSheets(tx, [
      {
        ...{ ...claim, reason: input.reason, acceptedAt: now, acceptedBy: staffId },
        heldUntil: input.holdMinutes ? new Date(now.getTime() + input.holdMinutes * 60_000) : null,
      },
    ]);
    emit(ratesChanged(id));
    return (await findSheet(tx, id)) as WrittenSheet;
  });
}

/** Says to staff why nobody can sell by such rates. */
export function refused(problem: string): Refusal {
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
