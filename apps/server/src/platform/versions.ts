/**
 * For each tag that a cached reply depends on, the number of the last change that the reply
 * includes. A tag names a part of the shop's data, such as `rates`, `content` or `stock 0190…`.
 */
export type VersionSnapshot = ReadonlyMap<string, number>;

/** The tag of a reply that depends on all data: any change makes the reply stale. */
export const EVERYTHING = "everything";

/**
 * The tag of the settings that staff can change. The other tags are defined by the capability whose
 * data they name.
 */
export const SETTINGS = "settings";

/** The last change of a tag. */
interface Change {
  readonly number: number;
  /** For how many milliseconds after its rendering a reply may leave this change out. */
  readonly withinMs: number;
}

/**
 * The versions of the shop's data in this process. Every change has a number, and every tag the number
 * of its last change. A reply is fresh while none of its tags has changed since it was rendered.
 */
export interface Versions {
  /** The number of the last change of any data. */
  now(): number;
  /**
   * Records that the data of some tags has changed.
   * @param withinMs for how many milliseconds after its rendering a reply may leave the change out.
   *   Then a series of changes makes the same reply stale at most once in this time. All changes of
   *   a tag have the same value.
   */
  changed(tags: readonly string[], withinMs?: number): void;
  /** Records that a tag has changed, unless its mark is equal to the mark of the last call. */
  set(tag: string, mark: string): void;
  /**
   * Whether a reply is fresh.
   * @param ageMs the milliseconds since the reply was rendered; infinite for a caller who must see
   *   every change
   */
  isFresh(seen: VersionSnapshot, ageMs: number): boolean;
  /**
   * Registers a function that is called before a cached reply is used, and that may record a
   * change. In a process that was frozen, replies become stale by time alone, before any timer of
   * the process runs.
   */
  check(mayBeStale: () => void): void;
}

/** The part of the versions that records changes. */
export type Changes = Pick<Versions, "changed">;

/**
 * For how many tags the last change is remembered. When there are more changed tags, all cached
 * replies become stale, so that the memory does not grow with every piece that was ever sold.
 */
const TAGS_KNOWN = 20_000;

export function createVersions(): Versions {
  const changes = new Map<string, Change>();
  const marks = new Map<string, string>();
  const checks: (() => void)[] = [];
  let last = 0;
  /**
   * The number of the last change that was dropped from memory; all earlier changes were dropped
   * too.
   */
  let forgotten = 0;

  function changed(tags: readonly string[], withinMs = 0): void {
    last++;
    if (changes.size + tags.length > TAGS_KNOWN) {
      changes.clear();
      forgotten = last;
    }
    for (const tag of tags) changes.set(tag, { number: last, withinMs });
  }

  /** Whether a reply may still be sent that includes the changes of a tag up to a number. */
  function isCurrent(tag: string, seen: number, ageMs: number): boolean {
    if (seen < forgotten) return false;
    if (tag === EVERYTHING) return seen === last;
    const change = changes.get(tag);
    return !change || change.number <= seen || ageMs < change.withinMs;
  }

  return {
    now: () => last,
    changed,
    set(tag, mark) {
      if (marks.get(tag) === mark) return;
      marks.set(tag, mark);
      changed([tag]);
    },
    check: (mayBeStale) => void checks.push(mayBeStale),
    isFresh(seen, ageMs) {
      for (const mayBeStale of checks) mayBeStale();
      for (const [tag, number] of seen) if (!isCurrent(tag, number, ageMs)) return false;
      return true;
    },
  };
}
