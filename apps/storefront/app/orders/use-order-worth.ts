import type { Order } from "@suvarna/contract/orders/schemas";
import { type MetalWorth, metalValueAt, metalWorth } from "@suvarna/domain/metal-worth";
import { type Paise, paise } from "@suvarna/domain/money";
import type { OrderState } from "@suvarna/domain/order";
import type { RatesPerGram } from "@suvarna/domain/rate-sheet";
import { useRatesPerGram } from "../platform/live-rates/rates-per-gram.ts";
import { useShop } from "../platform/root-data.ts";
import { keptItems } from "./kept-items.ts";

/** The value of the metal of an order's pieces in paise, on the day of the order and today. */
export interface OrderWorth extends MetalWorth {
  readonly metalThen: Paise;
}

/** The states of an order in which the shopper has the pieces or will get them. */
const WITH_THE_SHOPPER: readonly OrderState[] = ["confirmed", "processing", "shipped", "delivered"];

const MG_PER_GRAM = 1000;

/**
 * Computes the value of the metal of an order in paise, by the weights that were sent and without
 * the pieces whose money went back.
 * @param exchangePercent the share of the value that the shop pays in exchange, in percent
 * @returns null without valid rates, and for pieces that the shopper does not have
 */
export function orderWorth(
  order: Pick<Order, "state" | "items" | "total" | "refunded" | "refunds" | "sentPieces">,
  rates: RatesPerGram,
  exchangePercent: number,
): OrderWorth | null {
  const items = keptItems(order);
  if (!WITH_THE_SHOPPER.includes(order.state) || items.length === 0) return null;
  const pieces = items.map(({ carat, netWeight, quantity, ratePerGram }) => ({
    carat,
    quantity,
    ratePerGram: paise(ratePerGram),
    netWeightMg: Math.round(netWeight * MG_PER_GRAM),
  }));
  const worth = metalWorth(pieces, rates, Math.round(exchangePercent * 100));
  if (!worth) return null;
  const metalThen = pieces.reduce((sum, piece) => sum + metalValueAt(piece.ratePerGram, piece), 0);
  return { ...worth, metalThen };
}

/** The value of the metal of an order at the newest rates, in paise. */
export function useOrderWorth(order: Order): OrderWorth | null {
  return orderWorth(order, useRatesPerGram(), useShop().exchangePercent);
}
