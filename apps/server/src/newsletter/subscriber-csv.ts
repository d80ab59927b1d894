import type { Subscriber } from "@suvarna/contract/newsletter/staff-schemas";

/** The first characters by which a spreadsheet program recognises a formula. */
const FORMULA = /^\s*[=+\-@＝＋－＠\t\r\n]/;

/**
 * Writes a cell of a CSV file (RFC 4180). A text that a spreadsheet could run as a formula gets an
 * apostrophe in front, because anybody can subscribe with an address such as `=cmd@example.com`.
 */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const HEAD = ["email", "place", "consented_at", "confirmed_at"];

/**
 * Writes subscribers as a CSV file with a byte order mark, by which spreadsheet programs recognise
 * UTF-8.
 */
export async function subscriberCsv(
  subscribers: AsyncIterable<Subscriber>,
): Promise<{ csv: Uint8Array; rows: number }> {
  const lines = [HEAD.join(",")];
  for await (const { email, place, consentedAt, confirmedAt } of subscribers) {
    lines.push([email, place ?? "", consentedAt, confirmedAt].map(csvCell).join(","));
  }
  const csv = new TextEncoder().encode(`\uFEFF${lines.join("\r\n")}\r\n`);
  return { csv, rows: lines.length - 1 };
}
