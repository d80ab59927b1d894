import { expect, it } from "vitest";
import { pageOfThings, type TranslatedThing } from "./translation-source.ts";

const thing = (id: string, isTranslated: boolean): TranslatedThing => ({
  id,
  title: `Thing ${id}`,
  originals: { title: `Thing ${id}` },
  translations: isTranslated ? { hi: { title: { text: "चीज़", of: "" } } } : {},
});

it("continues after a thing that lacks no text any more", () => {
  const all = [thing("a", false), thing("b", true), thing("c", false), thing("d", false)];
  const filter = { language: "hi", missing: true, limit: 1 };
  const page = pageOfThings(all, { ...filter, after: "b" });
  expect(page.things.map(({ id }) => id)).toEqual(["c"]);
  expect(page).toMatchObject({ total: 3, hasMore: true });
  expect(pageOfThings(all, { ...filter, after: "c" })).toMatchObject({
    things: [{ id: "d" }],
    hasMore: false,
  });
});
