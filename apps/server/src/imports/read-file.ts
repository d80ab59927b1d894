import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { MAX_IMPORT_ROWS } from "@suvarna/contract/imports/constants";
import { parse } from "csv-parse";
import { columnNamed } from "./columns.ts";

/** The bytes that are read at once. Other requests are answered before the next ones. */
const BYTES_AT_ONCE = 65_536;

/** The content of a file: its heads, and the rows below them. */
export interface ReadFile {
  readonly heads: readonly string[];
  /** The name of the column of each head; null for an unknown head. */
  readonly columns: readonly (string | null)[];
  /** The rows that are not empty, each with its row number in a spreadsheet. */
  readonly rows: readonly { readonly row: number; readonly cells: readonly string[] }[];
}

/**
 * The error of a file that can't be read at all. Its message is shown to the person who sent the
 * file.
 */
export class UnreadableFile extends Error {}

/**
 * Reads a CSV file: UTF-8 with or without a byte order mark, with commas or semicolons between the
 * cells. Empty rows are left out. A large file is read in parts, between which other requests are
 * answered.
 * @throws UnreadableFile
 */
export async function readFile(bytes: Buffer): Promise<ReadFile> {
  const [heads = [], ...below] = await readRows(decode(bytes));
  const rows = below
    .map((cells, index) => ({ row: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const columns = heads.map(columnNamed);
  const knownColumns = columns.filter((column) => column !== null);
  if (new Set(knownColumns).size < knownColumns.length) {
    const twice = knownColumns.find((column, index) => knownColumns.indexOf(column) !== index);
    throw new UnreadableFile(`The column ${twice} is there twice.`);
  }
  if (!knownColumns.includes("model") && !knownColumns.includes("slug")) {
    throw new UnreadableFile(
      "The first line must name the columns, and one of them must be model (or slug). Download the template to see them.",
    );
  }
  if (rows.length === 0) throw new UnreadableFile("The file has no rows below its head.");
  if (rows.length > MAX_IMPORT_ROWS) {
    throw new UnreadableFile(
      `The file has ${rows.length} rows; at most ${MAX_IMPORT_ROWS} can be imported at once. Divide it.`,
    );
  }
  return { heads, columns, rows };
}

function decode(bytes: Buffer): string {
  try {
    // The decoder removes the byte order mark.
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    if (!text.includes("\0")) return text;
  } catch {
    // The bytes are not UTF-8. In another encoding every name would have wrong letters, so the file
    // is refused below.
  }
  throw new UnreadableFile("The file is not UTF-8 text. Save it as CSV UTF-8.");
}

async function readRows(text: string): Promise<string[][]> {
  const head = text.slice(0, text.search(/[\r\n]|$/));
  const isSemicolons = head.split(";").length > head.split(",").length;
  try {
    const parser = Readable.from(partsOf(Buffer.from(text))).pipe(
      parse({ delimiter: isSemicolons ? ";" : ",", relax_column_count: true }),
    );
    return await parser.toArray();
  } catch (error) {
    const { lines, message } = error as Error & { lines?: number };
    throw new UnreadableFile(
      lines === undefined ? message : `The file can't be read from line ${lines} on: ${message}`,
    );
  }
}

async function* partsOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let begin = 0; begin < bytes.length; begin += BYTES_AT_ONCE) {
    if (begin > 0) await setImmediate();
    yield bytes.subarray(begin, begin + BYTES_AT_ONCE);
  }
}
