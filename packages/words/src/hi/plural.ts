import { code } from "./language.ts";

let rules: Intl.PluralRules | undefined;

/** Chooses between the forms of a word by a number. In Hindi 0 and 1 take the first form. */
export function plural<Text>(count: number, one: Text, other: Text): Text {
  rules ??= new Intl.PluralRules(code);
  return rules.select(count) === "one" ? one : other;
}
