import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { categoryTitle } from "../parts/category-title.ts";
import { BeforeAfter } from "./before-after.tsx";

const text = (before: Record<string, unknown> | null, after: Record<string, unknown> | null) =>
  renderToStaticMarkup(<BeforeAfter before={before} after={after} />).replaceAll(/<[^>]+>/g, " ");

it("shows a removed record without a later state", () => {
  expect(text({ state: "draft", approvalId: "1" }, null).split(/\s+/).join(" ").trim()).toBe(
    "state draft taken away",
  );
});

it("shows a field that did not exist before without a former state", () => {
  const said = text({ hours: "9 to 5" }, { hours: "10 to 6", cin: "U1", askedBy: "7" });
  expect(said).toContain("opening hours");
  expect(said).toMatch(/9 to 5\s+to\s+10 to 6/);
  expect(said).not.toContain("nothing");
});

it("shows the title of a category instead of its id, and words for a deleted one", () => {
  const [gold, silver, deleted] = ["1", "2", "3"].map(
    (end) => `0198c0de-0000-7000-8000-00000000000${end}`,
  );
  const all = [
    { _id: gold ?? "", title: "Gold rings" },
    { _id: silver ?? "", title: "Silver" },
  ];
  const names = { people: new Map(), category: (id: string) => categoryTitle(id, all) };
  const say = (before: object, after: object) =>
    renderToStaticMarkup(
      <BeforeAfter before={{ ...before }} after={{ ...after }} names={names} />,
    ).replaceAll(/<[^>]+>/g, " ");
  expect(say({ categoryId: gold }, { categoryId: silver })).toMatch(
    /category\s+Gold rings\s+to\s+Silver/,
  );
  expect(say({ categoryId: deleted }, { categoryId: silver })).toMatch(
    /category\s+a deleted category\s+to\s+Silver/,
  );
  expect(say({}, { filter: { category: [gold, deleted] } })).toContain(
    "Gold rings, a deleted category",
  );
});
