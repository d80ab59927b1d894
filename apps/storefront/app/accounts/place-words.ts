/**
 * Formats a town with its state and postal code: `Bengaluru, Karnataka 560003`; without a state,
 * `London, SW1A 1AA`.
 */
export function placeWords({
  city,
  state,
  postalCode,
}: {
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
}): string {
  return `${city}, ${[state, postalCode].filter(Boolean).join(" ")}`;
}
