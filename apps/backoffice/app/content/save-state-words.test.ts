import { expect, it } from "vitest";
import { saveStateWords } from "./save-state-words.ts";

const PLANNED = {
  busy: null,
  isChanged: false,
  keptAt: null,
  article: { state: "planned", hasChanges: false, updatedAt: "2099-01-01T10:00:00.000Z" },
} as const;

it("says no time after the page was opened, because a planned article's time is to come", () => {
  expect(saveStateWords(PLANNED)).toBe("Kept.");
});

it("says the time of a save of this page, and that typed text is not saved yet", () => {
  expect(saveStateWords({ ...PLANNED, keptAt: new Date() })).toMatch(/^Kept \d+:\d\d [ap]m\.$/);
  expect(saveStateWords({ ...PLANNED, isChanged: true })).toBe("Not kept yet.");
});
