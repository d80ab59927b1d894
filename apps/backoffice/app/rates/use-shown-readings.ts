import type { RateReading } from "@suvarna/contract/rates/staff-schemas";
import { useEffect, useState } from "react";
import { keepShown, type ShownReading, showNewer } from "./shown-readings.ts";

/** How long no decision is possible after the readings on the screen have changed. */
const SETTLE_MS = 1000;

/**
 * The readings on the screen. They stay while somebody may be judging them: a newer reading is
 * shown only when the user asks for it.
 * @returns the readings, a function that shows the newer reading of a source, and whether other
 *   readings have come on the screen just now, so that a press may be meant for what was there
 */
export function useShownReadings(quarantine: readonly RateReading[]) {
  const [shown, setShown] = useState<readonly ShownReading[]>(() => keepShown([], quarantine));
  const next = keepShown(shown, quarantine);
  // The state is set while rendering, so that no frame shows a reading that is not the kept one.
  if (next !== shown) setShown(next);

  const ids = next.map(({ reading }) => reading._id).join(" ");
  const [settledIds, setSettledIds] = useState(ids);
  useEffect(() => {
    const timer = setTimeout(() => setSettledIds(ids), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [ids]);
  return {
    shown: next,
    hasJustChanged: ids !== settledIds,
    look: (source: string) => setShown((all) => showNewer(all, source)),
  };
}
