import type { Paise } from "@suvarna/domain/money";

/** A cell of a CSV: text, or a number as it is written. */
export type Cell = string | number;

/** A text that a spreadsheet would take for a formula begins with one of these. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * A CSV with the line ends of RFC 4180. A text that a spreadsheet would run as a formula gets an
 * apostrophe before it; numbers stay numbers.
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

/** An amount in paise as rupees with two decimals, such as `-1250.50`. */
export function rupeesText(amount: Paise): string {
  const sign = amount < 0 ? "-" : "";
  const whole = Math.abs(amount);
  return `${sign}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, "0")}`;
}
