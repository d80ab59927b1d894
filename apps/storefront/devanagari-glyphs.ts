import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  Blob,
  Face,
  Font,
  shape,
  shapeWithTrace,
  Buffer as TextBuffer,
  TracePhase,
} from "harfbuzzjs";

const ROOT = join(import.meta.dirname, "../..");
/** The folders with the Hindi texts of the shop: its pages, letters and first contents. */
const TEXTS = ["packages/words/src/hi", "apps/server/seed/shop/hi", "apps/storefront/app"];
const WORD = /[\u0900-\u097f\u200c\u200d]+/g;

/** All consonants of Hindi, and those of them that have a dot below (nukta). */
const CONSONANTS = Array.from("कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह");
const DOTTED = ["क़", "ख़", "ग़", "ज़", "ड़", "ढ़", "फ़"];
/**
 * The pairs that have a sign of their own (क्ष, ज्ञ), and those whose first consonant has no half
 * form. Other pairs of such a consonant occur only in foreign words; a virama stands below it then.
 */
const JOINED_PAIRS =
  "क्ष ज्ञ ङ्क ङ्ख ङ्ग ङ्घ ञ्च ञ्ज छ्य ट्ट ट्ठ ट्य ठ्य ड्ड ड्ढ ड्य ढ्य द्ग द्घ द्द द्ध द्न द्ब द्भ द्म द्य द्व ह्ण ह्न ह्म ह्य ह्ल ह्व".split(
    " ",
  );
const VOWEL_SIGNS = Array.from("ािीुूृॅेैॉोौ");
const OTHER_LETTERS = Array.from("अआइईउऊऋएऐऑओऔ।॥");
const VIRAMA = "्";
const JOINER = "\u200d";

/** Reads every different Hindi word of the shop's own texts. */
export async function hindiWords(): Promise<string[]> {
  const words = new Set<string>();
  for (const folder of TEXTS) {
    const files = await readdir(join(ROOT, folder), { recursive: true, withFileTypes: true });
    for (const file of files) {
      if (!file.isFile() || !/\.(ts|tsx|json)$/.test(file.name)) continue;
      const text = await readFile(join(file.parentPath, file.name), "utf8");
      for (const [word] of text.normalize("NFC").matchAll(WORD)) words.add(word);
    }
  }
  return Array.from(words);
}

/**
 * The syllables that a word of the shopkeeper may have: each consonant with each sign, its half
 * form, its forms before and after "र", and the joined pairs. Any other pair is written with a half
 * form, or with a virama where there is none.
 */
export function commonSyllables(): string[] {
  const syllables = [...CONSONANTS, ...DOTTED].flatMap((consonant) => [
    consonant,
    consonant + VIRAMA,
    consonant + VIRAMA + JOINER,
    ...["", ...VOWEL_SIGNS].flatMap((sign) => [
      `${consonant}${sign}`,
      `${consonant}${sign}ं`,
      `${consonant}${sign}ँ`,
      `र${VIRAMA}${consonant}${sign}`,
      `र${VIRAMA}${consonant}${sign}ं`,
      `${consonant}${VIRAMA}र${sign}`,
    ]),
  ]);
  return [...syllables, ...JOINED_PAIRS, ...OTHER_LETTERS];
}

/**
 * The form in which a font writes a text: each glyph's outline and place, so that two files of one
 * font can be compared although their glyphs have other numbers.
 * @param bytes the bytes of an OpenType file that is not compressed
 */
export function formsIn(bytes: Uint8Array): (text: string) => string {
  const font = new Font(new Face(new Blob(bytes)));
  return (text) => {
    const buffer = bufferOf(text);
    shape(font, buffer);
    const places = buffer.getGlyphPositions();
    return (
      buffer
        .getGlyphInfos()
        .map(({ codepoint }, number) => ({
          outline: font.glyphToPath(codepoint),
          place: places[number],
        }))
        // A character that only joins others is a glyph without outline and width.
        .filter(({ outline, place }) => outline || place?.xAdvance)
        .map(({ outline, place }) => `${outline} ${JSON.stringify(place)}`)
        .join("\n")
    );
  };
}

/**
 * The numbers of all glyphs that a font needs to write some texts: those that are drawn, and those
 * that a step of joining letters makes for the next step.
 * @param bytes the bytes of an OpenType file that is not compressed
 */
export function glyphsOf(bytes: Uint8Array, texts: readonly string[]): ReadonlySet<number> {
  const font = new Font(new Face(new Blob(bytes)));
  const glyphs = new Set<number>();
  for (const text of texts) {
    for (const step of shapeWithTrace(font, bufferOf(text), [], 0, TracePhase.DONT_STOP)) {
      if (!step.glyphs) continue;
      for (const { g } of step.t as { readonly g: number }[]) glyphs.add(g);
    }
  }
  return glyphs;
}

function bufferOf(text: string): TextBuffer {
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  return buffer;
}
