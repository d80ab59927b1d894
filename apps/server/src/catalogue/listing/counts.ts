import { PRICE_BANDS, WEIGHT_BANDS } from "@suvarna/contract/catalogue/bands";
import type { ProductQuery } from "@suvarna/contract/catalogue/schemas";
import { PAISE_PER_RUPEE } from "@suvarna/domain/money";
import type { FacetCell } from "../facets.ts";
import { limitsOf, MG_PER_GRAM, type Range } from "../limits.ts";
import { edgesOf, spanStart } from "../spans.ts";
import type { Columns } from "./columns.ts";
import type { Order } from "./orders.ts";
import { countBelow, NO_PRICE, type PriceSheet } from "./prices.ts";

/** The products that are counted: all shown products, or those that a search found. */
interface Counted {
  readonly columns: Columns;
  readonly sheet: PriceSheet;
  /** For each facet cell, by its number, the cell's values without a price and a count. */
  readonly bases: readonly FacetCell[];
  /** The row numbers of the products that match the search words; null without search words. */
  readonly found: Order | null;
}

/**
 * Counts the products of each facet cell for `countFacets`, as `findFacetCells` does in the
 * database. A cell is divided at the limits of the price and weight bands, and at the limits that
 * the query chooses.
 */
export function countCells(counted: Counted, query: ProductQuery): FacetCell[] {
  const { weight, discount } = limitsOf(query);
  const edges = edgesOf(PAISE_PER_RUPEE, PRICE_BANDS, { min: query.minPrice, max: query.maxPrice });
  const isPlain = !counted.found && isOpen(weight) && isOpen(discount);
  return isPlain
    ? countSegments(counted, edges)
    : countRows(counted, edges, isOpen(weight) ? null : query, discount);
}

export const isOpen = ({ least, most }: Range) => least === null && most === null;

export const contains = ({ least, most }: Range, value: number) =>
  (least === null || value >= least) && (most === null || value <= most);

/**
 * Counts all products without looking at each of them: in the list sorted by price, the products of
 * one price span are adjacent, so their count is the difference of the counts at the span's ends.
 */
function countSegments({ sheet, bases }: Counted, edges: readonly number[]): FacetCell[] {
  const ends = [
    ...edges.map((edge) => countBelow(sheet, edge)),
    sheet.priced,
    sheet.ascending.length,
  ];
  let [before, after] = [new Uint32Array(bases.length), new Uint32Array(bases.length)];
  const counts = new Uint32Array(bases.length);
  const cells: FacetCell[] = [];
  let begin = 0;
  for (const [number, end] of ends.entries()) {
    if (end <= begin) continue;
    sheet.cellCounts.before(end, after);
    for (let cell = 0; cell < counts.length; cell++) {
      counts[cell] = (after[cell] as number) - (before[cell] as number);
    }
    const hasPrice = number <= edges.length;
    const price = hasPrice ? spanStart(edges, number, PAISE_PER_RUPEE) : null;
    addCounted(cells, counts, (cell) => ({ ...(bases[cell] as FacetCell), price }));
    begin = end;
    [before, after] = [after, before];
  }
  return cells;
}

function addCounted(
  cells: FacetCell[],
  counts: Uint32Array,
  cellOf: (number: number) => FacetCell,
): void {
  for (let number = 0; number < counts.length; number++) {
    const count = counts[number] as number;
    if (count > 0) cells.push(Object.assign(cellOf(number), { count }));
  }
}

/**
 * Counts products one by one, which is needed for a search, or for chosen limits of weight or
 * discount.
 */
function countRows(
  { columns, sheet, bases, found }: Counted,
  priceEdges: readonly number[],
  weights: ProductQuery | null,
  discount: Range,
): FacetCell[] {
  const weightEdges = weights
    ? edgesOf(MG_PER_GRAM, WEIGHT_BANDS, { min: weights.minWeight, max: weights.maxWeight })
    : [];
  const { cell, isShown, weight, discount: discounts } = columns;
  const prices = sheet.price;
  // The counts need one more span than there are price limits, and one span for products without a
  // price.
  const priceSpans = priceEdges.length + 2;
  const weightSpans = weightEdges.length + 1;
  const counts = new Uint32Array(bases.length * priceSpans * weightSpans);
  const least = discount.least ?? 0;
  const most = discount.most ?? Number.MAX_SAFE_INTEGER;
  // Without a search the products are read in the order of their row numbers, because memory is
  // then read in sequence.
  const length = found?.length ?? columns.count;
  for (let at = 0; at < length; at++) {
    const row = found ? (found[at] as number) : at;
    if (isShown[row] === 0) continue;
    const own = discounts[row] as number;
    if (own < least || own > most) continue;
    const price = prices[row] as number;
    const priceSpan = price === NO_PRICE ? priceSpans - 1 : spanOf(priceEdges, price);
    const weightSpan = weights ? spanOf(weightEdges, weight[row] as number) : 0;
    const number = ((cell[row] as number) * priceSpans + priceSpan) * weightSpans + weightSpan;
    counts[number] = (counts[number] as number) + 1;
  }
  const cells: FacetCell[] = [];
  addCounted(cells, counts, (number) => {
    const weightSpan = number % weightSpans;
    const priceSpan = Math.floor(number / weightSpans) % priceSpans;
    const base = bases[Math.floor(number / weightSpans / priceSpans)] as FacetCell;
    return {
      ...base,
      price:
        priceSpan > priceEdges.length ? null : spanStart(priceEdges, priceSpan, PAISE_PER_RUPEE),
      weight: weights ? spanStart(weightEdges, weightSpan, MG_PER_GRAM) : base.weight,
    };
  });
  return cells;
}

/** Counts the limits between price or weight spans that are not above a value. */
function spanOf(edges: readonly number[], value: number): number {
  let span = 0;
  while (span < edges.length && (edges[span] as number) <= value) span++;
  return span;
}
