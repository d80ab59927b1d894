/** A cell that a row would change, with its texts as they stand in the file. */
export interface Change {
  readonly column: string;
  readonly before: string;
  readonly after: string;
}

/** A remark about a cell, or about the whole row if `column` is empty. */
export interface Remark {
  readonly column: string;
  readonly says: string;
}

/** A cell that can't be read; the message says how to put it right. */
export class CellError extends Error {}

/** The word that empties a field of a product. An empty cell leaves the field as it is. */
export const CLEARED = "none";
/** The word for a stock of null. */
export const MADE_TO_ORDER = "made to order";

/**
 * A cell as it is written to a file. A spreadsheet would run a text that begins with these signs.
 */
export function safeCell(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

/** A cell as it was read from a file, without the quote that `safeCell` adds, and on one line. */
export function plainCell(text: string): string {
  return text.trim().replace(/^'(?=[=+\-@\t\r])/, "");
}

/** Reads a number with a decimal point. @throws CellError with an example */
export function readNumber(text: string, what: string, example: string): number {
  const plain = text.replace(/^(\d{1,3}(?:,\d{2,3})*,\d{3})(\.\d+)?$/, (whole) =>
    // Grouping of thousands is refused for weights, where "4,800" means 4.8 in many programs.
    what === "rupees" ? whole.replaceAll(",", "") : whole,
  );
  if (!/^\d+(?:\.\d+)?$/.test(plain)) throw new CellError(`Write ${what} with a point: ${example}`);
  return Number(plain);
}

/** `yes` or `no`. @throws CellError */
export function readFlag(text: string): boolean {
  const word = text.toLowerCase();
  if (["yes", "true", "1"].includes(word)) return true;
  if (["no", "false", "0"].includes(word)) return false;
  throw new CellError("Write yes or no");
}

/** One of the codes of a list. @throws CellError, which names the codes */
export function readCode<Code extends string>(codes: readonly Code[], cell: string): Code {
  const found = codes.find((code) => code === cell);
  if (found === undefined) throw new CellError(`Write one of: ${codes.join(", ")}`);
  return found;
}

/** The words of a list, which are separated by semicolons or vertical lines. */
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

/** Stones as they stand in a file. */
export function stonesText(stones: readonly { kind: string; count: number; carats: number }[]) {
  return stones.map(({ kind, count, carats }) => `${kind}:${count}:${carats}`).join("; ");
}
