import { expect, it } from "vitest";
import { clashWith, shownText } from "./field-draft.ts";

it.each([
  ["nothing was typed", "saved", undefined, "saved", null],
  ["the typed text waits", "old", { typed: "mine", seen: "old" }, "mine", null],
  ["another person saved another text", "theirs", { typed: "mine", seen: "old" }, "mine", "theirs"],
  ["another person saved the same text", "mine", { typed: "mine", seen: "old" }, "mine", null],
  ["the user typed the old text again", "theirs", { typed: "old", seen: "old" }, "theirs", null],
  ["another person emptied the field", "", { typed: "mine", seen: "old" }, "mine", ""],
])("%s", (_case, saved, draft, shown, clash) => {
  expect([shownText(saved, draft), clashWith(saved, draft)]).toEqual([shown, clash]);
});
