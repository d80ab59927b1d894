import { useEffect } from "react";
import { useRateEntries } from "../platform/live-rates/live-rates.ts";
import { useCart } from "./cart-query.ts";

/** A moment for the server to have the new rates, and so that not all shoppers ask at once. */
const SOON_MS = 300;
const SPREAD_MS = 1_500;

/**
 * The cart, asked for again whenever the rates have moved. Its wire says what a piece costs, not
 * what makes the price, so the server computes it; the old figures stay until the new ones come,
 * and all of a cart's figures are of one answer.
 * @param paused keeps the cart as it is, while an order for it is under way
 */
export function useLiveCart({ paused = false } = {}) {
  const cart = useCart();
  const { refetch } = cart;
  const pricedAt = cart.data?.ratesAt;
  const ratesAt = useRateEntries()[0]?.updatedAt;
  const behind = !paused && Boolean(pricedAt && ratesAt && pricedAt < ratesAt);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new rate asks again
  useEffect(() => {
    if (!behind) return;
    const timer = setTimeout(() => void refetch(), SOON_MS + Math.random() * SPREAD_MS);
    return () => clearTimeout(timer);
  }, [behind, ratesAt, refetch]);
  return cart;
}
