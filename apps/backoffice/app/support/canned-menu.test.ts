import { expect, it } from "vitest";
import { findCanned, slashBefore } from "./canned-menu.tsx";

it.each([
  ["Namaste. /wei", 13, { from: 9, words: "wei" }],
  ["/", 1, { from: 0, words: "" }],
  ["a\n/x more", 4, { from: 2, words: "x" }],
  ["1/2", 3, null],
  ["https://x", 9, null],
  ["/wei ", 5, null],
])("finds the slash in %j before %i: %o", (text, cursor, found) => {
  expect(slashBefore(text, cursor)).toEqual(found);
});

it("finds answers by their title first, then by their text", () => {
  const answer = (title: string, text: string) => ({
    _id: title,
    title,
    text,
    updatedAt: "",
    version: "1",
  });
  const all = [answer("Late", "The weight"), answer("Weight, lighter", ""), answer("Other", "")];
  expect(findCanned(all, "WEI").map(({ title }) => title)).toEqual(["Weight, lighter", "Late"]);
});
