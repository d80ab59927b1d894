import type { Band } from "@suvarna/contract/catalogue/bands";
import { type SQL, sql } from "drizzle-orm";

/**
 * Divides a range of integers into spans, at every limit of a band and at every limit that the
 * shopper chose. All values within one span lie in the same band and on the same side of each
 * chosen limit, so one GROUP BY over the spans gives the counts for both.
 */
export interface Spans {
  /**
   * SQL expression for the number of the span in which a value lies; null when there is no value.
   */
  readonly number: SQL<number | null>;
  /** Returns the lowest value of the span with a number, in the unit of the bands. */
  least(number: number | null): number | null;
}

/**
 * @param value the SQL value to divide, in the smaller unit (paise, milligrams)
 * @param perUnit how many smaller units are one unit of the bands and limits (rupee, gram)
 */
export function spansOf(
  value: SQL,
  perUnit: number,
  bands: readonly Band[],
  limits: Limits,
): Spans {
  const edges = edgesOf(perUnit, bands, limits);
  const list = sql.join(
    edges.map((edge) => sql`${edge}::bigint`),
    sql`, `,
  );
  return {
    number: sql<number | null>`width_bucket((${value})::bigint, array[${list}])`,
    least: (number) => (number === null ? null : spanStart(edges, number, perUnit)),
  };
}

/** The lowest and the highest value that a shopper chose, in the unit of the bands, if any. */
export interface Limits {
  readonly min: number | undefined;
  readonly max: number | undefined;
}

/**
 * Lists the edges between the spans in the smaller unit, lowest first. The number of a value's span
 * is the number of edges that are not above the value.
 */
export function edgesOf(perUnit: number, bands: readonly Band[], { min, max }: Limits): number[] {
  const small = (amount: number) => Math.round(amount * perUnit);
  return [
    ...bands.flatMap(({ below }) => (below === null ? [] : [small(below)])),
    ...(min === undefined ? [] : [small(min)]),
    ...(max === undefined ? [] : [small(max) + 1]),
  ].toSorted((one, other) => one - other);
}

/** Returns the lowest value of the span with a number, in the unit of the bands. */
export function spanStart(edges: readonly number[], number: number, perUnit: number): number {
  return (edges[number - 1] ?? 0) / perUnit;
}
