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

/** The codes that tax documents bear: the HSN codes, and the prefixes of their numbers. */
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

/** The codes, locked until the transaction ends. No series begins meanwhile. */
export async function lockTaxCodes(tx: Tx): Promise<TaxCodes> {
  await tx.select().from(seriesPrefixes).orderBy(seriesPrefixes.kind).for("update");
  return findTaxCodes(tx);
}

/** A series of the current financial year. */
export interface Series {
  readonly kind: InvoiceKind;
  /** The number that its next document gets. */
  readonly next: string;
  /** Whether it has begun, so that its prefix stays until the financial year is over. */
  readonly hasBegun: boolean;
}

/** The series of the financial year of a time, in the order of their kinds. */
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
 * Refuses a prefix that another kind of document has in its numbers of this financial year, unless
 * the kind itself has begun its series: then it takes the prefix next year, when all begin anew.
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
 * financial year is over, so no number is drawn twice and no series has a gap.
 * @throws Refusal prefix_in_use
 */
export async function storeTaxCodes(act: Act, codes: TaxCodes): Promise<void> {
  await refuseUsedPrefixes(act, codes);
  const { tx, at, tell } = act;
  const { hsn, prefixes } = codes;
  // The rows are changed in place: a series that waits for its row must find it.
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
