import {
  financialYear,
  GOODS,
  type HsnCodes,
  INVOICE_KINDS,
  type InvoiceKind,
  type SeriesPrefixes,
  serialNumber,
} from "@suvarna/domain/invoice";
import { eq, sql } from "drizzle-orm";
import type { Act } from "../platform/act.ts";
import type { Db, Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import { hsnCodes, invoiceSeries, seriesPrefixes } from "./tables.ts";

/**
 * The codes on tax documents: the HSN codes of goods, and the prefixes of the documents' numbers.
 */
export interface TaxCodes {
  readonly hsn: HsnCodes;
  readonly prefixes: SeriesPrefixes;
}

export async function findHsnCodes(db: Db): Promise<HsnCodes> {
  const rows = await db.select().from(hsnCodes);
  return recordOf(GOODS, new Map(rows.map(({ goods, code }) => [goods, code])));
}

export async function findTaxCodes(db: Db): Promise<TaxCodes> {
  const rows = await db.select().from(seriesPrefixes);
  const prefixes = new Map(rows.map(({ kind, prefix }) => [kind, prefix]));
  return { hsn: await findHsnCodes(db), prefixes: recordOf(INVOICE_KINDS, prefixes) };
}

/**
 * Reads the codes, and locks the prefixes until the transaction ends, so that no series begins in
 * the meantime.
 */
export async function lockTaxCodes(tx: Tx): Promise<TaxCodes> {
  await tx.select().from(seriesPrefixes).orderBy(seriesPrefixes.kind).for("update");
  return findTaxCodes(tx);
}

/** A series of the current financial year. */
export interface Series {
  readonly kind: InvoiceKind;
  /** The number that the next document of the series gets. */
  readonly next: string;
  /** Whether the series has begun, so that its prefix stays until the financial year is over. */
  readonly hasBegun: boolean;
}

/** Lists the series of the financial year at a time, sorted by the kind of document. */
export async function listSeries(db: Db, { prefixes }: TaxCodes, at: Date): Promise<Series[]> {
  const year = financialYear(at);
  const rows = await db.select().from(invoiceSeries).where(eq(invoiceSeries.year, year));
  return INVOICE_KINDS.map((kind) => {
    const begun = rows.find((row) => row.kind === kind);
    const [prefix, number] = [begun?.prefix ?? prefixes[kind], (begun?.last ?? 0) + 1];
    return { kind, next: serialNumber({ prefix, year, number }), hasBegun: begun !== undefined };
  });
}

/**
 * Refuses a prefix that another kind of document uses in its numbers of this financial year. A kind
 * whose series has begun may take such a prefix, because the change applies only from the next
 * financial year.
 * @throws Refusal prefix_in_use
 */
export async function refuseUsedPrefixes({ tx, at }: Act, { prefixes }: TaxCodes): Promise<void> {
  const year = financialYear(at);
  const begun = await tx.select().from(invoiceSeries).where(eq(invoiceSeries.year, year));
  const kinds = new Set(begun.map(({ kind }) => kind));
  const isUsed = begun.some(({ prefix }) =>
    INVOICE_KINDS.some((kind) => !kinds.has(kind) && prefixes[kind] === prefix),
  );
  if (isUsed) throw new Refusal("prefix_in_use");
}

/**
 * Stores the codes, which the caller has locked. A series that has begun keeps its prefix until the
 * financial year is over, so no number is issued twice and no series has a gap.
 * @throws Refusal prefix_in_use
 */
export async function storeTaxCodes(act: Act, codes: TaxCodes): Promise<void> {
  await refuseUsedPrefixes(act, codes);
  const { tx, at, tell } = act;
  const { hsn, prefixes } = codes;
  // The rows are updated and not replaced, because a transaction that waits for the lock of a row
  // must still find the row.
  const prefix = sql`${JSON.stringify(prefixes)}::jsonb ->> ${seriesPrefixes.kind}`;
  await tx.update(seriesPrefixes).set({ prefix });
  await tx
    .insert(hsnCodes)
    .values(GOODS.map((goods) => ({ goods, code: hsn[goods] })))
    .onConflictDoUpdate({ target: hsnCodes.goods, set: { code: sql`excluded.code` } });
  tell({ type: "settings.changed", changeId: newId(at.getTime()) });
}

function recordOf<Name extends string>(
  names: readonly Name[],
  values: ReadonlyMap<Name, string>,
): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, values.get(name) ?? ""])) as Record<
    Name,
    string
  >;
}
