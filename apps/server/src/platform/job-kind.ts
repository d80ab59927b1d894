/**
 * A kind of job: its name, and the rules for its retries. Its handler is registered separately
 * (`jobs.work`). The data of a job is stored in the database, so it contains ids and nothing
 * personal.
 */
export interface JobKind<Data extends object> {
  readonly name: string;
  /** How often a failed job is retried before it is marked as failed for good. */
  readonly retries: number;
  /**
   * The wait before the first retry. It doubles with each retry, up to the longest wait
   * (exponential back-off).
   */
  readonly firstWaitSeconds: number;
  readonly longestWaitSeconds: number;
  /** How long one attempt may take before it counts as failed. */
  readonly attemptSeconds: number;
  /** How many workers each process has for this kind. */
  readonly atOnce: number;
  /**
   * How many jobs a worker fetches at once and runs concurrently. Each job of the batch succeeds or
   * fails by itself.
   */
  readonly batch: number;
  /** The pause in milliseconds after each batch, which leaves capacity for visitors. */
  readonly breathMs: number;
  /**
   * Whether jobs have a key. Of several jobs with the same key only one may wait; further ones are
   * dropped.
   */
  readonly keyed: boolean;
  /**
   * The type of the data of a job of this kind. The field exists only for the type checker and has
   * no value.
   */
  readonly data?: Data;
}

const DEFAULTS = {
  retries: 10,
  firstWaitSeconds: 5,
  longestWaitSeconds: 900,
  attemptSeconds: 60,
  atOnce: 1,
  batch: 1,
  breathMs: 0,
  keyed: false,
};

/** Defines a kind of job. By default a failed job is retried ten times within about two hours. */
export function jobKind<Data extends object>(
  name: string,
  options: Partial<typeof DEFAULTS> = {},
): JobKind<Data> {
  return { name, ...DEFAULTS, ...options };
}

/** A failure whose message may be stored, because it contains nothing personal. */
export class JobFailure extends Error {}
