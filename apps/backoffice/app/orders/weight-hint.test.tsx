import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { WeightHint } from "./weight-hint.tsx";

const hint = (bookMg: number | null, weighedMg: number | null) =>
  renderToStaticMarkup(
    <WeightHint orderedMg={6_650} bookMg={bookMg} weighedMg={weighedMg} />,
  ).replace(/<[^>]+>/g, "");

it("says which weight the book has, and that another weight replaces it", () => {
  expect(hint(null, 6_700)).toBe("ordered 6.650 g");
  expect(hint(6_700, null)).toBe("ordered 6.650 gin the book 6.700 g");
  expect(hint(6_700, 6_700)).not.toContain("replaced");
  expect(hint(6_700, 6_690)).toContain("in the book 6.700 g, replaced at dispatch");
});
