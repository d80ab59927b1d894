import type { RateEntry } from "@suvarna/contract/rates/schemas";
import { useState } from "react";
import { type Curve, livePoint, withLivePoint } from "./curve.ts";
import type { RatesView } from "./rates-address.ts";

/** The curve of a rate that was loaded with the page, with every newer rate appended. */
export function useLiveCurve(
  loaded: Curve,
  { carat, range }: RatesView,
  entries: readonly RateEntry[],
): Curve {
  const point = livePoint(carat, entries);
  const [current, setCurrent] = useState(() => ({
    loaded,
    curve: withLivePoint(loaded, point, range),
  }));
  const curve = withLivePoint(current.loaded === loaded ? current.curve : loaded, point, range);
  if (current.loaded !== loaded || current.curve !== curve) setCurrent({ loaded, curve });
  return curve;
}
