import {
  financialYear,
  type InvoiceKind,
  readSerial,
  type Serial,
  serialNumber,
} from "@suvarna/domain/invoice";
import { eq, sql } from "drizzle-orm";
import type { Act } from "../platform/act.ts";
import { StartError } from "../platform/errors.ts";
import { invoiceSeries, seriesPrefixes } from "./tables.ts";

/** A series of numbers in this financial year. `last` is 0 before the first number. */
interface Series {
  readonly kind: InvoiceKind;
  readonly prefix: string;
  readonly last: number;
}

/**
 * Continues the series of a restored shop after the newest numbers that the shop has issued, so
 * that no number is issued twice. The documents after the backup are lost, and the audit log
 * records their numbers.
 * @param lastNumbers for each series, the newest printed number of this financial year, such as
 * `INV/2627/000123`, even if it was issued after the backup; or the prefix of a series without a
 * number, such as `CRN`
 * @throws StartError when a text is neither, is older than the backup, or a series is missing
 */
export async function continueSeries(act: Act, lastNumbers: readonly string[]): Promise<void> {
  const year = financialYear(act.at);
  const all = await seriesOf(act, year);
  const numbers = new Map(lastNumbers.map((text) => newestOf(text, year, all)));
  const missing = all.filter(({ prefix }) => !numbers.has(prefix));
  if (missing.length > 0) {
    const rows = missing.map(({ prefix, last: number }) =>
      number === 0 ? `${prefix} (none yet)` : serialNumber({ prefix, year, number }),
    );
    throw new StartError(
      `Name the newest number of every series, or its prefix alone when it has none. The backup ends with ${rows.join(", ")}.`,
    );
  }
  for (const series of all) {
    await continueBehind(act, year, series, numbers.get(series.prefix) ?? series.last);
  }
}

/** Lists every series, with the prefix that it has or would begin with. */
async function seriesOf({ tx }: Act, year: string): Promise<Series[]> {
  const begun = await tx.select().from(invoiceSeries).where(eq(invoiceSeries.year, year));
  const prefixes = await tx.select().from(seriesPrefixes).orderBy(seriesPrefixes.kind);
  return prefixes.map(({ kind, prefix }) => {
    const own = begun.find((series) => series.kind === kind);
    return { kind, prefix: own?.prefix ?? prefix, last: own?.last ?? 0 };
  });
}

/** Parses a printed number or a prefix. @returns the prefix of the series, and its newest number */
function newestOf(text: string, year: string, all: readonly Series[]): [string, number] {
  const { prefix, number } = serialOf(text, year);
  const series = all.find((one) => one.prefix === prefix);
  if (!series) throw new StartError(`The shop has no series with the prefix ${prefix}.`);
  if (number < series.last) {
    const last = serialNumber({ prefix, year, number: series.last });
    throw new StartError(`${text} is older than the backup, which ends with ${last}.`);
  }
  return [prefix, number];
}

function serialOf(text: string, year: string): Pick<Serial, "prefix" | "number"> {
  if (!text.includes("/")) return { prefix: text, number: 0 };
  const serial = readSerial(text);
  if (serial?.year !== year) {
    const example = serialNumber({ prefix: "INV", year, number: 123 });
    throw new StartError(
      `${text} is neither a number of the financial year ${year}, such as ${example}, nor a prefix.`,
    );
  }
  return serial;
}

async function continueBehind(
  { tx, record }: Act,
  year: string,
  { kind, prefix, last }: Series,
  number: number,
): Promise<void> {
  if (number === last) return;
  await tx
    .insert(invoiceSeries)
    .values({ kind, year, prefix, last: number })
    .onConflictDoUpdate({
      target: [invoiceSeries.kind, invoiceSeries.year],
      set: { last: sql`excluded.last` },
    });
  record({
    what: "papers.numbers_lost",
    subject: `${prefix}/${year}`,
    before: { last },
    after: { last: number },
  });
}
