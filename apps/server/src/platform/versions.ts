/**
 * The cache version of public pages and replies. Each part of the data (catalogue, content, rates)
 * has a version of its own, and all versions joined are part of every cache key: a change makes all
 * older entries stale.
 */
export interface Versions {
  /** The joined versions of all parts. */
  current(): string;
  /** The version of one part; empty before it is set. */
  of(part: string): string;
  /** Sets the version of a part. */
  set(part: string, mark: string): void;
}

export function createVersions(): Versions {
  const marks = new Map<string, string>();
  let joined = "";
  return {
    current: () => joined,
    of: (part) => marks.get(part) ?? "",
    set(part, mark) {
      marks.set(part, mark);
      joined = [...marks.values()].join(".");
    },
  };
}
