import { useEffect } from "react";
import { useRateEntries } from "../platform/live-rates/live-rates.ts";
import { useCart } from "./cart-query.ts";

/**
 * Delays in milliseconds before the cart is fetched again: the fixed part lets the server receive
 * the new rates first, and the random part spreads the calls of all shoppers.
 */
const SOON_MS = 300;
const SPREAD_MS = 1_500;

/**
 * The cart, fetched again whenever the rates change. The API gives a piece's price but not the data
 * from which the price is computed, so the server computes it. The old figures stay until the new
 * figures arrive, so that all figures belong to one answer.
 * @param paused keeps the cart unchanged while an order for it is being placed
 */
export function useLiveCart({ paused = false } = {}) {
  const cart = useCart();
  const { refetch } = cart;
  const pricedAt = cart.data?.ratesAt;
  const ratesAt = useRateEntries()[0]?.updatedAt;
  const behind = !paused && Boolean(pricedAt && ratesAt && pricedAt < ratesAt);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new rate fetches the cart again
  useEffect(() => {
    if (!behind) return;
    const timer = setTimeout(() => void refetch(), SOON_MS + Math.random() * SPREAD_MS);
    return () => clearTimeout(timer);
  }, [behind, ratesAt, refetch]);
  return cart;
}
