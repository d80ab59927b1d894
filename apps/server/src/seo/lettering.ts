import { readFileSync } from "node:fs";
import { join } from "node:path";
import opentype, { type Font, type PathCommand } from "opentype.js";

/** A text set in one line: outlines for the `d` of an SVG path, its left end at 0 on the base line. */
export interface SetLine {
  readonly path: string;
  /** The width in pixels. */
  readonly width: number;
}

export interface Lettering {
  /** @param size of the letters in pixels; @param tracking between them, in parts of the size */
  set(text: string, size: number, tracking?: number): SetLine;
  /** Breaks a text into lines of at most a width in pixels; a wider word has a line of its own. */
  lines(text: string, size: number, width: number): string[];
}

/** The typefaces as the storefront's `make-fonts.ts` cuts them; drawn, they need no font of the machine. */
export function openLettering(typeface: "fraunces" | "figtree"): Lettering {
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

/** A text in letters that the typeface has: an accent that it lacks goes, then the letter itself. */
function drawable(font: Font, text: string): string {
  const has = (letter: string) => font.charToGlyphIndex(letter) > 0;
  return [...text.normalize("NFC")]
    .map((letter) => (has(letter) ? letter : [...letter.normalize("NFD")].filter(has).join("")))
    .join("")
    .trim();
}

/** Writes an SVG path. The library's own function writes some numbers as "NaN". */
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
