/** The first characters by which a spreadsheet program recognises a formula. */
const FORMULA = /^\s*[=+\-@＝＋－＠\t\r\n]/;

/**
 * Writes a cell of a CSV file (RFC 4180). A text that a spreadsheet could run as a formula gets an
 * apostrophe in front, because visitors choose their names and addresses, such as
 * `=cmd@example.com`.
 */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Writes the lines of a CSV file one after the other, for a file that is sent while it is written.
 * The file begins with a byte order mark, by which spreadsheet programs recognise UTF-8.
 * @param head the names of the columns
 * @param rows the cells of each row, as texts
 */
export async function* csvLines(
  head: readonly string[],
  rows: AsyncIterable<readonly string[]>,
): AsyncGenerator<string> {
  yield `\uFEFF${head.join(",")}\r\n`;
  for await (const cells of rows) yield `${cells.map(csvCell).join(",")}\r\n`;
}

/**
 * Writes a whole CSV file.
 * @returns the file, and the number of its rows without the head
 */
export async function csvFile(
  head: readonly string[],
  rows: AsyncIterable<readonly string[]>,
): Promise<{ csv: Uint8Array; rows: number }> {
  const lines: string[] = [];
  for await (const line of csvLines(head, rows)) lines.push(line);
  return { csv: new TextEncoder().encode(lines.join("")), rows: lines.length - 1 };
}
