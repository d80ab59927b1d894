import type { Paise } from "@suvarna/domain/money";

/** The content of a cell of a CSV file: a text, or a number. */
export type Cell = string | number;

/** The first characters of texts that a spreadsheet takes for formulas. */
const FORMULA = /^\s*[=+\-@＝＋－＠\t\r\n]/;

/**
 * Builds a CSV file with the line ends of RFC 4180. A text that a spreadsheet would run as a
 * formula gets an apostrophe before it; numbers are written unchanged.
 */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(",")}\r\n`).join("");
}

function cellOf(cell: Cell): string {
  if (typeof cell === "number") return String(cell);
  const text = FORMULA.test(cell) && !isNumber(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function isNumber(text: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(text);
}

/** Formats an amount in paise as rupees with two decimals, such as `-1250.50`. */
export function rupeesText(amount: Paise): string {
  const sign = amount < 0 ? "-" : "";
  const whole = Math.abs(amount);
  return `${sign}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, "0")}`;
}
