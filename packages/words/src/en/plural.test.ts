import { expect, it } from "vitest";
import { plural } from "./plural.ts";

it("follows the rule of Intl", () => {
  const rules = new Intl.PluralRules("en");
  for (let count = 0; count < 200; count += 1) {
    expect(plural(count, "one", "other"), String(count)).toBe(rules.select(count));
  }
});
