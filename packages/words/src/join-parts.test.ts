import { expect, it } from "vitest";
import { joinParts } from "./join-parts.ts";

it("joins the parts of a note, and puts no second full stop behind a part", () => {
  expect(joinParts(["BlueDart, 7711", "Ring twice", "Weighed: 2 g"], ". ")).toBe(
    "BlueDart, 7711. Ring twice. Weighed: 2 g",
  );
  expect(joinParts(["BlueDart Ltd.", null, "Ring twice!", "Weighed: 2 g"], ". ")).toBe(
    "BlueDart Ltd. Ring twice! Weighed: 2 g",
  );
  expect(joinParts(["दो बार घंटी बजाएँ।", "2 ग्राम"], "। ")).toBe("दो बार घंटी बजाएँ। 2 ग्राम");
});

it("returns null when there are no parts", () => {
  expect(joinParts(["", null, undefined], ". ")).toBeNull();
});
