/**
 * Says which rates by hand need a second person.
 * @param percent how far they may be from the last rates without one; 0 when all of them need one
 */
export function sayHandRates(percent: number): string {
  return percent === 0
    ? "every rate by hand"
    : `a rate by hand more than ${percent}% from the last ones`;
}
