import type { Carat } from "@suvarna/domain/fineness";
import { type ComponentType, lazy, Suspense, useSyncExternalStore } from "react";
import { SPARK_SIZE } from "./spark-points.ts";

/** The breakpoint `xl`, from which there is room for sparklines. */
const WIDE = "(min-width: 80rem)";

interface Props {
  carat: Carat;
  className: string;
}

/** If the module can't be loaded, the space stays empty. */
const Sparkline = lazy<ComponentType<Props>>(() =>
  import("./sparkline.tsx").then(
    ({ Sparkline }) => ({ default: Sparkline }),
    () => ({ default: () => null }),
  ),
);

/**
 * The space of a sparkline on wide screens. It is an ornament: only a browser that shows it loads
 * its code and its prices.
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
