/**
 * The number of the last change that a kept reply has seen, for each tag that it depends on. A tag
 * names a part of the shop's data, such as `rates`, `content` or `stock 0190…`.
 */
export type Seen = ReadonlyMap<string, number>;

/** The tag of a reply that depends on everything: any change makes it stale. */
export const EVERYTHING = "everything";

/**
 * The tag of the settings that staff can change. Other tags belong to the capability whose data they
 * name.
 */
export const SETTINGS = "settings";

/** One change, as replies that depend on it hear of it. */
interface Change {
  readonly number: number;
  /** For how long after its rendering a reply may leave this change out, in milliseconds. */
  readonly withinMs: number;
}

/**
 * The versions of the shop's data in this process. Every change has a number, and every tag the number
 * of its last change. A reply is fresh while none of its tags has changed since it was rendered.
 */
export interface Versions {
  /** The number of the last change of anything. */
  now(): number;
  /**
   * Notes that the data of some tags has changed.
   * @param withinMs replies may leave the change out until they are this old, so that changes which
   *   come one after the other do not make the same reply stale more often than that. All changes of
   *   a tag have the same time.
   */
  changed(tags: readonly string[], withinMs?: number): void;
  /** Notes that a tag has changed, unless its mark is the same as the last time. */
  set(tag: string, mark: string): void;
  /**
   * Whether a reply is fresh.
   * @param ageMs the time since it was rendered; infinite for a caller who must see every change
   */
  isFresh(seen: Seen, ageMs: number): boolean;
  /**
   * Registers a check that is called before a reply is looked at, and may note a change: in a process
   * that was frozen, a reply becomes stale by time alone, before any of its timers runs.
   */
  check(mayBeStale: () => void): void;
}

/** The part of the versions that is told of changes. */
export type Changes = Pick<Versions, "changed">;

/**
 * How many changed tags are remembered. When there are more, all replies until then become stale, so
 * that the memory does not grow with every piece that was ever sold.
 */
const TAGS_KNOWN = 20_000;

export function createVersions(): Versions {
  const changes = new Map<string, Change>();
  const marks = new Map<string, string>();
  const checks: (() => void)[] = [];
  let last = 0;
  /** Changes up to this number are forgotten. */
  let forgotten = 0;

  function changed(tags: readonly string[], withinMs = 0): void {
    last++;
    if (changes.size + tags.length > TAGS_KNOWN) {
      changes.clear();
      forgotten = last;
    }
    for (const tag of tags) changes.set(tag, { number: last, withinMs });
  }

  /** Whether a reply that has seen the changes of a tag up to a number may still be sent. */
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
