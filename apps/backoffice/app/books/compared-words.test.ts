import { expect, it } from "vitest";
import { comparedWords } from "./compared-words.ts";

it("says how many entries were compared, and one in the singular", () => {
  expect(comparedWords(1, 1)).toEqual(["1 entry compared", "1 difference is open."]);
  expect(comparedWords(0, 2)).toEqual(["0 entries compared", "2 differences are open."]);
  expect(comparedWords(1234, 0)).toEqual(["1,234 entries compared", "They agree with the book."]);
});
