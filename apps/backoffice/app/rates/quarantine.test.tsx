import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { deskWith } from "./example-desk.ts";
import { Quarantine } from "./quarantine.tsx";

it("says of readings alone that none waits, because a request may wait beside them", () => {
  const html = renderToStaticMarkup(<Quarantine desk={deskWith()} maySet={true} />);
  expect(html).toContain("Readings that wait for a decision");
  expect(html).toContain("No reading waits.");
  expect(html).not.toContain("Nothing waits");
});
