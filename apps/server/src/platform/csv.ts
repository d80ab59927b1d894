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
 * Writes a CSV file with a byte order mark, by which spreadsheet programs recognise UTF-8.
 * @param head the names of the columns
 * @param rows the cells of each row, as texts
 * @returns the file, and the number of its rows without the head
 */
export async function csvFile(
  head: readonly string[],
  rows: AsyncIterable<readonly string[]>,
): Promise<{ csv: Uint8Array; rows: number }> {
  const lines = [head.join(",")];
  for await (const cells of rows) lines.push(cells.map(csvCell).join(","));
  const csv = new TextEncoder().encode(`\uFEFF${lines.join("\r\n")}\r\n`);
  return { csv, rows: lines.length - 1 };
}
