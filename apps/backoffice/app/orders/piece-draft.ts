import type { OrderPage } from "@suvarna/contract/orders/order-page";
import { type Hindrance, type PieceForDispatch, stopsOf } from "@suvarna/domain/dispatch";
import { huidFrom } from "@suvarna/domain/huid";
import { apportion, apportionEven, type Paise } from "@suvarna/domain/money";
import { type SaleAmounts, totalOfAmounts } from "@suvarna/domain/partial-refund";
import { pieceDifference, weightDifference } from "@suvarna/domain/weight-difference";
import { sayGrams, weightFrom } from "../parts/typed-grams.ts";
import type { FieldDrafts } from "../parts/use-field-drafts.ts";

/** The typed texts in the fields of a piece, which may not be saved yet. */
export interface PieceText {
  readonly huid: string;
  /** The weight in grams, as the user typed it. */
  readonly weight: string;
  readonly again: string;
}

/** The key by which the refund of a piece is found. */
export const keyOfPiece = ({ line, piece }: Pick<PieceForDispatch, "line" | "piece">) =>
  `${line}.${piece}`;

/** The stored values of a piece as the texts of its fields. */
export function textOf(piece: OrderPage["pieces"][number]): PieceText {
  const { huid, weighedMg, againMg } = piece;
  return { huid: huid ?? "", weight: sayGrams(weighedMg), again: sayGrams(againMg) };
}

/** The key of the draft of a piece's field. */
export function draftKey(piece: Pick<PieceForDispatch, "line" | "piece">, field: keyof PieceText) {
  return `${keyOfPiece(piece)}.${field}`;
}

/** The texts that the fields of a piece show. */
export function shownTexts(piece: OrderPage["pieces"][number], drafts: FieldDrafts): PieceText {
  const saved = textOf(piece);
  const shownText = (field: keyof PieceText) => drafts.textOf(draftKey(piece, field), saved[field]);
  return { huid: shownText("huid"), weight: shownText("weight"), again: shownText("again") };
}

/** The pieces of an order, with the typed values in place of the stored values. */
export function withDrafts(page: OrderPage, drafts: FieldDrafts): OrderPage["pieces"] {
  return page.pieces.map((piece) => {
    const text = shownTexts(piece, drafts);
    const [weighedMg, againMg] = [weightFrom(text.weight) ?? null, weightFrom(text.again) ?? null];
    return { ...piece, huid: huidFrom(text.huid) || null, weighedMg, againMg };
  });
}

/** The amounts that go back for a piece that is lighter than ordered, in paise. */
export interface PieceRefund {
  readonly metal: Paise;
  readonly making: Paise;
  /** The share of the discounts of the piece and of the order, by which less goes back. */
  readonly discount: Paise;
  readonly gst: Paise;
  readonly total: Paise;
}

/**
 * Computes the refund of an order and of each of its pieces in paise, by the same function as the
 * server.
 */
export function refundsOf(page: OrderPage, pieces: OrderPage["pieces"]) {
  const lines = page.lines.map((line) => ({
    ...line,
    weighedMg: pieces.flatMap((piece) =>
      piece.line === line.position && piece.weighedMg !== null ? [piece.weighedMg] : [],
    ),
  }));
  const amounts = weightDifference(lines, page.left, page.gstRateBp);
  const byPiece = new Map<string, PieceRefund>();
  for (const part of amounts?.lines ?? []) shareLine(page, pieces, part, byPiece);
  return { total: amounts ? totalOfAmounts(amounts) : 0, byPiece };
}

function shareLine(
  page: OrderPage,
  pieces: OrderPage["pieces"],
  part: SaleAmounts["lines"][number],
  byPiece: Map<string, PieceRefund>,
): void {
  const line = page.lines[part.position];
  if (!line) return;
  const lighter = pieces.flatMap((piece) =>
    piece.line === part.position && piece.weighedMg !== null
      ? [{ key: keyOfPiece(piece), ...pieceDifference(line, piece.weighedMg) }]
      : [],
  );
  const nets = lighter.map(({ net }) => net);
  const taxes = apportionEven(part.gst, nets);
  const values = apportion(part.price - part.discount, nets);
  for (const [place, { key, metal, making, net }] of lighter.entries()) {
    if (net === 0) continue;
    const [gst, value] = [taxes[place] ?? 0, values[place] ?? 0];
    byPiece.set(key, { metal, making, discount: metal + making - value, gst, total: value + gst });
  }
}

/** The server's hindrances of an order that stop its dispatch. */
export function stopsOfPage({ hindrances }: OrderPage): Hindrance[] {
  return stopsOf(hindrances as Hindrance[]);
}
