import type { Db } from "./database.ts";
import { isDatabaseAway } from "./database-away.ts";
import { Refusal } from "./errors.ts";
import { repeatedly } from "./repeatedly.ts";

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
   * Runs work that only reads. When it fails on a replica, it is run again on the primary, unless it
   * throws a `Refusal`.
   */
  read<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Says that the data have changed: no replica is read until it has the change. */
  changed(): void;
  /** How many replicas there are, and how many of them are read now. */
  usage(): { readonly all: number; readonly read: number };
  start(): void;
  stop(): Promise<void>;
}

/** The log of the replicas that are left out and taken in again. */
export interface ReplicaLog {
  warn(about: object, words: string): void;
  info(about: object, words: string): void;
}

const TIMES = {
  /** The pause in milliseconds between two looks at the positions of the replicas. */
  lookMs: 500,
  /** How long in milliseconds a replica is left out that failed a read. */
  restMs: 30_000,
};

/** Reads on the primary alone: for the embedded database, and for a server without replicas. */
export function noReplicas(db: Db): Replicas {
  return {
    read: (work) => work(db),
    changed() {},
    usage: () => ({ all: 0, read: 0 }),
    start() {},
    async stop() {},
  };
}

/**
 * Reads on replicas in turns. A change is committed on the primary before this process hears of it, so
 * a position that is read from the primary afterwards is behind the change, and a replica that has
 * reached this position has the change.
 * @param log is told of a replica by its place in the list, from 1, and never its address
 */
export function openReplicas(
  primary: ReadNode,
  replicas: readonly ReadNode[],
  log: ReplicaLog,
  { lookMs, restMs } = TIMES,
): Replicas {
  let changes = 0;
  /** The number of changes that every replica in `current` has. */
  let seen = -1;
  /** A position behind the last of these changes. */
  let wanted = 0n;
  let current: readonly ReadNode[] = [];
  let turn = 0;
  /** The replicas that are left out because of a fault, and until when at least. */
  const leftOut = new Map<ReadNode, number>();

  function leaveOut(replica: ReadNode, error: unknown, forMs: number): void {
    current = current.filter((one) => one !== replica);
    const until = leftOut.get(replica);
    leftOut.set(replica, Math.max(until ?? 0, performance.now() + forMs));
    if (until !== undefined) return;
    const about = { replica: replicas.indexOf(replica) + 1, reason: reasonOf(error) };
    log.warn(about, "a replica of the database is left out");
  }

  function takeIn(replica: ReadNode): void {
    if (!leftOut.delete(replica)) return;
    const about = { replica: replicas.indexOf(replica) + 1 };
    log.info(about, "a replica of the database is taken in again");
  }

  async function look(): Promise<void> {
    const heard = changes;
    // The primary is asked at each look, because it may have another timeline since the last one.
    const position = primary.position();
    // Without a new catalogue change, the position stays: later writes concern other tables.
    if (heard !== seen) wanted = await position;
    else await position.catch(() => {});
    const answers = await Promise.allSettled(replicas.map((replica) => replica.position()));
    current = replicas.filter((replica, place) => {
      const answer = answers[place] as PromiseSettledResult<bigint>;
      if (answer.status === "rejected") leaveOut(replica, answer.reason, 0);
      else if ((leftOut.get(replica) ?? 0) <= performance.now()) takeIn(replica);
      return !leftOut.has(replica) && answer.status === "fulfilled" && answer.value >= wanted;
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
        if (error instanceof Refusal) throw error;
        // Other reads need not wait for this replica as well.
        if (isDatabaseAway(error)) leaveOut(replica, error, restMs);
        const answer = await work(primary.db);
        // An error that the primary does not have is the replica's.
        leaveOut(replica, error, restMs);
        return answer;
      }
    },
    changed() {
      changes += 1;
    },
    usage: () => ({ all: replicas.length, read: seen === changes ? current.length : 0 }),
    start: () => looking.start(),
    stop: () => looking.stop(),
  };
}

/**
 * The reason of a failure for the log: the code, if there is one, because the words that belong to a
 * code may have addresses, names and the parameters of a query.
 */
function reasonOf(error: unknown): string {
  let words = "no answer";
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    if (typeof code === "string") return code;
    words = cause.message;
  }
  return words;
}
