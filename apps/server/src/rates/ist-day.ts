/** Indian Standard Time has had the same offset all the year since 1945. */
const IST_OFFSET_MS = 5.5 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** When the day began in India in which this moment lies. */
export function startOfIstDay(at: Date): Date {
  const local = at.getTime() + IST_OFFSET_MS;
  return new Date(local - (local % DAY_MS) - IST_OFFSET_MS);
}
