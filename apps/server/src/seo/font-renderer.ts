import { readFileSync } from "node:fs";
import { join } from "node:path";
import opentype, { type Font, type PathCommand } from "opentype.js";

/**
 * A text that is set in one line: the outlines for the `d` of an SVG path. The left end of the line
 * is at x = 0, the base line at y = 0.
 */
export interface SetLine {
  readonly path: string;
  /** The width of the line in pixels. */
  readonly width: number;
}

export interface FontRenderer {
  /**
   * Sets a text in one line.
   * @param size the size of the letters in pixels
   * @param tracking the space between letters, as a share of the size
   */
  set(text: string, size: number, tracking?: number): SetLine;
  /**
   * Breaks a text into lines that are no wider than a width in pixels; a word that is wider gets a
   * line of its own.
   */
  lines(text: string, size: number, width: number): string[];
}

/**
 * Opens one of the typefaces that the storefront's `make-fonts.ts` creates. Texts become outlines,
 * so the machine needs no installed font.
 */
export function openFontRenderer(typeface: "fraunces" | "figtree"): FontRenderer {
  const bytes = readFileSync(join(import.meta.dirname, "fonts", `${typeface}.ttf`));
  const font = opentype.parse(new Uint8Array(bytes).buffer);

  function widthOf(text: string, size: number): number {
    return font.getAdvanceWidth(text, size);
  }

  return {
    set(text, size, tracking = 0) {
      const drawn = drawable(font, text);
      const { commands } = font.getPath(drawn, 0, 0, size, { letterSpacing: tracking });
      const width = font.getAdvanceWidth(drawn, size, { letterSpacing: tracking });
      return { path: pathData(commands), width };
    },
    lines(text, size, width) {
      const lines: string[] = [];
      for (const word of drawable(font, text).split(/\s+/)) {
        const last = lines.at(-1);
        const longer = last === undefined ? word : `${last} ${word}`;
        if (last !== undefined && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
        else lines.push(word);
      }
      return lines;
    },
  };
}

/**
 * Reduces a text to the letters that the typeface has. A letter that is missing loses its accent;
 * if the plain letter is missing too, it is left out.
 */
function drawable(font: Font, text: string): string {
  const has = (letter: string) => font.charToGlyphIndex(letter) > 0;
  return [...text.normalize("NFC")]
    .map((letter) => (has(letter) ? letter : [...letter.normalize("NFD")].filter(has).join("")))
    .join("")
    .trim();
}

/**
 * Writes an SVG path. The font library's own function writes some numbers as "NaN", so it is not
 * used.
 */
function pathData(commands: readonly PathCommand[]): string {
  return commands.map((command) => command.type + figuresOf(command).join(" ")).join("");
}

function figuresOf(command: PathCommand): string[] {
  if (command.type === "Z") return [];
  const { x, y } = command;
  const handles =
    command.type === "Q"
      ? [command.x1, command.y1]
      : command.type === "C"
        ? [command.x1, command.y1, command.x2, command.y2]
        : [];
  return [...handles, x, y].map((figure) => figure.toFixed(2));
}
