import type { Db } from "./database.ts";
import { isDatabaseAway } from "./database-away.ts";
import { Refusal } from "./errors.ts";
import { runRepeatedly } from "./run-repeatedly.ts";

/** A database server from which the shop reads: the primary, or a replica of the primary. */
export interface ReadNode {
  readonly db: Db;
  /**
   * The position in the write-ahead log up to which this server has all changes.
   * @throws when the server does not answer in time, or is not a replica of the primary
   */
  position(): Promise<bigint>;
}

/**
 * Reads data that many visitors share, such as the catalogue. A read goes to a replica that has
 * every change of which this process has heard, and to the primary while no replica has all of
 * them.
 */
export interface Replicas {
  /**
   * Runs work that only reads. When the work fails on a replica, it runs again on the primary,
   * unless it throws a `Refusal`.
   */
  read<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Reports that the data have changed: no replica is read until it has the change. */
  changed(): void;
  /** How many replicas there are, and how many of them are in use now. */
  usage(): { readonly all: number; readonly read: number };
  start(): void;
  stop(): Promise<void>;
}

/** Logs which replicas are left out, and which are used again. */
export interface ReplicaLog {
  warn(about: object, words: string): void;
  info(about: object, words: string): void;
}

const TIMES = {
  /** The pause in milliseconds between two checks of the replicas' positions. */
  lookMs: 500,
  /** For how many milliseconds a replica is left out after a read on it failed. */
  restMs: 30_000,
};

/** Runs all reads on the primary: for the embedded database, and for a server without replicas. */
export function primaryOnly(db: Db): Replicas {
  return {
    read: (work) => work(db),
    changed() {},
    usage: () => ({ all: 0, read: 0 }),
    start() {},
    async stop() {},
  };
}

/**
 * Distributes reads over the replicas in turn. A change is committed on the primary before this
 * process hears of it. So a position that is read from the primary afterwards includes the change,
 * and a replica that has reached this position has the change.
 * @param log gets the number of a replica in the list, from 1, and never its address
 */
export function openReplicas(
  primary: ReadNode,
  replicas: readonly ReadNode[],
  log: ReplicaLog,
  { lookMs, restMs } = TIMES,
): Replicas {
  let changes = 0;
  /** The number of catalogue changes that every replica in `current` has replayed. */
  let replayedChanges = -1;
  /**
   * The position in the write-ahead log that a replica must have reached. It lies after the last
   * catalogue change.
   */
  let requiredPosition = 0n;
  let current: readonly ReadNode[] = [];
  let turn = 0;
  /** The replicas that are left out because of a fault, with the earliest time of their return. */
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
    // The primary is asked at each check, because it may have a new timeline since the last check.
    const position = primary.position();
    // Without a new catalogue change the required position stays the same, because other writes
    // concern other tables.
    if (heard !== replayedChanges) requiredPosition = await position;
    else await position.catch(() => {});
    const answers = await Promise.allSettled(replicas.map((replica) => replica.position()));
    current = replicas.filter((replica, place) => {
      const answer = answers[place] as PromiseSettledResult<bigint>;
      if (answer.status === "rejected") leaveOut(replica, answer.reason, 0);
      else if ((leftOut.get(replica) ?? 0) <= performance.now()) takeIn(replica);
      return (
        !leftOut.has(replica) && answer.status === "fulfilled" && answer.value >= requiredPosition
      );
    });
    replayedChanges = heard;
  }
  // An error here means that the primary has failed. A later check asks the primary again; until
  // then a replica without the last change is not read.
  const looking = runRepeatedly(look, lookMs, () => {});

  function next(): ReadNode | null {
    if (replayedChanges !== changes) return null;
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
        // The replica is left out at once, so that other reads need not wait for it as well.
        if (isDatabaseAway(error)) leaveOut(replica, error, restMs);
        const answer = await work(primary.db);
        // The read failed on the replica but not on the primary, so the fault lies with the
        // replica.
        leaveOut(replica, error, restMs);
        return answer;
      }
    },
    changed() {
      changes += 1;
    },
    usage: () => ({ all: replicas.length, read: replayedChanges === changes ? current.length : 0 }),
    start: () => looking.start(),
    stop: () => looking.stop(),
  };
}

/**
 * The reason of a failure for the log: its code, if there is one. The message that belongs to a
 * code may contain addresses, names and parameters of a query.
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
