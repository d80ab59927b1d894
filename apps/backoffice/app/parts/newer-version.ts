/** A record with the number of its version, which each save increases by one. */
interface Versioned {
  readonly version: string;
}

/**
 * Whether a record that was read is newer than the record that an editor shows. An answer that was
 * under way during a save may be older than the answer of the save.
 */
export function isNewer(read: Versioned, shown: Versioned): boolean {
  return Number(read.version) > Number(shown.version);
}
