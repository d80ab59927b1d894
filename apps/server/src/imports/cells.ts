import { parseNumber } from "@suvarna/domain/typed-number";

/**
 * A cell that a row would change, with its text before and after the change, in the form of the
 * file.
 */
export interface Change {
  readonly column: string;
  readonly before: string;
  readonly after: string;
}

/** A remark about a cell, or about the whole row if `column` is empty. */
export interface CellRemark {
  readonly column: string;
  readonly says: string;
}

/**
 * The error of a cell that can't be read. Its message tells the author of the file how to correct
 * the cell.
 */
export class CellError extends Error {}

/** The word that empties a field of a product. An empty cell leaves the field unchanged. */
export const CLEARED = "none";
/** The word for a product that is made to order, whose stock is null. */
export const MADE_TO_ORDER = "made to order";

/**
 * The beginnings of texts that a spreadsheet runs as formulas: also after spaces, and with the wide
 * signs of East Asian keyboards, which some spreadsheets convert.
 */
const FORMULA = /^\s*[=+\-@＝＋－＠\t\r\n]/;
const QUOTED_FORMULA = /^'(?=\s*[=+\-@＝＋－＠\t\r\n])/;

/**
 * Returns the text of a cell for a file. A text that begins with one of these signs gets a
 * quotation mark, because a spreadsheet would run the text as a formula.
 */
export function safeCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/**
 * Returns the text of a cell from a file on one line, without the quotation mark that `safeCell`
 * adds.
 */
export function plainCell(text: string): string {
  return text.trim().replace(QUOTED_FORMULA, "");
}

/** Reads a number with a decimal point. @throws CellError with an example */
export function readNumber(text: string, what: string, example: string): number {
  // Commas between thousands are refused in weights, because many programs read "4,800" as 4.8.
  const number = parseNumber(text, { grouped: what === "rupees" });
  if (number === null) throw new CellError(`Write ${what} with a point: ${example}`);
  return number;
}

/** Reads `yes` or `no`. @throws CellError */
export function readFlag(text: string): boolean {
  const word = text.toLowerCase();
  if (["yes", "true", "1"].includes(word)) return true;
  if (["no", "false", "0"].includes(word)) return false;
  throw new CellError("Write yes or no");
}

/** Reads one code of a list of allowed codes. @throws CellError, which names the allowed codes */
export function readCode<Code extends string>(codes: readonly Code[], cell: string): Code {
  const match = codes.find((code) => code === cell);
  if (match === undefined) throw new CellError(`Write one of: ${codes.join(", ")}`);
  return match;
}

/** Splits a list into its words, which are separated by semicolons or vertical lines. */
export function readWords(text: string): string[] {
  return text
    .split(/[;|]/)
    .map((word) => word.trim())
    .filter((word) => word !== "");
}

/**
 * Reads stones such as `Diamond:12:0.240; Ruby:1:0.500`: the kind, the number and the carats.
 * @throws CellError
 */
export function readStones(text: string) {
  return readWords(text).map((stone) => {
    const [kind = "", count = "", carats = "", ...more] = stone
      .split(":")
      .map((part) => part.trim());
    const isStone = kind !== "" && /^\d+$/.test(count) && /^\d+(\.\d+)?$/.test(carats);
    if (!isStone || more.length > 0) {
      throw new CellError(
        "Write stones as kind, number and carats: Diamond:12:0.240; Ruby:1:0.500",
      );
    }
    return { kind, count: Number(count), carats: Number(carats) };
  });
}

/** Writes stones in the form of a file, such as `Diamond:12:0.240`. */
export function stonesText(stones: readonly { kind: string; count: number; carats: number }[]) {
  return stones.map(({ kind, count, carats }) => `${kind}:${count}:${carats}`).join("; ");
}
