import type { ImportRowKind } from "@suvarna/contract/imports/constants";
import { formatRupees } from "@suvarna/domain/formats";
import type { Kind } from "@suvarna/domain/jewellery";
import { type PriceBreakup, priceOf } from "@suvarna/domain/price";
import { priceFallBp } from "@suvarna/domain/price-fall";
import type { RatesPerGram } from "@suvarna/domain/rate-sheet";
import { priceFallNeeds } from "@suvarna/domain/staff/approval";
import { columnsOf, type PriceGuard } from "../catalogue/index.ts";
import type { CellRemark, Change } from "./cells.ts";
import { COLUMNS } from "./columns.ts";
import { type RowPiece, type StoredPiece, sizeOf } from "./piece.ts";
import type { PriceFall } from "./tables.ts";

/** The effect of a row on a piece. Prices are in paise, making charges in basis points. */
export interface Verdict {
  readonly kind: ImportRowKind;
  readonly changes: readonly Change[];
  readonly unlikely: readonly CellRemark[];
  /**
   * The change of the price; null when the metal's grade has no valid rate, and for a new piece or
   * a new size.
   */
  readonly priceMovePaise: number | null;
  readonly priceBeforePaise: number;
  readonly makingMoveBp: number;
}

/**
 * Weights and making charges that differ by this factor probably have a misplaced decimal point.
 */
const UNLIKELY_FACTOR = 8;
/** The limit of `HEAVIEST` for the small kinds. */
const HEAVIEST_OF_SMALL = 100;
/**
 * The net weights in grams above which a new piece or a new size of a kind probably has a misplaced
 * decimal point. The heaviest bridal sets weigh less than half a kilogram; bars of a kilogram are
 * among the coins, and silverware is of the kind `other`, like a piece whose kind is not known.
 */
const HEAVIEST: Readonly<Record<Kind, number>> = {
  ring: HEAVIEST_OF_SMALL,
  earrings: HEAVIEST_OF_SMALL,
  pendant: HEAVIEST_OF_SMALL,
  maangtikka: HEAVIEST_OF_SMALL,
  nosepin: HEAVIEST_OF_SMALL,
  toering: HEAVIEST_OF_SMALL,
  necklace: 500,
  bangle: 500,
  bracelet: 500,
  mangalsutra: 500,
  chain: 500,
  anklet: 500,
  coin: 1000,
  other: 1000,
};
/** The net weight in grams below which a new piece or a new size of any kind is unlikely. */
const LIGHTEST = 0.1;
/** The share of the price above which a change of the price is unlikely. */
const UNLIKELY_MOVE = 0.2;

/**
 * Compares a piece before and after its row. The cells are compared as texts, in the form of a
 * file.
 * @param before the piece before the row; null for a new piece
 */
export function judgeRow(before: RowPiece | null, after: RowPiece, rates: RatesPerGram): Verdict {
  const changes = COLUMNS.flatMap((column): Change[] => {
    const [was, is] = [before ? column.write(before) : "", column.write(after)];
    return was === is ? [] : [{ column: column.name, before: was, after: is }];
  });
  const untouched = { priceMovePaise: null, priceBeforePaise: 0, makingMoveBp: 0 };
  if (!before) {
    // A new piece has a value in every cell. Empty values and "no" are left out, because they tell
    // the reader nothing.
    const relevantChanges = changes.filter(({ after }) => after !== "" && after !== "no");
    return { kind: "new", changes: relevantChanges, unlikely: unlikelyWeight(after), ...untouched };
  }
  const isNewSize = sizeOf(before) === undefined;
  if (changes.length === 0 && !isNewSize) {
    return { kind: "same", changes, unlikely: [], ...untouched };
  }
  const [priceBefore, priceAfter] = isNewSize
    ? [null, null]
    : [priceOfPiece(before, rates), priceOfPiece(after, rates)];
  const move = priceBefore && priceAfter ? priceAfter.price - priceBefore.price : null;
  return {
    kind: "changed",
    changes,
    unlikely: isNewSize
      ? unlikelyWeight(after)
      : unlikelyIn(before, after, { move, before: priceBefore?.price ?? 0 }),
    priceMovePaise: move,
    priceBeforePaise: priceBefore?.price ?? 0,
    makingMoveBp: Math.round((after.input.makingcharge - before.input.makingcharge) * 100),
  };
}

/**
 * Returns the prices of a piece and a remark, if a price of the product falls so far that a second
 * person must approve the import; otherwise null.
 * @param stored the product in the catalogue, before all rows of the file; null for a new product
 */
export function farFall(
  stored: StoredPiece | null,
  after: RowPiece,
  { rates, approvals: { limits } }: PriceGuard,
): { readonly remark: CellRemark; readonly prices: PriceFall } | null {
  if (!stored) return null;
  const perGram = rates.perGram();
  const fallBp = priceFallBp(columnsOf(stored), columnsOf(after.input), perGram);
  if (priceFallNeeds(fallBp, limits) !== "approval") return null;
  const before = { ...after, input: stored };
  const isNewSize = sizeOf(before) === undefined;
  const most = Math.round(limits.priceFallBp / 100);
  const says = `price falls by more than ${most}%: a second person has to agree`;
  return {
    remark: { column: "", says },
    prices: {
      formerPrice: isNewSize ? null : (priceOfPiece(before, perGram)?.price ?? null),
      newPrice: priceOfPiece(after, perGram)?.price ?? null,
    },
  };
}

function priceOfPiece(piece: RowPiece, rates: RatesPerGram): PriceBreakup | null {
  const { carat, makingChargeBp, stoneValuePaise, discountBp, ...rest } = columnsOf(piece.input);
  const sized = rest.sizes.find(({ size }) => size === piece.size);
  const netWeightMg = (sized ?? rest).netWeightMg;
  return priceOf({ carat, netWeightMg, makingChargeBp, stoneValuePaise, discountBp }, rates);
}

function unlikelyIn(
  before: RowPiece,
  after: RowPiece,
  price: { readonly move: number | null; readonly before: number },
): CellRemark[] {
  const remarks: CellRemark[] = [];
  const factors: [string, (piece: RowPiece) => number, string, string][] = [
    ["net_weight_g", weightOf, "heavier", "lighter"],
    ["making_percent", ({ input }) => input.makingcharge, "more", "less"],
  ];
  for (const [column, measureOf, more, less] of factors) {
    const factor = measureOf(after) / measureOf(before);
    if (factor >= UNLIKELY_FACTOR) {
      remarks.push({ column, says: `${Math.round(factor)} times ${more}` });
    } else if (factor <= 1 / UNLIKELY_FACTOR) {
      remarks.push({ column, says: `${Math.round(1 / factor)} times ${less}` });
    }
  }
  if (price.move !== null && Math.abs(price.move) > price.before * UNLIKELY_MOVE) {
    const way = price.move > 0 ? "rises" : "falls";
    remarks.push({ column: "", says: `price ${way} by ${formatRupees(Math.abs(price.move))}` });
  }
  return remarks;
}

/** Returns a remark on the weight of a new piece or a new size, if the weight is unlikely. */
function unlikelyWeight(piece: RowPiece): CellRemark[] {
  const heaviest = HEAVIEST[piece.input.kind ?? "other"];
  const weight = weightOf(piece);
  const column = "net_weight_g";
  if (weight > heaviest) return [{ column, says: `unusually heavy: above ${heaviest} g` }];
  if (weight < LIGHTEST) return [{ column, says: `unusually light: below ${LIGHTEST} g` }];
  return [];
}

function weightOf(piece: RowPiece): number {
  return sizeOf(piece)?.netWeight ?? piece.input.netWeight;
}
