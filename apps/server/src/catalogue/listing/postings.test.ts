import { expect, it } from "vitest";
import type { Term } from "../search/terms.ts";
import { createPostings, type Postings } from "./postings.ts";

/** The score of each matching product by its row number. */
function scoresIn(postings: Postings, ...terms: Term[]): Record<number, number> {
  const { rows, scores } = postings.find(terms);
  return Object.fromEntries([...rows].map((row, at) => [row, scores[at] as number]));
}

function aShop(): Postings {
  const postings = createPostings();
  postings.add(0, "'=nath':1A 'nose':1A 'pin':1A,3C 'noor':1A");
  postings.add(1, "'=nath':2B 'nath':2B 'noorjahan':3C '18':3C");
  postings.add(2, "'=ring':1A 'ring':1A '1':3C");
  return postings;
}

it("scores the best place of a word, and a whole word above its beginning", () => {
  expect(scoresIn(aShop(), { prefix: "noor" })).toEqual({ 0: 6, 1: 1 });
  expect(scoresIn(aShop(), { prefix: "na" })).toEqual({ 1: 3 });
});

it("scores a name exactly as typed above a synonym", () => {
  const term = { groups: ["nath"], exact: ["nose", "pin"] };
  expect(scoresIn(aShop(), term)).toEqual({ 0: 7, 1: 4 });
  expect(scoresIn(aShop(), { ...term, exact: ["nose", "unknown"] })).toEqual({ 0: 6, 1: 4 });
});

it("finds documents with all terms, and adds up their scores", () => {
  expect(scoresIn(aShop(), { groups: ["nath"] }, { prefix: "noorj" })).toEqual({ 1: 5 });
  expect(scoresIn(aShop(), { groups: ["ring"] }, { prefix: "noor" })).toEqual({});
  expect(scoresIn(aShop())).toEqual({});
});

it("finds no group by the beginning of its name", () => {
  expect(scoresIn(aShop(), { prefix: "=na" })).toEqual({});
});

it("does not match a number by its beginning", () => {
  expect(scoresIn(aShop(), { prefix: "1" })).toEqual({ 2: 2 });
});

it("finds a replaced product by its new words, and no longer by its old words", () => {
  const postings = aShop();
  postings.replace(0, "'=ring':1A 'ring':1A 'ruby':3C");
  postings.replace(1, "");
  postings.replace(3, "'ruby':1A");
  expect(scoresIn(postings, { groups: ["nath"] })).toEqual({});
  expect(postings.isFound({ groups: ["nath"] })).toBe(false);
  expect(scoresIn(postings, { groups: ["ring"] })).toEqual({ 0: 6, 2: 6 });
  expect(scoresIn(postings, { prefix: "rub" })).toEqual({ 0: 1, 3: 5 });
  expect(postings.isFound({ prefix: "rub" })).toBe(true);
});

it("lists words of a length, without groups and numbers", () => {
  expect(aShop().wordsOfLength(3, 4).toSorted()).toEqual(["nath", "noor", "nose", "pin", "ring"]);
});
