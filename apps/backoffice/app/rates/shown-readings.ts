import type { RateReading } from "@suvarna/contract/rates/staff-schemas";

/** A reading on the screen, and the newer reading of its source that has come meanwhile. */
export interface ShownReading {
  readonly reading: RateReading;
  readonly newer: RateReading | null;
}

/**
 * Updates the readings on the screen. A reading that is shown stays when its source reports a newer
 * reading, and new sources come last, so that nobody accepts a reading that appeared under the
 * pointer. A reading disappears when its source has no reading in quarantine.
 * @returns the same list when nothing has changed
 */
export function keepShown(
  shown: readonly ShownReading[],
  quarantine: readonly RateReading[],
): readonly ShownReading[] {
  const kept = shown.flatMap((entry) => {
    const same = quarantine.find(({ _id }) => _id === entry.reading._id);
    if (same) return [changed(entry, same, null)];
    const newer = quarantine.find(({ source }) => source === entry.reading.source);
    return newer ? [changed(entry, entry.reading, newer)] : [];
  });
  const isNew = ({ source }: RateReading) => kept.every(({ reading }) => reading.source !== source);
  const added = quarantine.filter(isNew).map((reading) => ({ reading, newer: null }));
  const next = [...kept, ...added];
  const isSame = next.length === shown.length && next.every((entry, at) => entry === shown[at]);
  return isSame ? shown : next;
}

/** Shows the newer reading of a source in place of the older one. */
export function showNewer(shown: readonly ShownReading[], source: string): readonly ShownReading[] {
  return shown.map((entry) =>
    entry.newer && entry.newer.source === source ? { reading: entry.newer, newer: null } : entry,
  );
}

function changed(
  entry: ShownReading,
  reading: RateReading,
  newer: RateReading | null,
): ShownReading {
  return entry.reading === reading && entry.newer === newer ? entry : { reading, newer };
}
