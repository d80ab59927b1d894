import * as z from "zod/mini";
import { maxCharacters } from "../field-schemas.ts";
import { Chosen } from "./chosen-products.ts";
import { MOST_PIECES } from "./staff-constants.ts";

const added = "Enter a whole number of pieces to add or to take off";
const pieces = "Enter a whole number of pieces";

/** The change of many stocks: by a number of pieces, or to a number of pieces. */
const StockOfMany = z.union([
  z.object({ by: z.int(added).check(z.gte(-MOST_PIECES, added), z.lte(MOST_PIECES, added)) }),
  z.object({ to: z.int(pieces).check(z.gte(0, pieces), z.lte(MOST_PIECES, pieces)) }),
]);
export type StockOfMany = z.output<typeof StockOfMany>;

/** The effect that a change of stock would have on the chosen products and their sizes. */
export const StockEffect = z.object({
  /** The number of products that have a stock, in themselves or in a size. */
  products: z.int(),
  /** The number of stocks: one for each size, and one for each product without sizes. */
  stocks: z.int(),
  /** The number of products and sizes that are made to order. They stay so. */
  madeToOrder: z.int(),
  /**
   * The number of stocks that would be below 0 or above the most pieces. The whole change is
   * refused if there is any such stock.
   */
  outOfRange: z.int(),
  /** Up to four of the current stocks, with their new values. */
  examples: z.array(z.object({ from: z.int(), to: z.int() })),
  /** The pieces of all stocks together, now and after the change. */
  piecesBefore: z.int(),
  piecesAfter: z.int(),
  /** A fingerprint of the chosen stocks, to send with the change. */
  seen: z.string(),
});
export type StockEffect = z.infer<typeof StockEffect>;

export const previewStock = {
  summary: "What a change of stock would do to many products and sizes. Nothing changes",
  body: z.object({ chosen: Chosen, change: StockOfMany }),
  replies: { 200: StockEffect },
};

export const changeStockOfMany = {
  summary:
    "Sets the stock of many products and of all their sizes, or adds pieces to it or takes them off, in the shop at once",
  body: z.object({
    chosen: Chosen,
    change: StockOfMany,
    /**
     * The fingerprint of the preview that the caller has seen. The change is refused when a chosen
     * stock has changed since then.
     */
    seen: z.string().check(maxCharacters(64)),
  }),
  replies: { 200: z.object({ products: z.int() }) },
};
