import type { Band } from "@suvarna/contract/catalogue/bands";
import { type SQL, sql } from "drizzle-orm";

/**
 * Whole numbers cut into spans at every place where a band or a chosen limit divides them: all
 * values of a span are in the same band and on the same side of each limit. So one grouping by
 * spans counts both.
 */
export interface Spans {
  /** The number of a value's span; null for no value. */
  readonly number: SQL<number | null>;
  /** The least value of a span, in the unit of the bands. */
  least(number: number | null): number | null;
}

/**
 * @param value what is cut, in the small unit (paise, milligrams)
 * @param perUnit how many of these are one of the bands and limits (rupee, gram)
 * @param min the least that is chosen, in the unit of the bands, if any
 * @param max the most that is chosen, likewise
 */
export function spansOf(
  value: SQL,
  perUnit: number,
  bands: readonly Band[],
  { min, max }: { min: number | undefined; max: number | undefined },
): Spans {
  const small = (amount: number) => Math.round(amount * perUnit);
  const edges = [
    ...bands.flatMap(({ below }) => (below === null ? [] : [small(below)])),
    ...(min === undefined ? [] : [small(min)]),
    ...(max === undefined ? [] : [small(max) + 1]),
  ].toSorted((one, other) => one - other);
  const list = sql.join(
    edges.map((edge) => sql`${edge}::bigint`),
    sql`, `,
  );
  return {
    number: sql<number | null>`width_bucket((${value})::bigint, array[${list}])`,
    least: (number) => (number === null ? null : (edges[number - 1] ?? 0) / perUnit),
  };
}
