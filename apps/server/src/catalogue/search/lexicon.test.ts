import { describe, expect, it } from "vitest";
import { partsOf, splitJoinedWords, withWiderGroups } from "./lexicon.ts";
import { FILLERS, SAME_WORDS } from "./synonym-groups.ts";
import { wordsOf } from "./words.ts";

const GROUPS = Object.entries(SAME_WORDS);

describe("the list of same words", () => {
  it.each(GROUPS)(
    "matches %s by each of its words, but not by a part of a word",
    (name, { words }) => {
      for (const word of words) {
        expect(partsOf(wordsOf(word))).toEqual([
          { words: wordsOf(word), groups: expect.arrayContaining([name]) },
        ]);
      }
    },
  );

  it("has no word twice in a group, and no meaningless words", () => {
    for (const [name, { words }] of GROUPS) {
      const spellings = words.map((word) => wordsOf(word).join(" "));
      expect([name, new Set(spellings).size]).toEqual([name, spellings.length]);
      expect([name, spellings.filter((word) => FILLERS.includes(word))]).toEqual([name, []]);
    }
  });

  it("contains only groups with several words", () => {
    for (const [, { includes = [] }] of GROUPS) {
      for (const narrower of includes) expect(SAME_WORDS).toHaveProperty(narrower);
    }
    expect(withWiderGroups("jhumka")).toEqual(["jhumka", "earring"]);
    expect(withWiderGroups("earring")).toEqual(["earring"]);
  });

  it("prefers the longest name", () => {
    expect(partsOf(["gold", "nose", "ring", "set"])).toEqual([
      { words: ["gold"], groups: ["gold"] },
      { words: ["nose", "ring"], groups: ["nose-pin"] },
      { words: ["set"], groups: [] },
    ]);
  });

  it("splits two words that are written without a blank", () => {
    expect(splitJoinedWords("goldring")).toEqual(["gold", "ring"]);
    expect(splitJoinedWords("gold")).toBeNull();
    expect(splitJoinedWords("goldfish")).toBeNull();
  });
});

describe("wordsOf", () => {
  it.each([
    ["Café Kadās", ["cafe", "kada"]],
    ["22KT  gold-ring/s", ["22", "kt", "gold", "ring", "s"]],
    ["Veer Men's Kada", ["veer", "men", "kada"]],
    ["glass", ["glass"]],
    ["चाँदी की पायल", ["चांदी", "की", "पायल"]],
    ["चूड़ी", ["चूडी"]],
    ["हार हीरा", ["हार", "हीरा"]],
    ["% _ \\ ' \" : * & | ! ( ) < \0", []],
    ["\u{1d4d6}old 💍", ["gold"]],
    ["x".repeat(200), ["x".repeat(60)]],
  ])("splits %j", (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});
