const MOMENT = new Intl.DateTimeFormat("en-US", {
  timeZone: "Asia/Kolkata",
  day: "numeric",
  month: "short",
  hour: "numeric",
  minute: "2-digit",
  hour12: true,
});

/** The Indian moment of an ISO time: `18 Nov, 4:12 pm`. */
export function orderMoment(time: string): string {
  const parts = MOMENT.formatToParts(new Date(time));
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? "";
  const half = part("dayPeriod").toLowerCase();
  return `${part("day")} ${part("month")}, ${part("hour")}:${part("minute")} ${half}`;
}
