import type PDFDocument from "pdfkit";
import { fontBytes, isShaped, type Run, runsOf, type Weight } from "./scripts.ts";

/** The style of a text; lengths are in points. */
export interface Style {
  readonly size: number;
  readonly weight?: Weight;
  readonly colour?: string;
  readonly align?: "left" | "right";
}

/** Writes text in any of the scripts of India on a page. */
export interface Typesetter {
  /** Breaks a text into lines of at most this width. */
  lines(text: string, width: number, style: Style): string[];
  /**
   * Sets a text between `x` and `x + width`, its first line from `y` down. The letters of a script of
   * India are written beside its glyphs, for those who search or copy the text or have it read out.
   * @returns the y position of the text's end
   */
  set(text: string, at: { x: number; y: number; width: number }, style: Style): number;
}

const LEADING = 1.4;
/** The distance from the top of a line of text to its baseline, as a multiple of the font size. */
const BASE = 1.03;

interface Shape {
  readonly width: number;
  /** The options for shaping the text. */
  readonly shaping: object;
}

/**
 * pdfkit's shaper can't place marks above and below a letter when a font leaves an anchor
 * undefined, as some fonts of the shop do. Such marks stay where their own glyph has them.
 */
const UNPLACED = { features: { abvm: false, blwm: false, mark: false, mkmk: false } } as object;

export function openTypesetter(doc: typeof PDFDocument.prototype): Typesetter {
  const registered = new Set<string>();
  const widths = new Map<string, number>();

  function use(font: string, size: number): void {
    if (!registered.has(font)) {
      doc.registerFont(font, fontBytes(font));
      registered.add(font);
    }
    doc.font(font, size);
  }

  /** Measures a run of text, and chooses how it must be shaped. */
  function shape({ text, font }: Run, size: number): Shape {
    use(font, size);
    try {
      return { width: doc.widthOfString(text), shaping: {} };
    } catch {
      return { width: doc.widthOfString(text, UNPLACED), shaping: UNPLACED };
    }
  }

  /** Shaping is slow, so the width of each word is measured once and kept. */
  function widthOf(word: string, { size, weight = 400 }: Style): number {
    const key = `${size} ${weight} ${word}`;
    const cachedWidth = widths.get(key);
    if (cachedWidth !== undefined) return cachedWidth;
    const width = runsOf(word, weight).reduce((sum, run) => sum + shape(run, size).width, 0);
    widths.set(key, width);
    return width;
  }

  function widthOfLine(line: string, style: Style): number {
    const words = line.split(" ");
    const blanks = (words.length - 1) * widthOf(" ", style);
    return words.reduce((sum, word) => sum + widthOf(word, style), blanks);
  }

  function lines(text: string, width: number, style: Style): string[] {
    const broken: string[] = [];
    for (const word of text.split(/[ \n]+/).flatMap((long) => pieces(long, width, style))) {
      const last = broken.at(-1);
      const longer = `${last} ${word}`;
      if (last !== undefined && widthOfLine(longer, style) <= width)
        broken[broken.length - 1] = longer;
      else broken.push(word);
    }
    return broken;
  }

  /** A word that is wider than the column is continued in the next line. */
  function pieces(word: string, width: number, style: Style): string[] {
    if (widthOf(word, style) <= width) return [word];
    const cut: string[] = [""];
    for (const { segment } of new Intl.Segmenter().segment(word)) {
      const longer = `${cut.at(-1)}${segment}`;
      if (widthOf(longer, style) <= width) cut[cut.length - 1] = longer;
      else cut.push(segment);
    }
    return cut;
  }

  return {
    lines,
    set(text, { x, y, width }, style) {
      const { size, weight = 400, colour = "#26161a", align = "left" } = style;
      doc.fillColor(colour);
      let top = y;
      for (const line of lines(text, width, style)) {
        let left = align === "right" ? x + width - widthOfLine(line, style) : x;
        for (const run of runsOf(line, weight)) {
          const { width: wide, shaping } = shape(run, size);
          const how = { lineBreak: false, baseline: "alphabetic", ...shaping } as const;
          if (isShaped(run.font)) doc.markContent("Span", { actual: run.text });
          doc.text(run.text, left, top + size * BASE, how);
          if (isShaped(run.font)) doc.endMarkedContent();
          left += wide;
        }
        top += size * LEADING;
      }
      return top;
    },
  };
}
