import { describe, expect, it } from "vitest";
import { pictureSrcSet, pictureVariant, pictureWidths } from "./pictures.ts";

const KADA = "/pictures/kada-royal-front.jpg";

describe("pictureVariant", () => {
  it("names the size and the format", () => {
    expect(pictureVariant(KADA, 720, "avif")).toBe("/pictures/kada-royal-front.720.avif");
    expect(pictureVariant(KADA, 1200, "jpg")).toBe("/pictures/kada-royal-front.1200.jpg");
  });

  it("keeps the content version", () => {
    expect(pictureVariant(`${KADA}?v=3`, 360, "webp")).toBe(
      "/pictures/kada-royal-front.360.webp?v=3",
    );
  });

  it.each([
    "https://elsewhere.example/pictures/kada.jpg",
    "/pictures/kada.png",
    "/pictures/kada.720.avif",
    "/pictures/../kada.jpg",
    "/models/kada.jpg",
    "",
  ])("does not change %j", (address) => {
    expect(pictureVariant(address, 720, "avif")).toBe(address);
  });
});

describe("pictureWidths", () => {
  it.each([
    [300, [360]],
    [360, [360]],
    [900, [360, 720, 1200]],
    [1200, [360, 720, 1200]],
    [2400, [360, 720, 1200, 1600, 2400]],
    [5000, [360, 720, 1200, 1600, 2400]],
  ])("stops at the first that holds %i px", (sourceWidth, widths) => {
    expect(pictureWidths(sourceWidth)).toEqual(widths);
  });
});

describe("pictureSrcSet", () => {
  it("lists every width", () => {
    expect(pictureSrcSet(KADA, "avif")?.split(", ")).toEqual([
      "/pictures/kada-royal-front.360.avif 360w",
      "/pictures/kada-royal-front.720.avif 720w",
      "/pictures/kada-royal-front.1200.avif 1200w",
      "/pictures/kada-royal-front.1600.avif 1600w",
      "/pictures/kada-royal-front.2400.avif 2400w",
    ]);
  });

  it("declares the true width of a source between two sizes", () => {
    expect(pictureSrcSet("/pictures/cover-rings.jpg", "webp", 900)).toBe(
      "/pictures/cover-rings.360.webp 360w, /pictures/cover-rings.720.webp 720w, " +
        "/pictures/cover-rings.1200.webp 900w",
    );
  });

  it("returns nothing for an address that is not ours", () => {
    expect(pictureSrcSet("https://elsewhere.example/a.jpg", "avif")).toBeUndefined();
  });
});
