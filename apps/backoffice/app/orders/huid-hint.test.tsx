import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { HuidHint } from "./huid-hint.tsx";

const hint = (typed: string, saved = "", refused = false) =>
  renderToStaticMarkup(<HuidHint typed={typed} saved={saved} refused={refused} />);

it("says that a HUID is free only after it was saved", () => {
  expect(hint("4KT9RX")).toContain("Six signs");
  expect(hint("4KT9RX")).not.toContain("Free");
  expect(hint("4KT9RX", "4KT9RW")).not.toContain("Free");
  expect(hint("4KT9RX", "4KT9RX")).toContain("Free, six signs");
});

it("counts the signs of a part, and says nothing of a refused HUID", () => {
  expect(hint("4KT9")).toContain("4 of 6 signs");
  expect(hint("4KT9RX", "", true)).toBe("");
  expect(hint("")).toBe("");
});
