import type { RatesDesk } from "@suvarna/contract/rates/staff-desk-schemas";
import { istMoment } from "@suvarna/words/en/indian-time";
import { sayLength, sayTime } from "../platform/times.ts";

const MINUTE_MS = 60_000;
const WAYS_TO_RATES = "a source answers or rates are entered by hand";

/** A message about the rates as a whole: its first sentence, and what follows from it. */
interface RatesNote {
  readonly tone: "amber" | "alert";
  readonly title: string;
  readonly text: string;
}

/** Says when and from where the rates came: `read 20 Nov 2026, 4:11 pm IST from GoldAPI.io`. */
export function originWords({ isByHand }: RatesDesk, sheet: NonNullable<RatesDesk["sheet"]>) {
  const at = istMoment(sheet.takenAt);
  return isByHand ? `entered by hand ${at}` : `read ${at} from ${sheet.source}`;
}

/**
 * Says how long the rates stay, and how long the shop sells by them; null for rates that are
 * withdrawn or too old, because a note tells more about them.
 */
export function endWords(desk: RatesDesk): string | null {
  const { state, isByHand, heldUntil, sellsUntil, oldMinutes, sellMinutes } = desk;
  if (state === "none" || sellsUntil === null) return null;
  if (heldUntil !== null) {
    const held = `No source is asked until ${say(desk, heldUntil)}`;
    if (areAllStopped(desk)) return held;
    if (sellsUntil > heldUntil) {
      return `${held}, the shop sells by them until ${say(desk, sellsUntil)}`;
    }
    return doesFeedFollow(desk)
      ? `${held}, then the feed is asked again, and sales stop only if it does not answer`
      : `${held}, and sales stop then unless newer rates come`;
  }
  if (isByHand) {
    if (!doesSell(desk)) return null;
    const replaced = "The next reading replaces them";
    if (areAllStopped(desk)) return replaced;
    return `${replaced}, without one the shop sells by them until ${say(desk, sellsUntil)}`;
  }
  const [old, end] = [oldMinutes, sellMinutes].map((minutes) => sayLength(minutes * MINUTE_MS));
  return `Shown as old after ${old}, sales stop after ${end}`;
}

/**
 * Returns the message about rates that are missing, withdrawn or old; null for good rates.
 * @param maySet whether the reader may hold and enter rates, and so is told of these ways
 */
export function ratesNote(desk: RatesDesk, maySet: boolean): RatesNote | null {
  const { sheet, state, isOld, isByHand, sellsUntil } = desk;
  if (!sheet) {
    const text = onRequest(desk, WAYS_TO_RATES);
    return { tone: "alert", title: "There are no rates yet.", text };
  }
  if (state === "none") {
    const text = onRequest(desk, "newer rates are accepted or entered by hand");
    return { tone: "alert", title: "These rates are withdrawn.", text };
  }
  if (!isOld || sellsUntil === null) return null;
  const read = say(desk, sheet.takenAt);
  const title = isByHand
    ? `The rates that were entered by hand ${read} are too old to sell by.`
    : `Nothing newer has come since ${read}.`;
  if (!doesSell(desk)) return { tone: "alert", title, text: onRequest(desk, WAYS_TO_RATES) };
  const end = salesEnd(desk, say(desk, sellsUntil));
  return { tone: "amber", title, text: maySet ? `${end} ${WAYS_OUT}` : end };
}

const WAYS_OUT = "You can hold these, or enter the board rate by hand.";

/** Says when sales stop by themselves, apart from the metals whose sales staff have stopped. */
function salesEnd({ stopped: [first, second] }: RatesDesk, end: string): string {
  if (!first) return `Sales stop at ${end} unless newer rates come.`;
  if (second) return "Sales of gold and silver are stopped already.";
  const [gone, other] = first.metal === "gold" ? ["gold", "silver"] : ["silver", "gold"];
  return `Sales of ${gone} are stopped already. Those of ${other} stop at ${end} unless newer rates come.`;
}

/** Says until when every price is on request. Stopped sales do not start by newer rates. */
function onRequest({ stopped: [first, second] }: RatesDesk, end: string): string {
  const words = `Every price is on request until ${end}`;
  if (!first) return `${words}.`;
  if (second) return `${words}, and two people start the sales again.`;
  return `${words}. Sales of ${first.metal} stay stopped then.`;
}

/** Whether a source is asked when the rates are held no more. */
function doesFeedFollow({ sources }: RatesDesk): boolean {
  return sources.some(({ status }) => status !== "budget-spent");
}

function doesSell({ sellsUntil, at }: RatesDesk): boolean {
  return sellsUntil !== null && sellsUntil > at;
}

function areAllStopped({ stopped }: RatesDesk): boolean {
  return stopped.length > 1;
}

/** Formats a time as it was said at the time of the desk's data. */
function say({ at }: RatesDesk, time: string): string {
  return sayTime(time, new Date(at));
}
