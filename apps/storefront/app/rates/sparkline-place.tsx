import type { Carat } from "@suvarna/domain/fineness";
import { type ComponentType, lazy, Suspense, useSyncExternalStore } from "react";
import { SPARK_SIZE } from "./spark-points.ts";

/** As the breakpoint `xl`, from which on there is room for the lines. */
const WIDE = "(min-width: 80rem)";

interface Props {
  carat: Carat;
  className: string;
}

/** Without it the place stays free, as it is at first. */
const Sparkline = lazy<ComponentType<Props>>(() =>
  import("./sparkline.tsx").then(
    ({ Sparkline }) => ({ default: Sparkline }),
    () => ({ default: () => null }),
  ),
);

/**
 * Where a rate's line of the last day stands, on wide screens. An ornament: the page comes without
 * it, and only a browser that shows it fetches its code and its prices.
 */
export function SparklinePlace({ carat, className }: Props) {
  const isWide = useSyncExternalStore(
    onWidth,
    () => matchMedia(WIDE).matches,
    () => false,
  );
  const place = <svg {...SPARK_SIZE} aria-hidden className={className} />;
  return isWide ? (
    <Suspense fallback={place}>
      <Sparkline carat={carat} className={className} />
    </Suspense>
  ) : (
    place
  );
}

function onWidth(changed: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}
