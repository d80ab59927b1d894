/** The largest number of entries that the API counts exactly. */
const COUNTED = 10_000;

/** Says how many entries of a list a page shows, such as "50 of 1,206" or "50 of 10,000+". */
export function sayShown(shown: number, total: number): string {
  return `${shown} of ${total > COUNTED ? "10,000+" : total.toLocaleString("en-IN")}`;
}
