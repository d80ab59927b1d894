import { readFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import { describe, expect, it } from "vitest";
import { commonSyllables, formsIn, hindiWords } from "./devanagari-glyphs.ts";

const CUTS = [
  ["hind/files/hind-devanagari-400-normal.woff2", "hind-400.woff2"],
  ["hind/files/hind-devanagari-500-normal.woff2", "hind-500.woff2"],
  ["martel/files/martel-devanagari-300-normal.woff2", "martel-300.woff2"],
] as const;

describe.for(CUTS)("the reduced font of %s", ([from, to]) => {
  it("writes every word of the shop and every common syllable as the complete font does", async () => {
    const whole = formsIn(await unpacked(new URL(import.meta.resolve(`@fontsource/${from}`))));
    const cut = formsIn(await unpacked(join(import.meta.dirname, "app/fonts", to)));
    const texts = [...(await hindiWords()), ...commonSyllables()];
    expect(texts.length).toBeGreaterThan(2_000);
    expect(texts.filter((text) => cut(text) !== whole(text))).toEqual([]);
  });

  it("writes another pair of letters with a half form, without a virama below", async () => {
    const cut = formsIn(await unpacked(join(import.meta.dirname, "app/fonts", to)));
    expect(cut("ख्ज")).toBe(cut("ख्\u200dज"));
  });
});

async function unpacked(file: string | URL): Promise<Uint8Array> {
  return subsetFont(await readFile(file), "", { targetFormat: "sfnt", keepAllGlyphs: true });
}
