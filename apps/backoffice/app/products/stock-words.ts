import { MOST_PIECES } from "@suvarna/contract/catalogue/staff-constants";
import type { StockEffect, StockOfMany } from "@suvarna/contract/catalogue/staff-stock-schemas";
import { parseNumber } from "@suvarna/domain/typed-number";
import { sayCount } from "./words.ts";

/** The change that the typed number makes to each stock. */
export type StockVerb = "add" | "take" | "set";

/** Parses the typed number of pieces; null for an invalid number, or when nothing would change. */
export function readStock(verb: StockVerb, text: string): StockOfMany | null {
  const pieces = parseNumber(text, { decimals: 0 });
  if (pieces === null || pieces > MOST_PIECES) return null;
  if (verb === "set") return { to: pieces };
  if (pieces === 0) return null;
  return { by: verb === "add" ? pieces : -pieces };
}

/** Describes the effect of a change, or the stocks as they are, in sentences. */
export function sayStockEffect(
  effect: StockEffect,
  isChange: boolean,
): readonly { readonly text: string; readonly isWrong: boolean }[] {
  const { stocks, madeToOrder, outOfRange, examples, piecesBefore, piecesAfter } = effect;
  const lines: { text: string; isWrong: boolean }[] = [];
  const say = (text: string, isWrong = false) => lines.push({ text, isWrong });
  if (stocks === 0) say("Nothing here has a stock, so nothing can change.", true);
  else if (!isChange)
    say(`Now ${sayCount(piecesBefore, "piece")} in ${sayCount(stocks, "stock")}.`);
  else if (outOfRange > 0) {
    const limit = `leave 0 to ${MOST_PIECES.toLocaleString("en-IN")}`;
    say(`${outOfRange} of ${sayCount(stocks, "stock")} would ${limit}, so none can change.`, true);
  } else {
    const list = (side: "from" | "to") => examples.map((each) => each[side]).join(", ");
    say(`${list("from")} become ${list("to")}.`);
    const [before, after] = [piecesBefore, piecesAfter].map((pieces) =>
      pieces.toLocaleString("en-IN"),
    );
    say(`${sayCount(stocks, "stock")}, together ${before} pieces now and ${after} then.`);
  }
  if (madeToOrder > 0) say(`${madeToOrder.toLocaleString("en-IN")} made to order stay so.`);
  return lines;
}
