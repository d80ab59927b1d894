const IST_AHEAD_MS = 5.5 * 3_600_000;
const MONTHS = [
  ...["January", "February", "March", "April", "May", "June"],
  ...["July", "August", "September", "October", "November", "December"],
];

/**
 * The Indian date of an ISO time: `18 November 2026`. By arithmetic, since India has no summer time
 * and a phone takes long to make a format of `Intl`.
 */
export function indianDate(time: string): string {
  const shifted = new Date(Date.parse(time) + IST_AHEAD_MS);
  return `${shifted.getUTCDate()} ${MONTHS[shifted.getUTCMonth()]} ${shifted.getUTCFullYear()}`;
}

const TIME = new Intl.DateTimeFormat("en-GB", {
  ...{ timeZone: "Asia/Kolkata", hour: "numeric", minute: "2-digit", hour12: true },
});

/** The Indian date and time of an ISO time: `18 November 2026, 3:04 pm`. */
export function indianTime(time: string): string {
  return `${indianDate(time)}, ${TIME.format(new Date(time))}`;
}
