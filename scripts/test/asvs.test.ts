import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../project.mjs";

/**
 * The requirements of ASVS 5.0.0 of levels 1 and 2: each line has a section and the numbers of its
 * requirements.
 */
const LEVELS_1_AND_2 = [
  "1.1: 1-2",
  "1.2: 1-9",
  "1.3: 1-11",
  "1.4: 1-3",
  "1.5: 1-2",
  "2.1: 1-3",
  "2.2: 1-3",
  "2.3: 1-4",
  "2.4: 1",
  "3.2: 1-2",
  "3.3: 1-4",
  "3.4: 1-6",
  "3.5: 1-5",
  "3.7: 1-2",
  "4.1: 1-3",
  "4.2: 1",
  "4.3: 1-2",
  "4.4: 1-4",
  "5.1: 1",
  "5.2: 1-3",
  "5.3: 1-2",
  "5.4: 1-3",
  "6.1: 1-3",
  "6.2: 1-12",
  "6.3: 1-4",
  "6.4: 1-4",
  "6.5: 1-5",
  "6.6: 1-3",
  "6.8: 1-4",
  "7.1: 1-3",
  "7.2: 1-4",
  "7.3: 1-2",
  "7.4: 1-5",
  "7.5: 1-2",
  "7.6: 1-2",
  "8.1: 1-2",
  "8.2: 1-3",
  "8.3: 1",
  "8.4: 1",
  "9.1: 1-3",
  "9.2: 1-4",
  "10.1: 1-2",
  "10.2: 1-2",
  "10.3: 1-4",
  "10.4: 1-11",
  "10.5: 1-5",
  "10.6: 1-2",
  "10.7: 1-3",
  "11.1: 1-2",
  "11.2: 1-3",
  "11.3: 1-3",
  "11.4: 1-4",
  "11.5: 1",
  "11.6: 1",
  "12.1: 1-3",
  "12.2: 1-2",
  "12.3: 1-4",
  "13.1: 1",
  "13.2: 1-5",
  "13.3: 1-2",
  "13.4: 1-5",
  "14.1: 1-2",
  "14.2: 1-4",
  "14.3: 1-3",
  "15.1: 1-3",
  "15.2: 1-3",
  "15.3: 1-7",
  "16.1: 1",
  "16.2: 1-5",
  "16.3: 1-4",
  "16.4: 1-3",
  "16.5: 1-3",
  "17.1: 1",
  "17.2: 1-4",
  "17.3: 1-2",
];

/** Returns the ids of the requirements in a section: `1.5: 1-2` stands for 1.5.1 and 1.5.2. */
function idsOf(section: string): string[] {
  const [name = "", numbers = ""] = section.split(": ");
  return numbers.split(" ").flatMap((range) => {
    const [first = 0, last = first] = range.split("-").map(Number);
    return Array.from({ length: last - first + 1 }, (_, at) => `${name}.${first + at}`);
  });
}

const VERDICTS = ["met", "partly", "not met", "n/a"];

const text = readFileSync(join(root, "docs/asvs.md"), "utf8");
const rows = text
  .split("\n")
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [id = "", requirement = "", verdict = "", reason = ""] = line.slice(2, -2).split(" | ");
    return { id, requirement, verdict, reason };
  });

describe("docs/asvs.md", () => {
  it("has every requirement of levels 1 and 2 once, in order", () => {
    const ids = LEVELS_1_AND_2.flatMap(idsOf);
    expect(ids).toHaveLength(253);
    expect(rows.map(({ id }) => id)).toEqual(ids);
  });

  it("has a verdict and a reason for each", () => {
    const wrong = rows.filter(
      ({ requirement, verdict, reason }) =>
        requirement === "" || reason === "" || !VERDICTS.includes(verdict),
    );
    expect(wrong).toEqual([]);
  });

  it("names a file or a decision for all that is met", () => {
    const bare = rows.filter(
      ({ verdict, reason }) =>
        verdict === "met" && !/[/`][\w.-]+\.(?:tsx?|mjs|json|md)\b|`apps`|`apps\//.test(reason),
    );
    expect(bare.map(({ id, reason }) => `${id} ${reason}`)).toEqual([]);
  });

  it("counts its rows in the table at its top", () => {
    const counts = (chapter: string) =>
      VERDICTS.map(
        (verdict) =>
          rows.filter((row) => row.verdict === verdict && row.id.startsWith(chapter)).length,
      );
    const tableRows = [...text.matchAll(/^\| (?:V(\d+) .*?|all) \| (.+) \|$/gm)];
    expect(tableRows).toHaveLength(18);
    for (const [line, chapter, numbers = ""] of tableRows) {
      const expected = counts(chapter === undefined ? "" : `${chapter}.`);
      expect(numbers.split(" | ").map(Number), line).toEqual(expected);
    }
  });
});

describe.each(["docs/asvs.md", "docs/security.md"])("%s", (page) => {
  it("names only files that there are", () => {
    const text = readFileSync(join(root, page), "utf8");
    const named = [
      ...Array.from(text.matchAll(/`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|mjs|json|md))`/g), ([, path]) =>
        String(path),
      ).filter((path) => path.includes("/") || !page.endsWith("security.md")),
      ...Array.from(text.matchAll(/\]\((?!https:)([^)#]+)/g), ([, path]) =>
        join("docs", String(path)),
      ),
    ];
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
