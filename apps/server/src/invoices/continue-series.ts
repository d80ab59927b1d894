import { financialYear, readSerial, type Serial, serialNumber } from "@suvarna/domain/invoice";
import { and, eq, sql } from "drizzle-orm";
import type { Act } from "../platform/act.ts";
import { StartError } from "../platform/errors.ts";
import { invoiceSeries, seriesPrefixes } from "./tables.ts";

/**
 * Continues the series of a restored shop behind the newest numbers that were given, so that no
 * number is given twice. The numbers between are lost with their documents, and the audit log says
 * so.
 * @param given the newest printed number of each series, also when it was given after the backup:
 *   `INV/2627/000123`
 * @throws StartError when a text is not such a number, is older than the copy, or a series that has
 *   begun in this financial year is missing
 */
export async function continueSeries(act: Act, given: readonly string[]): Promise<void> {
  const { tx, at } = act;
  const year = financialYear(at);
  const newest = given.map(serialOf);
  const begun = await tx.select().from(invoiceSeries).where(eq(invoiceSeries.year, year));
  const missing = begun.filter(
    (series) => !newest.some((one) => one.prefix === series.prefix && one.year === year),
  );
  if (missing.length > 0) {
    const numbers = missing.map(({ prefix, last }) => serialNumber({ prefix, year, number: last }));
    throw new StartError(
      `Name the newest number of each series. The backup ends with ${numbers.join(", ")}.`,
    );
  }
  for (const serial of newest) await continueBehind(act, serial);
}

async function continueBehind({ tx, record }: Act, serial: Serial): Promise<void> {
  const { prefix, year, number } = serial;
  const [series] = await tx
    .select()
    .from(invoiceSeries)
    .where(and(eq(invoiceSeries.prefix, prefix), eq(invoiceSeries.year, year)));
  const last = series?.last ?? 0;
  if (number < last) {
    throw new StartError(
      `${serialNumber(serial)} is older than the backup, which ends with ${serialNumber({ ...serial, number: last })}.`,
    );
  }
  if (number === last) return;
  const kind = series?.kind ?? (await kindOf(tx, prefix));
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

async function kindOf(tx: Act["tx"], prefix: string) {
  const [found] = await tx.select().from(seriesPrefixes).where(eq(seriesPrefixes.prefix, prefix));
  if (!found) throw new StartError(`The shop has no series with the prefix ${prefix}.`);
  return found.kind;
}

function serialOf(text: string): Serial {
  const serial = readSerial(text);
  if (!serial) throw new StartError(`${text} is not a number such as INV/2627/000123.`);
  return serial;
}
