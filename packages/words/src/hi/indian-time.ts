import { IST_OFFSET_MS, startOfIndianDay } from "@suvarna/domain/indian-day";

const MONTHS = [
  "जनवरी",
  "फ़रवरी",
  "मार्च",
  "अप्रैल",
  "मई",
  "जून",
  "जुलाई",
  "अगस्त",
  "सितंबर",
  "अक्टूबर",
  "नवंबर",
  "दिसंबर",
];
const WEEKDAYS = ["रवि", "सोम", "मंगल", "बुध", "गुरु", "शुक्र", "शनि"];

/** The parts of the day, each with the hour at which it ends. */
const DAY_PARTS = [
  ["रात", 4],
  ["सुबह", 12],
  ["दोपहर", 16],
  ["शाम", 20],
  ["रात", 24],
] as const;

/**
 * Computes Indian time by arithmetic, as the English words do. The names of the months are those
 * of `Intl`, which a test compares; they are not abbreviated, because they are short.
 */
function inIndia(time: string | number) {
  const shifted = new Date(new Date(time).getTime() + IST_OFFSET_MS);
  const hours = shifted.getUTCHours();
  const two = (value: number) => String(value).padStart(2, "0");
  const day = `${shifted.getUTCDate()} ${MONTHS[shifted.getUTCMonth()]}`;
  return {
    weekday: WEEKDAYS[shifted.getUTCDay()] as string,
    month: `${MONTHS[shifted.getUTCMonth()]} ${shifted.getUTCFullYear()}`,
    day,
    date: `${day} ${shifted.getUTCFullYear()}`,
    part: (DAY_PARTS.find(([, end]) => hours < end) ?? DAY_PARTS[0])[0],
    hours: hours % 12 || 12,
    minutes: two(shifted.getUTCMinutes()),
    seconds: two(shifted.getUTCSeconds()),
  };
}

/** Formats milliseconds, or a time in ISO 8601, as `21 नवंबर, सुबह 11:42`. */
export function istShort(at: string | number): string {
  const { day, part, hours, minutes } = inIndia(at);
  return `${day}, ${part} ${hours}:${minutes}`;
}

/** Formats milliseconds as the weekday in India: `शुक्र`. */
export function istWeekday(at: number): string {
  return inIndia(at).weekday;
}

/** Formats milliseconds as `21 नवंबर 2026`. */
export function istDate(at: number): string {
  return inIndia(at).date;
}

/** Formats milliseconds, or a day as the API writes it (`2026-11-21`), as `21 नवंबर`. */
export function istDayWords(at: number | string): string {
  return inIndia(typeof at === "number" ? at : startOfIndianDay(at).getTime()).day;
}

/** Formats the milliseconds at which an hour begins as `शाम 6 बजे`. */
export function istHour(at: number): string {
  const { part, hours } = inIndia(at);
  return `${part} ${hours} बजे`;
}

/** Formats milliseconds as `नवंबर 2026`. */
export function istMonth(at: number): string {
  return inIndia(at).month;
}

/** Formats an ISO time as `सुबह 11:42:08`. */
export function istClock(time: string): string {
  const { part, hours, minutes, seconds } = inIndia(time);
  return `${part} ${hours}:${minutes}:${seconds}`;
}

/** Formats an ISO time as `सुबह 11:42`. */
export function istTime(time: string): string {
  const { part, hours, minutes } = inIndia(time);
  return `${part} ${hours}:${minutes}`;
}

/** Formats an ISO time as `21 नवंबर 2026, सुबह 11:42`. */
export function istMoment(time: string): string {
  const { date, part, hours, minutes } = inIndia(time);
  return `${date}, ${part} ${hours}:${minutes}`;
}

/** Formats an ISO time as `21 नवंबर 2026`. */
export function longDate(time: string): string {
  return inIndia(time).date;
}

/** Formats an ISO time as `21 नवंबर 2026, सुबह 11:42`. */
export function longMoment(time: string): string {
  return istMoment(time);
}
