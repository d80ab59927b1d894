import type { Db } from "./database.ts";
import { isDatabaseAway } from "./database-away.ts";
import { repeatedly } from "./repeatedly.ts";

/** How often the positions of the replicas are read. */
const LOOK_MS = 500;

/** A database server that is read: the primary, or a replica of it. */
export interface ReadNode {
  readonly db: Db;
  /**
   * The position in the write-ahead log up to which the node has everything.
   * @throws when it does not answer in time, or is no replica
   */
  position(): Promise<bigint>;
}

/**
 * Reads of data that many visitors share, such as the catalogue. They go to a replica that has every
 * change of which this process has heard, and to the primary while there is none.
 */
export interface Replicas {
  /**
   * Runs work that only reads. When a replica fails in the middle, the work is run again on the
   * primary.
   */
  read<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Says that the data have changed: no replica is read until it has the change. */
  changed(): void;
  start(): void;
  stop(): Promise<void>;
}

/** Reads on the primary alone: for the embedded database, and for a server without replicas. */
export function noReplicas(db: Db): Replicas {
  return {
    read: (work) => work(db),
    changed() {},
    start() {},
    async stop() {},
  };
}

/**
 * Reads on replicas in turns. A change is committed on the primary before this process hears of it, so
 * a position that is read from the primary afterwards is behind the change, and a replica that has
 * reached this position has the change.
 * @param lookMs the pause between two looks at the positions
 */
export function openReplicas(
  primary: ReadNode,
  replicas: readonly ReadNode[],
  lookMs = LOOK_MS,
): Replicas {
  let changes = 0;
  /** The number of changes that every replica in `current` has. */
  let seen = -1;
  /** A position behind the last of these changes. */
  let wanted = 0n;
  let current: readonly ReadNode[] = [];
  let turn = 0;

  async function look(): Promise<void> {
    const heard = changes;
    // A replica need not have what was written since then: it concerns other data.
    if (heard !== seen) wanted = await primary.position();
    const positions = await Promise.allSettled(replicas.map((replica) => replica.position()));
    current = replicas.filter((_, place) => {
      const answer = positions[place];
      return answer?.status === "fulfilled" && answer.value >= wanted;
    });
    seen = heard;
  }
  // The primary has failed; a later look asks it again, and until then a replica without the last
  // change is not read.
  const looking = repeatedly(look, lookMs, () => {});

  function next(): ReadNode | null {
    if (seen !== changes) return null;
    return current[turn++ % current.length] ?? null;
  }

  return {
    async read(work) {
      const replica = next();
      if (!replica) return work(primary.db);
      try {
        return await work(replica.db);
      } catch (error) {
        if (!isDatabaseAway(error)) throw error;
        current = current.filter((one) => one !== replica);
        return work(primary.db);
      }
    },
    changed() {
      changes += 1;
    },
    start: () => looking.start(),
    stop: () => looking.stop(),
  };
}
