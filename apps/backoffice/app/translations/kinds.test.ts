import { CONTENT_KINDS } from "@suvarna/contract/translations/constants";
import { expect, it } from "vitest";
import { KINDS, kindNamed, labelOf } from "./kinds.ts";

it("has a tab for every kind", () => {
  const kinds = KINDS.map(({ kind }) => kind).toSorted();
  expect(kinds).toEqual([...CONTENT_KINDS, "product"].toSorted());
  expect(kindNamed("article").kind).toBe("article");
  expect(kindNamed("nothing").kind).toBe("product");
});

it.each([
  ["name", "Name"],
  ["details.finish", "Finish"],
  ["details.description", "How it is made"],
  ["turns.0.title", "Title, 1"],
  ["alts.1", "What one sees in the picture, 2"],
  ["pictureAlts./pictures/a.jpg", "What one sees in the picture"],
  ["grievanceOfficer.role", "Role of the grievance officer"],
])("labels %s", (name, label) => {
  expect(labelOf(name)).toBe(label);
});
