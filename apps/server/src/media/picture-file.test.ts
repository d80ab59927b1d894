import { describe, expect, it } from "vitest";
import { parsePictureFile } from "./picture-file.ts";

describe("parsePictureFile", () => {
  it("reads a source and a size", () => {
    expect(parsePictureFile("kada-royal-front.jpg")).toEqual({
      id: "kada-royal-front",
      size: null,
    });
    expect(parsePictureFile("kada-royal-front.720.avif")).toEqual({
      id: "kada-royal-front",
      size: { width: 720, format: "avif" },
    });
  });

  it.each([
    "kada.avif",
    "kada.721.avif",
    "kada.0720.avif",
    "kada.720.png",
    "kada.720.avif.tmp",
    "kada.1e3.jpg",
    "Kada.jpg",
    "..jpg",
    "../kada.jpg",
    "a/b.jpg",
    "a\\b.jpg",
    "kada.jpg\0",
    `${"a".repeat(101)}.jpg`,
    ".jpg",
    "",
  ])("refuses %j", (file) => {
    expect(parsePictureFile(file)).toBeNull();
  });
});
