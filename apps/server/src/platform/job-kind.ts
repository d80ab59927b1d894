/**
 * A kind of work that is done later, apart from its handler (`jobs.work`): its name and how
 * patient it is. What a job carries is kept in the database, so it holds ids, nothing personal.
 */
export interface JobKind<Data extends object> {
  readonly name: string;
  /** How often a job that fails is tried again before it is given up. */
  readonly retries: number;
  /** The wait before the first retry; it doubles with each, up to the longest. */
  readonly firstWaitSeconds: number;
  readonly longestWaitSeconds: number;
  /** How long one attempt may take; after that it counts as failed. */
  readonly attemptSeconds: number;
  /** How many workers one process has for them. */
  readonly atOnce: number;
  /** How many of them a worker takes at once, and does side by side; each succeeds or fails alone. */
  readonly batch: number;
  /** A rest after each batch: visitors of the shop come first. */
  readonly breathMs: number;
  /** Of jobs with the same key only one waits at a time; another one is dropped. */
  readonly keyed: boolean;
  /** Only for the types: what a job of this kind carries. */
  readonly data?: Data;
}

const PATIENCE = {
  retries: 10,
  firstWaitSeconds: 5,
  longestWaitSeconds: 900,
  attemptSeconds: 60,
  atOnce: 1,
  batch: 1,
  breathMs: 0,
  keyed: false,
};

/** Names a kind of work; what is not said of its patience is ten retries within some two hours. */
export function jobKind<Data extends object>(
  name: string,
  patience: Partial<typeof PATIENCE> = {},
): JobKind<Data> {
  return { name, ...PATIENCE, ...patience };
}

/** A failure whose words may be written down: they hold nothing personal. */
export class JobFailure extends Error {}
