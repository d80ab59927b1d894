import { describe, expect, it } from "vitest";
import { inTranslation, isTranslationOf, textsOf, translationOf } from "./translations.ts";

const PATHS = ["name", "note", "tags", "alts.*", "turns.*.title"];
const row = {
  name: "Ring",
  note: null,
  tags: ["gold", "plain"],
  alts: { "/pictures/a.jpg": "Front" },
  turns: [{ title: "One", piece: "a" }, { title: "Two" }],
  price: 5,
};

describe("the texts of a row", () => {
  it("are named by their paths, without empty ones", () => {
    expect(textsOf(row, PATHS)).toEqual({
      name: "Ring",
      tags: "gold\nplain",
      "alts./pictures/a.jpg": "Front",
      "turns.0.title": "One",
      "turns.1.title": "Two",
    });
  });

  it("are replaced by their translations, and stay where there is none", () => {
    const translation = translationOf(textsOf(row, PATHS), {
      name: "अंगूठी",
      tags: "सोना\nसादा",
      "alts./pictures/a.jpg": "सामने",
      "turns.1.title": "दो",
      unknown: "x",
      toString: "x",
    });
    expect(Object.keys(translation)).not.toContain("unknown");
    expect(Object.keys(translation)).not.toContain("toString");
    expect(inTranslation(row, PATHS, translation)).toEqual({
      ...row,
      name: "अंगूठी",
      tags: ["सोना", "सादा"],
      alts: { "/pictures/a.jpg": "सामने" },
      turns: [{ title: "One", piece: "a" }, { title: "दो" }],
    });
    expect(inTranslation(row, PATHS, null)).toBe(row);
  });

  it("follow a list into another order only by their originals", () => {
    const translation = translationOf(textsOf(row, PATHS), { "turns.0.title": "एक", name: "क" });
    const turned = { ...row, name: "Band", turns: row.turns.toReversed() };
    const read = inTranslation(turned, PATHS, translation);
    expect(read.turns).toEqual(turned.turns);
    // A changed single text keeps its translation, which staff see as outdated.
    expect(read.name).toBe("क");
    expect(isTranslationOf(translation["name"] as never, "Band")).toBe(false);
  });
});
