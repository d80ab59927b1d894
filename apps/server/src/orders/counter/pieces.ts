import type { CounterQuoteInput } from "@suvarna/contract/orders/counter-schemas";
import { CARATS } from "@suvarna/domain/fineness";
import type { Milligrams } from "@suvarna/domain/money";
import type { RateSheet, RatesPerGram } from "@suvarna/domain/rate-sheet";
import type { CartConfig, CartLine } from "../../cart/index.ts";
import { findPieces, pieceByHuid, pieceInSize } from "../../catalogue/index.ts";
import type { Db, Tx } from "../../platform/database.ts";
import { Refusal } from "../../platform/errors.ts";
import { isId } from "../../platform/ids.ts";
import { findSheet, type Rates, sellBySheet } from "../../rates/index.ts";
import { refuseLines } from "../checkout-rules.ts";
import { type PricedOffer, priceCart } from "../price-cart.ts";
import type { OrdersConfig } from "../settings.ts";

/** The dependencies of pricing an order that staff take. */
export interface CounterPricing {
  readonly rates: Pick<Rates, "forSale">;
  readonly config: {
    readonly cart: CartConfig;
    readonly orders: Pick<OrdersConfig, "priceLockMs">;
  };
}

/** A line of a counter order. Its piece has the weight by which it is priced. */
export interface CounterCartLine extends CartLine {
  /** The net weight of the piece in the catalogue. */
  readonly catalogueMg: Milligrams;
  /** The weight of the piece with its stones in the catalogue. */
  readonly grossMg: Milligrams;
  /** The net weight that the book of pieces has for the line's HUID; null when none is known. */
  readonly bookMg: Milligrams | null;
  /** The net weight on the scale; null for a line without one. */
  readonly weighedMg: Milligrams | null;
}

/**
 * Converts the pieces that staff have chosen to the lines of a cart. A piece that was weighed, or
 * whose weight the book of pieces has, has its own weight instead of the catalogue's, and so has the
 * price that is computed from the line.
 * @throws Refusal product_not_found, cart_empty, sold_out, stock_exceeded
 */
export async function counterLines(
  db: Db,
  { lines, takenAway }: Pick<CounterQuoteInput, "lines" | "takenAway">,
): Promise<CounterCartLine[]> {
  const pieces = await findPieces(db, lines.map(({ productId }) => productId).filter(isId));
  const bookWeights = await findBookWeights(db, takenAway ? lines : []);
  const chosen = lines.map(({ productId, size = "", quantity, weighedMg = null }, place) => {
    const product = pieces.get(productId);
    if (!product) throw new Refusal("product_not_found");
    const listed = pieceInSize(product, size);
    const catalogueMg = listed.netWeightMg;
    const grossMg = product.grossWeightMg + catalogueMg - product.netWeightMg;
    const bookMg = bookWeights[place] ?? null;
    const piece = { ...listed, netWeightMg: weighedMg ?? bookMg ?? catalogueMg };
    const weights = { catalogueMg, grossMg, bookMg, weighedMg };
    return { product, piece, size, engraving: "", quantity, ...weights };
  });
  refuseLines(chosen);
  const unmade = chosen.find(({ piece }) => piece.stock === null);
  if (takenAway && unmade) {
    throw new Refusal("sold_out", {
      message: `${unmade.product.name} is made to order, so nobody can take it along now.`,
    });
  }
  return chosen;
}

/**
 * Reads the net weights that the book of pieces has for lines with one HUID; null for a line of
 * several pieces, and for a piece without a weight or of another product.
 */
async function findBookWeights(
  db: Db,
  lines: CounterQuoteInput["lines"],
): Promise<(Milligrams | null)[]> {
  const weights: (Milligrams | null)[] = [];
  for (const { productId, quantity, huids = [] } of lines) {
    const [huid] = huids;
    const known = huid && quantity === 1 ? await pieceByHuid(db, huid) : null;
    weights.push(known?.productId === productId ? known.netWeightMg : null);
  }
  return weights;
}

/**
 * Prices the pieces with the functions of the checkout. A price that was shown keeps its rates until
 * newer rates have been there for as long as a price lock lasts; after that, the current rates
 * apply. While the shop has no rates to sell by, it sells nothing at the counter either. Pieces that
 * are taken away cost nothing for delivery.
 * @throws Refusal price_unknown, unavailable
 */
export async function priceAtCounter(
  tx: Tx,
  { rates, config }: CounterPricing,
  {
    lines,
    userId,
    couponCode,
    takenAway,
    rateSheetId,
    now,
  }: Pick<CounterQuoteInput, "takenAway" | "couponCode"> & {
    readonly rateSheetId?: string | undefined;
    readonly lines: readonly CartLine[];
    readonly userId: string;
    readonly now: Date;
  },
): Promise<PricedOffer> {
  const rules = takenAway ? { ...config.cart, shippingPaise: 0 } : config.cart;
  const code = couponCode ? couponCode.toUpperCase() : null;
  const current = rates.forSale();
  const oldest = now.getTime() - config.orders.priceLockMs;
  const shown = current && (await sheetOfPrice(tx, rateSheetId, { current, oldest }));
  return priceCart(tx, { userId, lines, couponCode: code, now }, shown ?? current, rules);
}

/**
 * Finds the rate sheet of a price that was shown, and locks it for the sale; null when the current
 * rates apply: without an id, when the sheet was withdrawn, or when newer rates replaced it before
 * `oldest`, in milliseconds. What the current rates do not sell is not sold by the sheet either.
 */
async function sheetOfPrice(
  tx: Tx,
  id: string | undefined,
  { current, oldest }: { readonly current: RateSheet; readonly oldest: number },
): Promise<RateSheet | null> {
  if (id === undefined || !isId(id) || id === current.id) return null;
  const held = await sellBySheet(tx, id);
  if (!held || (held.replacedAt && held.replacedAt.getTime() < oldest)) return null;
  const sheet = await findSheet(tx, id);
  if (!sheet) return null;
  const entries = CARATS.map((carat) => [
    carat,
    current.perGram[carat] === null ? null : sheet.perGram[carat],
  ]);
  return { ...sheet, perGram: Object.fromEntries(entries) as RatesPerGram };
}
