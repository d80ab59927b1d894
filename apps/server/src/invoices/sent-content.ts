import { apportion, apportionEven, type Milligrams } from "@suvarna/domain/money";
import type { SaleAmounts } from "@suvarna/domain/partial-refund";
import { pieceAtWeight } from "@suvarna/domain/weight-difference";
import type { InvoiceContent, InvoicedLine } from "./content.ts";
import { contentOfPart } from "./credit-content.ts";

/** A piece that was sent, as staff recorded it at the dispatch. */
export interface SentPiece {
  /** The position of the order's line, from 0. */
  readonly position: number;
  readonly huid: string | null;
  /** The weight on the scale; null when the piece was not weighed. */
  readonly weighedMg: Milligrams | null;
}

/** The goods of a sale as they left the shop. */
export interface SentGoods {
  /** The amounts in paise, by the positions of the order's lines, after differences in weight. */
  readonly amounts: SaleAmounts;
  /** The pieces with their weights; null before the dispatch, when nobody knows them for sure. */
  readonly pieces: readonly SentPiece[] | null;
  /** Whether the amounts are less a difference in weight. */
  readonly isByWeight: boolean;
}

/**
 * Builds the content of an invoice or a delivery challan over the goods that leave the shop, from the
 * content for the order. After the dispatch
 * each piece has the weight that was sent, and the value of that weight at the locked rate. Pieces
 * with the same weight share a line. A heavier piece has the value of the ordered weight.
 */
export function sentContent(ordered: InvoiceContent, sent: SentGoods): InvoiceContent {
  const content = contentOfPart(ordered, sent.amounts);
  const { pieces: all } = sent;
  if (all === null) return content;
  const lines = content.lines.flatMap((line, place) => {
    const position = line.position ?? place;
    const pieces = all.filter((piece) => piece.position === position);
    return linesOf({ ...line, position }, pieces, sent);
  });
  return { ...content, lines, isOfSentPieces: true };
}

/** The lines of the invoice over the pieces of one line of the order. */
function linesOf(
  line: InvoicedLine,
  pieces: readonly SentPiece[],
  { isByWeight }: Pick<SentGoods, "isByWeight">,
): InvoicedLine[] {
  const byWeight = [...Map.groupBy(pieces, ({ weighedMg }) => weighedMg ?? line.netWeightMg)];
  const lines = byWeight.map(([weighedMg, same]) => {
    const piece = pieceAtWeight(line, isByWeight ? weighedMg : line.netWeightMg);
    const { metalValue, makingCharge, stoneValue, discount } = piece;
    const huids = same.flatMap(({ huid }) => huid ?? []);
    return {
      ...line,
      ...piece,
      quantity: same.length,
      huid: huids.length > 0 ? huids.join(", ") : null,
      linePrice: (metalValue + makingCharge + stoneValue - discount) * same.length,
      ...(weighedMg === piece.netWeightMg ? {} : { weighedMg }),
    };
  });
  // The amounts of the order's line are shared among its weights, so that nothing rounds twice.
  const prices = lines.map(({ linePrice }) => linePrice);
  const linePrices = apportion(line.linePrice, prices);
  const orderDiscounts = apportion(line.orderDiscount, prices);
  const taxes = apportionEven(line.gst, prices);
  return lines.map((one, place) => ({
    ...one,
    linePrice: linePrices[place] ?? 0,
    orderDiscount: orderDiscounts[place] ?? 0,
    gst: taxes[place] ?? 0,
  }));
}

/**
 * Names the weighed weights on a credit note over a difference in weight: those of the pieces that
 * are lighter than ordered. A line of which no lighter weight is known keeps the ordered one.
 */
export function atWeighedWeights(
  content: InvoiceContent,
  pieces: readonly SentPiece[],
): InvoiceContent {
  const lines = content.lines.map((line) => {
    const weights = pieces
      .filter(({ position }) => position === line.position)
      .flatMap(({ weighedMg }) => weighedMg ?? [])
      .filter((weight) => weight < line.netWeightMg);
    const [netWeightMg, ...otherWeightsMg] = new Set(weights);
    if (netWeightMg === undefined) return line;
    return { ...line, netWeightMg, ...(otherWeightsMg.length > 0 ? { otherWeightsMg } : {}) };
  });
  return { ...content, lines };
}
