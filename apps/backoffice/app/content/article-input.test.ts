import type { StaffArticle } from "@suvarna/contract/content/staff-article-schemas";
import { expect, it } from "vitest";
import { baseAfterLostAnswer, inputOf } from "./article-input.ts";

const KNOWN = { version: "3", title: "Bangles", slug: "bangles", tags: ["gold"] } as StaffArticle;
const SENT = [inputOf(KNOWN), { ...inputOf(KNOWN), title: "Bangles that ring" }];

it("builds on the version that a save made whose answer was lost", () => {
  const stored = { ...KNOWN, version: "4", title: "Bangles that ring" };
  expect(baseAfterLostAnswer(KNOWN, stored, SENT)).toBe(stored);
});

it("builds on the known version when the save did not arrive, or somebody else has saved", () => {
  expect(baseAfterLostAnswer(KNOWN, { ...KNOWN }, SENT)).toBe(KNOWN);
  const theirs = { ...KNOWN, version: "4", title: "Anklets" };
  expect(baseAfterLostAnswer(KNOWN, theirs, SENT)).toBe(KNOWN);
});
