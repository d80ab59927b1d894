import type { Carat } from "@suvarna/domain/fineness";
import { type ComponentType, lazy, Suspense, useSyncExternalStore } from "react";
import { SPARK_SIZE } from "./spark-points.ts";

/** The media query of the breakpoint `xl`, from which there is room for the small curves. */
const WIDE = "(min-width: 80rem)";

interface Props {
  carat: Carat;
  className: string;
}

/** If the module of the small curve can't be loaded, its space stays empty. */
const Sparkline = lazy<ComponentType<Props>>(() =>
  import("./sparkline.tsx").then(
    ({ Sparkline }) => ({ default: Sparkline }),
    () => ({ default: () => null }),
  ),
);

/**
 * Reserves the space for the small curve of a rate on wide screens. The curve is an ornament, so
 * only a browser that shows it loads its code and its prices.
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
