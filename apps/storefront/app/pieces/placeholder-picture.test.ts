import { expect, it } from "vitest";
import { placeholderPicture } from "./placeholder-picture.ts";

it("chooses among six pictures, always the same for a piece", () => {
  const slugs = Array.from({ length: 60 }, (_, index) => `piece-${index}`);
  const pictures = slugs.map((slug) => placeholderPicture({ slug }));
  expect(new Set(pictures).size).toBe(6);
  expect(slugs.map((slug) => placeholderPicture({ slug }))).toEqual(pictures);
});
