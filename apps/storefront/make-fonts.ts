/**
 * Reduces the shop's fonts to the characters that nearly every page needs, and writes them to
 * `app/fonts/`. After an update of the fonts, run `node apps/storefront/make-fonts.ts`.
 *
 * On a slow connection fonts load before all other files, so halving their bytes saves a third of a
 * second. The files have fewer characters (English and the rupee sign; the other Latin characters
 * are in the complete font files, which fonts.css names) and a smaller range of weights. For the
 * pictures that the server draws of shared pages, each font gets a file of one weight and size with
 * the characters of western Europe.
 *
 * The fonts of Hindi also have fewer joined glyphs: those of the shop's own words and of all common
 * syllables. After new Hindi words run it too if `make-fonts.test.ts` fails.
 */
import { readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import subsetFont from "subset-font";
import { commonSyllables, glyphsOf, hindiWords } from "./devanagari-glyphs.ts";
import { subsetGlyphs } from "./subset-glyphs.ts";

const PAGES = join(import.meta.dirname, "app/fonts");
const SHARED_PICTURES = join(import.meta.dirname, "../server/src/seo/fonts");

const FIGTREE = import.meta.resolve(
  "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
);
const FRAUNCES = import.meta.resolve(
  "@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2",
);

const PRINTABLE_ASCII = charactersBetween(0x20, 0x7e);
/** These character ranges must match the ranges in fonts.css. */
const BASIC = `${PRINTABLE_ASCII}\u00a0©°·×–—‘’“”•…−`;
/**
 * The characters of headings. They include digits, although amounts are set in Figtree: the names
 * of some pieces have digits, and a font that loads late makes a phone compute the layout of the
 * whole page again.
 */
const LETTERS =
  " 0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!&'(),-./:?\u00a0–—‘’";
/**
 * The characters of Hindi, those that join letters, and the space. Digits are Western. The ranges in
 * devanagari.css must match, but only Martel's has the space; a system font shows the other characters of the script.
 */
const HINDI = " ँंःअआइईउऊऋएऐऑओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह़ािीुूृॅेैॉोौ्क़ख़ग़ज़ड़ढ़फ़।॥\u200c\u200d";
const WESTERN = `${BASIC}${charactersBetween(0xa0, 0xff)}`;

const HEADINGS = {
  // The optical size is in pixels: from the smallest heading up to 72. A larger heading is hardly
  // different, but each wider range makes the file larger, which loads before the first picture.
  variationAxes: { wght: { min: 300, max: 400 }, opsz: { min: 18, max: 72 } },
  // The other font features are alternative glyphs that the shop does not use.
  keepFeatures: ["kern", "liga", "ccmp", "rvrn", "rclt", "calt"],
} as const;

const CUTS = [
  {
    from: FIGTREE,
    to: join(PAGES, "figtree-basic.woff2"),
    characters: BASIC,
    variationAxes: { wght: { min: 400, max: 600 } },
  },
  {
    from: import.meta.resolve(
      "@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2",
    ),
    to: join(PAGES, "figtree-rupee.woff2"),
    characters: "₹",
    variationAxes: { wght: { min: 400, max: 600 } },
  },
  {
    from: FRAUNCES,
    to: join(PAGES, "fraunces-letters.woff2"),
    characters: LETTERS,
    ...HEADINGS,
  },
  {
    from: FRAUNCES,
    to: join(PAGES, "fraunces-figures.woff2"),
    characters: Array.from(BASIC)
      .filter((character) => !LETTERS.includes(character))
      .join(""),
    ...HEADINGS,
  },
  {
    from: FRAUNCES,
    to: join(SHARED_PICTURES, "fraunces.ttf"),
    characters: WESTERN,
    targetFormat: "sfnt",
    variationAxes: { wght: 300, opsz: 72 },
    keepFeatures: ["kern"],
  },
  {
    from: FIGTREE,
    to: join(SHARED_PICTURES, "figtree.ttf"),
    characters: WESTERN,
    targetFormat: "sfnt",
    variationAxes: { wght: 400 },
    keepFeatures: ["kern"],
  },
] as const;

/** The fonts of Hindi and the files that they are reduced to. */
const HINDI_CUTS = [
  [
    import.meta.resolve("@fontsource/hind/files/hind-devanagari-400-normal.woff2"),
    "hind-400.woff2",
  ],
  [
    import.meta.resolve("@fontsource/hind/files/hind-devanagari-500-normal.woff2"),
    "hind-500.woff2",
  ],
  [
    import.meta.resolve("@fontsource/martel/files/martel-devanagari-300-normal.woff2"),
    "martel-300.woff2",
  ],
] as const;

for (const { from, to, characters, ...options } of CUTS) {
  const cut = await subsetFont(await readFile(new URL(from)), characters, {
    targetFormat: "woff2",
    noHinting: true,
    ...options,
  });
  await write(to, cut);
}

const texts = [...(await hindiWords()), ...commonSyllables()];
for (const [from, to] of HINDI_CUTS) {
  const packed = await readFile(new URL(from));
  const font = await converted(packed, "sfnt");
  const cut = await subsetGlyphs(font, HINDI, glyphsOf(font, [...texts, " "]));
  await write(join(PAGES, to), await converted(cut, "woff2"));
}

async function write(file: string, font: Uint8Array): Promise<void> {
  await writeFile(file, font);
  console.log(`${basename(file).padEnd(24)} ${font.byteLength} bytes`);
}

/** The same font in another file format. */
function converted(font: Buffer, targetFormat: "woff2" | "sfnt"): Promise<Buffer> {
  return subsetFont(font, "", { targetFormat, keepAllGlyphs: true });
}

function charactersBetween(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, place) =>
    String.fromCodePoint(first + place),
  ).join("");
}
