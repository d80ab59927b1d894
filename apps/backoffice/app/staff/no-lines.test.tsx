import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { NoLines } from "./no-lines.tsx";

it("speaks of filters only when there are some", () => {
  expect(renderToStaticMarkup(<NoLines isFiltered />)).toContain("Take a filter off");
  const without = renderToStaticMarkup(<NoLines isFiltered={false} />);
  expect(without).toContain("Nothing was done yet");
  expect(without).not.toContain("filter");
});
