import { getRateHistory } from "@suvarna/contract/rates/calls";
import type { Carat } from "@suvarna/domain/fineness";
import { useQuery } from "@tanstack/react-query";
import { browserApi } from "../platform/api.ts";
import { Queries } from "../platform/queries-provider.tsx";
import { evenlySpaced, SPARK_SIZE as SIZE, sparkPoints } from "./spark-points.ts";

/** The margin above and below the line in pixels, so that the line's stroke is not cut off. */
const MARGIN = 3;
const POINTS = 28;
const FRESH_FOR_MS = 5 * 60_000;

interface Props {
  carat: Carat;
  className: string;
}

/** A small curve that shows the change of a rate over the last day. */
export function Sparkline(props: Props) {
  return (
    <Queries>
      <Line {...props} />
    </Queries>
  );
}

function Line({ carat, className }: Props) {
  const { data: prices = [] } = useQuery({
    queryKey: ["rate-history", carat, "1d"],
    queryFn: ({ signal }) =>
      browserApi.call(getRateHistory, { query: { carat, range: "1d" } }, { signal }),
    select: ({ points }) =>
      evenlySpaced(
        points.map(({ price }) => price),
        POINTS,
      ),
    staleTime: FRESH_FOR_MS,
  });
  const points = sparkPoints(prices, { ...SIZE, height: SIZE.height - 2 * MARGIN }).map(
    ([x, y]) => [x, y + MARGIN] as const,
  );
  const last = points.at(-1);
  return (
    <svg
      {...SIZE}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      fill="none"
      aria-hidden
      className={`overflow-visible text-gold ${className}`}
    >
      {last && points.length > 1 ? (
        <>
          <polyline
            points={points.join(" ")}
            stroke="currentColor"
            strokeWidth={1.25}
            strokeLinejoin="round"
          />
          <circle cx={last[0]} cy={last[1]} r={2} fill="currentColor" />
        </>
      ) : null}
    </svg>
  );
}
