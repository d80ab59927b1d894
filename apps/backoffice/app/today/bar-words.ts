import type { FigurePeriod } from "@suvarna/domain/figures";
import { istDayWords, istHour } from "@suvarna/words/en/indian-time";

const WEEKDAY = new Intl.DateTimeFormat("en-IN", { weekday: "short", timeZone: "Asia/Kolkata" });

/** The label below a bar of the sales chart: `10 am`, `Mon` or `20`. */
export function barLabel(startsAt: string, period: FigurePeriod): string {
  const time = Date.parse(startsAt);
  if (period === "day") return istHour(time);
  if (period === "week") return WEEKDAY.format(time);
  return istDayWords(time).split(" ")[0] ?? "";
}

/** The time of a bar of the sales chart in words: `10 am`, `Mon 16 Nov` or `20 Nov`. */
export function barName(startsAt: string, period: FigurePeriod): string {
  const time = Date.parse(startsAt);
  if (period === "day") return istHour(time);
  const day = istDayWords(time);
  return period === "week" ? `${WEEKDAY.format(time)} ${day}` : day;
}

/**
 * Whether a bar has a label. On small screens some labels are left out so that labels do not
 * overlap.
 */
export function isLabelled(place: number, period: FigurePeriod, narrow: boolean): boolean {
  if (period === "week") return true;
  if (period === "day") return place % (narrow ? 6 : 3) === 0;
  return place % (narrow ? 7 : 3) === 0;
}

/** The values of the axis lines, from 0 up: at most four round amounts in paise. */
export function axisOf(most: number): number[] {
  if (most <= 0) return [0];
  const step = [1, 2, 2.5, 5, 10]
    .flatMap((digit) => {
      const power = 10 ** Math.floor(Math.log10(most / 3));
      return [digit * power];
    })
    .find((each) => each * 3 >= most) as number;
  return [0, step, 2 * step, 3 * step].filter((line, place) => place < 2 || line - step < most);
}

const LAKH = 1_00_000_00;
const CRORE = 100 * LAKH;
const THOUSAND = 1000_00;

/** Formats a round amount for an axis: `₹15 L`. */
export function axisWords(paise: number): string {
  if (paise === 0) return "0";
  if (paise >= CRORE) return `₹${trim(paise / CRORE)} Cr`;
  if (paise >= LAKH) return `₹${trim(paise / LAKH)} L`;
  return paise >= THOUSAND ? `₹${trim(paise / THOUSAND)}k` : `₹${trim(paise / 100)}`;
}

function trim(number: number): string {
  return String(Number(number.toFixed(2)));
}
