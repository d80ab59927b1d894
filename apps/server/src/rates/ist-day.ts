/** Indian Standard Time has had this offset, without daylight saving time, since 1945. */
const IST_OFFSET_MS = 5.5 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** The moment at which the Indian day that contains this moment began. */
export function startOfIstDay(at: Date): Date {
  const local = at.getTime() + IST_OFFSET_MS;
  return new Date(local - (local % DAY_MS) - IST_OFFSET_MS);
}
