import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The font weights of tax documents. */
export type Weight = 400 | 600;

const FIGTREE = {
  400: import.meta.resolve("@fontsource/figtree/files/figtree-latin-400-normal.woff"),
  600: import.meta.resolve("@fontsource/figtree/files/figtree-latin-600-normal.woff"),
};
/** The font for Latin text, with the rupee sign and the accents of transcribed names. */
const FIGTREE_MORE = {
  400: import.meta.resolve("@fontsource/figtree/files/figtree-latin-ext-400-normal.woff"),
  600: import.meta.resolve("@fontsource/figtree/files/figtree-latin-ext-600-normal.woff"),
};
/**
 * The fonts of the scripts of India, in the sequence of their Unicode blocks, which have 128
 * characters each from U+0900 on.
 */
const INDIAN = [
  import.meta.resolve(
    "@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff",
  ),
  import.meta.resolve(
    "@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff",
  ),
  import.meta.resolve(
    "@fontsource/noto-sans-gurmukhi/files/noto-sans-gurmukhi-gurmukhi-400-normal.woff",
  ),
  import.meta.resolve(
    "@fontsource/noto-sans-gujarati/files/noto-sans-gujarati-gujarati-400-normal.woff",
  ),
  import.meta.resolve("@fontsource/noto-sans-oriya/files/noto-sans-oriya-oriya-400-normal.woff"),
  import.meta.resolve("@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-400-normal.woff"),
  import.meta.resolve("@fontsource/noto-sans-telugu/files/noto-sans-telugu-telugu-400-normal.woff"),
  import.meta.resolve(
    "@fontsource/noto-sans-kannada/files/noto-sans-kannada-kannada-400-normal.woff",
  ),
  import.meta.resolve(
    "@fontsource/noto-sans-malayalam/files/noto-sans-malayalam-malayalam-400-normal.woff",
  ),
];
const FIRST_INDIAN = 0x0900;
const LETTERS_OF_A_SCRIPT = 128;

/** A part of a text that is set in one font. */
export interface Run {
  readonly text: string;
  /** The name of the font's file. */
  readonly font: string;
}

/** Splits a text at the places where the font must change. */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  for (const letter of text.normalize("NFC")) {
    const last = runs.at(-1);
    const font = fontOf(letter.codePointAt(0) as number, weight, last?.font);
    if (last?.font === font) runs[runs.length - 1] = { font, text: last.text + letter };
    else runs.push({ font, text: letter });
  }
  return runs;
}

function fontOf(code: number, weight: Weight, before: string | undefined): string {
  // A joiner changes the shapes of the letters beside it, so it stays in the font of the letter
  // before it.
  if (before && (code === 0x200c || code === 0x200d)) return before;
  const indian = INDIAN[Math.floor((code - FIRST_INDIAN) / LETTERS_OF_A_SCRIPT)];
  if (code >= FIRST_INDIAN && indian) return indian;
  const common = code < 0x100 || (code >= 0x2000 && code < 0x2070) || code === 0x2212;
  return (common ? FIGTREE : FIGTREE_MORE)[weight];
}

/**
 * Whether a font is of a script whose glyphs stand in another order than its letters, or join several
 * letters. A PDF reader can't find the text from such glyphs.
 */
export const isShaped = (font: string) => INDIAN.includes(font);

const read = new Map<string, Buffer>();

/** The bytes of a font file, which is read only once. */
export function fontBytes(font: string): Buffer {
  const cached = read.get(font);
  if (cached) return cached;
  const bytes = readFileSync(fileURLToPath(font));
  read.set(font, bytes);
  return bytes;
}
