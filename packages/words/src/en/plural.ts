/**
 * Chooses between the forms of a word by a number. English has the same rule as
 * `Intl.PluralRules`, which a phone would take time to load before hydration.
 */
export function plural<Text>(count: number, one: Text, other: Text): Text {
  return count === 1 ? one : other;
}
