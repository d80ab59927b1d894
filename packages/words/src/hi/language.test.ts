import { expect, it } from "vitest";
import { langOf } from "./language.ts";

it.each([
  ["Gold ring", "en"],
  ["<p>Gold ring</p>", "en"],
  ["सोने की अंगूठी", undefined],
  ["18K सोना", undefined],
  ["<p>सोना</p>", undefined],
  ["4.8", undefined],
  ["", undefined],
  [null, undefined],
])("recognises the language of %s by its script", (text, lang) => {
  expect(langOf(text)).toBe(lang);
});
