import { expect, it } from "vitest";
import { authorWords } from "./author-words.ts";

it("tells a colleague without a name from the text before any change by staff", () => {
  expect(authorWords({ _id: "1", name: "Asha Rao" })).toBe("Asha Rao");
  expect(authorWords({ _id: "1", name: null })).toBe("somebody who left");
  expect(authorWords(null)).toBe("before staff changed it");
});
