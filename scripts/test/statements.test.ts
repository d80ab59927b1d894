import { describe, expect, it } from "vitest";
import { formOf, missingOnEmbedded } from "./statements.mjs";

describe("the form of a statement", () => {
  it("is the same however many values its lists have, and wherever its parameters are", () => {
    expect(formOf("select 1\n  where a in ($2, $3) and b = $4")).toBe(
      formOf("select 1 where a in ($1) and b = $2"),
    );
    expect(formOf("insert into t values ($1, default), ($2, $3)")).toBe(
      formOf("insert into t values ($1)"),
    );
  });

  it("differs for different statements", () => {
    expect(formOf("select a from t")).not.toBe(formOf("select b from t"));
  });
});

describe("what the embedded database missed", () => {
  const other = { file: "b.api.test.ts", statements: ["select $1"] };

  it("is nothing when another file ran the statement there", () => {
    expect(
      missingOnEmbedded([{ file: "a.api.test.ts", statements: ["select $2"] }], [other]),
    ).toEqual([]);
  });

  it("is named with the files that run it", () => {
    const server = ["a", "c"].map((name) => ({ file: name, statements: ["select now()"] }));
    expect(missingOnEmbedded(server, [other])).toEqual(["a, c: select now()"]);
  });
});
