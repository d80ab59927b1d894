import type { CounterQuoteInput } from "@suvarna/contract/orders/counter-schemas";
import type { RateSheet } from "@suvarna/domain/rate-sheet";
import type { CartConfig, CartLine } from "../cart/index.ts";
import { findPieces, pieceInSize } from "../catalogue/index.ts";
import type { Db, Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { isId } from "../platform/ids.ts";
import { findSheet, type Rates } from "../rates/index.ts";
import { refuseLines } from "./checkout-rules.ts";
import { type PricedOffer, priceCart } from "./price-cart.ts";
import type { OrdersConfig } from "./settings.ts";

/** The dependencies of pricing an order that staff take. */
export interface CounterPricing {
  readonly rates: Pick<Rates, "forSale">;
  readonly config: {
    readonly cart: CartConfig;
    readonly orders: Pick<OrdersConfig, "priceLockMs">;
  };
}

/**
 * Converts the pieces that staff have chosen to the lines of a cart.
 * @throws Refusal product_not_found, cart_empty, sold_out, stock_exceeded
 */
export async function counterLines(
  db: Db,
  { lines, takenAway }: Pick<CounterQuoteInput, "lines" | "takenAway">,
): Promise<CartLine[]> {
  const pieces = await findPieces(db, lines.map(({ productId }) => productId).filter(isId));
  const chosen = lines.map(({ productId, size = "", quantity }) => {
    const product = pieces.get(productId);
    if (!product) throw new Refusal("product_not_found");
    return { product, piece: pieceInSize(product, size), size, engraving: "", quantity };
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
 * Prices the pieces with the functions of the checkout. A price that was shown keeps its rates for
 * as long as a price lock lasts; after that, the current rates apply. Pieces that are taken away
 * cost nothing for delivery.
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
  const sheet = await sheetOfPrice(tx, rateSheetId, now.getTime() - config.orders.priceLockMs);
  return priceCart(tx, { userId, lines, couponCode: code, now }, sheet ?? rates.forSale(), rules);
}

/**
 * Finds the rate sheet of a price that was shown; null without an id, or when the sheet was
 * accepted before `oldest`.
 */
async function sheetOfPrice(
  tx: Tx,
  id: string | undefined,
  oldest: number,
): Promise<RateSheet | null> {
  const sheet = id !== undefined && isId(id) ? await findSheet(tx, id) : null;
  return sheet && sheet.acceptedAt.getTime() >= oldest ? sheet : null;
}
