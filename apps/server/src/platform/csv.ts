import { Readable } from "node:stream";

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
 * Makes a CSV file as a stream, which reads its rows while the file is sent. When the receiver goes
 * away, no further rows are read. The file begins with a byte order mark, by which spreadsheet
 * programs recognise UTF-8.
 * @param head the names of the columns
 * @param rows the cells of each row, as texts
 */
export function csvStream(
  head: readonly string[],
  rows: AsyncIterable<readonly string[]>,
): Readable {
  return Readable.from(linesOf(head, rows), { objectMode: false });
}

async function* linesOf(
  head: readonly string[],
  rows: AsyncIterable<readonly string[]>,
): AsyncGenerator<string> {
  yield `\uFEFF${head.join(",")}\r\n`;
  for await (const cells of rows) yield `${cells.map(csvCell).join(",")}\r\n`;
}
