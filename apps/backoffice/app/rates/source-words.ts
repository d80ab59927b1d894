import type { RatesDesk } from "@suvarna/contract/rates/staff-desk-schemas";
import type { SourceHealth } from "@suvarna/contract/rates/staff-schemas";
import { indianDay } from "@suvarna/domain/indian-day";
import { sayTime } from "../platform/times.ts";

/**
 * Says why no source would be asked now, also if staff want it; null when one would be asked at the
 * next tick.
 */
export function whyNotAsked(desk: RatesDesk): string | null {
  if (desk.heldUntil !== null) return `No source is asked until ${say(desk, desk.heldUntil)}`;
  if (desk.sources.length === 0) return "No source is set up";
  const areSpent = desk.sources.every(({ status }) => status === "budget-spent");
  return areSpent ? "This month's requests are used up" : null;
}

/**
 * Says how a source does, and when the shop asks it next. The shop asks a source only when those
 * above it in the list have given no rates.
 * @param place the source's place in the list, beginning with 0
 */
export function sourceWords(source: SourceHealth, place: number, desk: RatesDesk): string {
  const { status, failure, failuresInARow, name } = source;
  if (status === "budget-spent") return "this month's requests are used up";
  const next = nextWords(source, place, desk);
  if (desk.quarantine.some((reading) => reading.source === name)) {
    return `last reading held back${desk.heldUntil === null ? "" : `, ${next}`}`;
  }
  if (status === "working") return next;
  if (status === "not-asked") return `not asked yet, ${next}`;
  const times = failuresInARow === 1 ? "once" : `${failuresInARow} times`;
  return `did not answer ${times}: ${failure ?? "no answer"}, ${next}`;
}

/** Says when the shop asks a source next. */
function nextWords({ askAfter, status }: SourceHealth, place: number, desk: RatesDesk): string {
  const { at, heldUntil } = desk;
  const waits = askAfter !== null && askAfter > at ? askAfter : null;
  if (heldUntil !== null) {
    const until = waits !== null && waits > heldUntil ? waits : heldUntil;
    return `not asked until ${say(desk, until)}`;
  }
  if (place > 0) {
    const above = place === 1 ? "the one above gives" : "those above give";
    return `asked when ${above} no rates${waits ? `, from ${say(desk, waits)} on` : ""}`;
  }
  const again = status === "failing" || status === "open";
  if (waits === null) return again ? "asked again at the next tick" : "asked at each tick";
  return again ? `asked again ${say(desk, waits)}` : `next asked ${say(desk, waits)}`;
}

/** The board rate of the list of sources: its time, how it stands, and whether it is of today. */
export function boardWords({ lastByHand, at }: RatesDesk): {
  readonly isOfToday: boolean;
  readonly time: string | null;
  readonly words: string;
} {
  const never = "nobody has ever entered it";
  if (lastByHand === null) return { isOfToday: false, time: null, words: never };
  const { at: enteredAt, reason, withdrawnAt } = lastByHand;
  const now = new Date(at);
  const isToday = indianDay(new Date(enteredAt)) === indianDay(now);
  return {
    isOfToday: isToday && withdrawnAt === null,
    time: sayTime(enteredAt, now),
    words: withdrawnAt
      ? `withdrawn ${sayTime(withdrawnAt, now)}: ${reason}`
      : isToday
        ? reason
        : "nobody has entered it today",
  };
}

function say({ at }: RatesDesk, time: string): string {
  return sayTime(time, new Date(at));
}
