import { getRateHistory } from "@suvarna/contract/rates/calls";
import type { Carat } from "@suvarna/domain/fineness";
import { useRead } from "../platform/queries.ts";

const [WIDTH, HEIGHT] = [96, 28];
const POINTS = 48;
const STALE_MS = 60_000;

/**
 * A small line chart of a rate in the last day, without numbers. The chart below has the numbers.
 */
export function Sparkline({ carat }: { carat: Carat }) {
  const { data } = useRead(
    getRateHistory,
    { query: { carat, range: "1d" } },
    { staleTime: STALE_MS },
  );
  const points = data?.points ?? [];
  if (points.length < 2) return null;
  const step = Math.max(1, Math.floor(points.length / POINTS));
  const prices = points.filter((_, place) => place % step === 0).map(({ price }) => price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const y = (price: number) =>
    HEIGHT - 2 - ((price - low) / Math.max(high - low, 0.01)) * (HEIGHT - 4);
  const line = prices
    .map((price, place) => `${(place / (prices.length - 1)) * WIDTH},${y(price).toFixed(1)}`)
    .join(" ");
  return (
    <svg
      width={WIDTH}
      height={HEIGHT}
      aria-hidden
      className="flex-none fill-none stroke-gold max-md:hidden"
    >
      <polyline points={line} strokeWidth={1.25} strokeLinejoin="round" />
    </svg>
  );
}
