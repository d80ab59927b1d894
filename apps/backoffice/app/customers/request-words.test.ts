import { expect, it } from "vitest";
import { wordsOfRequest } from "./request-words.ts";

it("speaks of a second person only where one decides", () => {
  for (const kind of ["export", "erase"] as const) {
    const asked = JSON.stringify(wordsOfRequest(kind, true));
    expect(asked).toContain("A second person agrees first.");
    expect(asked).toContain("Ask a colleague to agree");
    const atOnce = JSON.stringify(wordsOfRequest(kind, false));
    expect(atOnce).not.toMatch(/second person|colleague|Ask/);
  }
  expect(wordsOfRequest("export", false).effect).toContain("fetch the file for a day");
  expect(wordsOfRequest("erase", false).effect).toContain("gone for good");
});
