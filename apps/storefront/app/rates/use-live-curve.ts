import type { RateEntry } from "@suvarna/contract/rates/schemas";
import { useState } from "react";
import { type Curve, livePoint, withLivePoint } from "./curve.ts";
import type { RatesView } from "./rates-address.ts";

/** The curve that was loaded with the page, with every newer rate appended. */
export function useLiveCurve(
  loaded: Curve,
  { carat, range }: RatesView,
  entries: readonly RateEntry[],
): Curve {
  const point = livePoint(carat, entries);
  const [kept, setKept] = useState(() => ({ loaded, curve: withLivePoint(loaded, point, range) }));
  const curve = withLivePoint(kept.loaded === loaded ? kept.curve : loaded, point, range);
  if (kept.loaded !== loaded || kept.curve !== curve) setKept({ loaded, curve });
  return curve;
}
